// Made by generate-annotations.py from Unicode's CLDR 41. Do not edit. Copyright 1991-2022 Unicode, Inc.; see
// https://www.unicode.org/license.txt.
// swift-format-ignore-file

extension Annotations {
    /// A character and its name, parted by a blank; then a semicolon or a new line.
    static let german = Annotations(
        #"""
        🏻 helle Hautfarbe;🏼 mittelhelle Hautfarbe;🏽 mittlere Hautfarbe;🏾 mitteldunkle Hautfarbe;🏿 dunkle Hautfarbe
        ‾ Überstrich;‐ Bindestrich;– Halbgeviertstrich;— Geviertstrich;― waagerechter Strich;・ Katakana-Mittelpunkt
        ، arabisches Komma;、 ideografisches Komma;؛ arabisches Semikolon;¡ umgekehrtes Ausrufezeichen
        ¿ umgekehrtes Fragezeichen;؟ arabisches Fragezeichen;‽ Interrobang;… Ellipse;。 ideografischer Punkt
        · Mittelpunkt;‘ Apostroph links;’ Apostroph rechts;‚ Apostroph rechts unten
        “ öffnendes doppeltes Anführungszeichen oben;” schließendes doppeltes Anführungszeichen oben
        „ öffnendes doppeltes Anführungszeichen unten;« nach links weisendes Guillemet
        » nach rechts weisendes Guillemet;〈 öffnende spitze Klammer;〉 schließende spitze Klammer
        《 öffnende doppelte spitze Klammer;》 schließende doppelte spitze Klammer;「 öffnende Eckklammer
        」 schließende Eckklammer;『 öffnende hohle Eckklammer;』 schließende hohle Eckklammer
        【 öffnende schwarze konkave Klammer;】 schließende schwarze konkave Klammer;〔 öffnende stumpfe Klammer
        〕 schließende stumpfe Klammer;〖 öffnende hohle konkave Klammer;〗 schließende hohle konkave Klammer;§ Paragraf
        ¶ Absatzzeichen;‰ Promille;† Langkreuz;‡ Zweibalkenkreuz;• Aufzählungspunkt;‧ Silbentrennungspunkt;′ Prime
        ″ Doppelprime;‴ Dreistrich;‸ Caret;※ Komejirushi;⁂ Asterism;´ Akut;¨ Trema;° Grad Alkohol
        ℗ Copyrightzeichen für Audioaufnahme;← nach links weisender Pfeil;↚ durchgestrichener Pfeil nach links
        → nach rechts weisender Pfeil;↛ durchgestrichener Pfeil nach rechts;↑ nach oben weisender Pfeil
        ↓ nach unten weisender Pfeil;↜ Wellenpfeil nach links;↝ Wellenpfeil nach rechts
        ↞ Pfeil mit Doppelspitze nach links;↟ Pfeil mit Doppelspitze nach oben;↠ Pfeil mit Doppelspitze nach rechts
        ↡ Pfeil mit Doppelspitze nach unten;↢ Pfeilschwanz nach links;↣ Pfeilschwanz nach rechts
        ↤ Pfeil nach links von Strich weglaufend;↥ Pfeil nach oben von Strich weglaufend
        ↦ Pfeil nach rechts von Strich weglaufend;↧ Pfeil nach unten von Strich weglaufend
        ↨ Pfeil nach oben und unten mit Unterstrich;↫ Pfeil nach links mit Schleife;↬ Pfeil nach rechts mit Schleife
        ↭ Wellenpfeil nach links und rechts;↯ Zickzack-Pfeil nach unten;↰ Pfeil nach oben mit Spitze nach links
        ↱ Pfeil nach oben mit Spitze nach rechts;↲ Pfeil nach unten mit Spitze nach links
        ↳ Pfeil nach unten mit Spitze nach rechts;↴ Pfeil nach rechts mit Spitze nach unten
        ↵ Pfeil nach unten mit Ecke nach links;↶ Halbkreisförmiger Pfeil gegen Uhrzeigersinn oben
        ↷ Halbkreisförmiger Pfeil im Uhrzeigersinn oben;↸ Pfeil nach Nordwesten auf langen Strich zulaufend
        ↹ Pfeil nach links auf Strich zulaufend über Pfeil nach rechts auf Strich zulaufend
        ↺ Kreisförmiger Pfeil gegen Uhrzeigersinn;↻ Kreisförmiger Pfeil im Uhrzeigersinn
        ↼ Harpune nach links mit Zacken nach oben;↽ Harpune nach links mit Zacken nach unten
        ↾ Harpune nach oben mit Zacken nach rechts;↿ Harpune nach oben mit Zacken nach links
        ⇀ Harpune nach rechts mit Zacken nach oben;⇁ Harpune nach rechts mit Zacken nach unten
        ⇂ Harpune nach unten mit Zacken nach rechts;⇃ Harpune nach unten mit Zacken nach links
        ⇄ Pfeil nach rechts über Pfeil nach links;⇅ nach oben und nach unten weisende Pfeile
        ⇆ Linkspfeil über Rechtspfeil;⇇ gepaarte Pfeile nach links;⇈ gepaarte Pfeile nach oben
        ⇉ gepaarte Pfeile nach rechts;⇊ gepaarte Pfeile nach unten;⇋ Harpune nach links über Harpune nach rechts
        ⇌ Harpune nach rechts über Harpune nach links;⇐ Pfeil mit Doppelstrich nach links
        ⇍ Durchgestrichener Pfeil mit Doppelstrich nach links;⇑ Pfeil mit Doppelstrich nach oben
        ⇒ Pfeil mit Doppelstrich nach rechts;⇏ Durchgestrichener Pfeil mit Doppelstrich nach rechts
        ⇓ Pfeil mit Doppelstrich nach unten;⇔ Pfeil mit Doppelstrich nach links und rechts
        ⇎ Durchgestrichener Pfeil mit Doppelstrich nach links und rechts;⇖ Pfeil mit Doppelstrich nach Nordwesten
        ⇗ Pfeil mit Doppelstrich nach Nordosten;⇘ Pfeil mit Doppelstrich nach Südosten
        ⇙ Pfeil mit Doppelstrich nach Südwesten;⇚ Pfeil mit Dreifachstrich nach links
        ⇛ Pfeil mit Dreifachstrich nach rechts;⇜ Schnörkelpfeil nach links;⇝ Schnörkelpfeil nach rechts
        ⇞ Pfeil nach oben mit doppeltem Querstrich;⇟ Pfeil nach unten mit doppeltem Querstrich
        ⇠ Gestrichelter Pfeil nach links;⇡ Gestrichelter Pfeil nach oben;⇢ Gestrichelter Pfeil nach rechts
        ⇣ Gestrichelter Pfeil nach unten;⇤ Pfeil nach links auf Strich zulaufend
        ⇥ Pfeil nach rechts auf Strich zulaufend;⇦ weißer Pfeil nach links;⇧ weißer Pfeil nach oben
        ⇨ weißer Pfeil nach rechts;⇩ weißer Pfeil nach unten;⇪ weißer Pfeil nach oben von Strich weglaufend
        ⇵ Pfeil nach unten links neben Pfeil nach oben;∀ für alle;∂ partielle Ableitung;∃ es existiert;∅ leere Menge
        ∆ Inkrement;∇ Nabla;∈ Element;∉ kein Element von;∋ enthält als Element;∎ Ende des Beweises;∏ Produktzeichen
        ∑ Summenzeichen;± Plusminuszeichen;÷ Division;× Multiplikation;≮ nicht kleiner als;≠ ungleich
        ≯ nicht größer als;¬ Negationszeichen;− Minuszeichen;⁻ hochgestelltes Minuszeichen;∓ minus oder plus
        ∕ Divisionsstrich;⁄ Bruchstrich;∗ Sternchen-Operator;∘ Ring-Operator;∙ Kreis-Operator;√ Quadratwurzel
        ∝ proportional zu;∞ Unendlichkeitszeichen;∟ rechter Winkel;∠ Winkel-Zeichen;∣ Teilt-Zeichen;∥ parallel zu
        ∧ logisches Und;∩ Schnittmenge;∪ Vereinigungsmenge;∫ Integral;∬ Doppelintegral;∮ Kurvenintegral;∴ Folglich
        ∵ Weil;∶ Verhältniszeichen;∷ Proportionszeichen;∼ Tilde-Operator;∽ gespiegelte Tilde
        ∾ umgekehrtes schlafendes S;≃ asymptotisch gleich;≅ ungefähr-gleich;≈ ungefähr gleich;≌ alles gleich
        ≒ ungefähr gleich oder Bild von;≖ Ring im Gleichheitszeichen;≡ identisch;≣ genau äquivalent
        ≤ kleiner als oder gleich;≥ größer als oder gleich;≦ kleiner als über gleich;≧ größer als über gleich
        ≪ viel kleiner als;≫ viel größer als;≬ zwischen;≳ größer als oder äquivalent;≺ vorangehend;≻ nachfolgend
        ⊁ nicht nachfolgend;⊂ Teilmenge;⊃ Obermenge von;⊆ Teilmenge von oder gleich mit;⊇ Obermenge von oder gleich mit
        ⊕ eingekreistes Pluszeichen;⊖ eingekreistes Minuszeichen;⊗ eingekreistes Multiplikationszeichen
        ⊘ eingekreister Divisionsstrich;⊙ eingekreister Punkt-Operator;⊚ eingekreister Ring-Operator
        ⊛ eingekreister Stern-Operator;⊞ eingerahmtes Pluszeichen;⊟ eingerahmtes Minuszeichen;⊥ senkrecht nach oben
        ⊮ erzwingt nicht;⊰ vorangehend in Relation;⊱ nachfolgend in Relation
        ⋭ enthält nicht als normale Untergruppe oder gleich;⊶ Original von;⊹ hermitesche konjugierte Matrix
        ⊿ rechtes Dreieck;⋁ N-stufiges logisches Oder;⋂ N-stufige Schnittmenge;⋃ N-stufige Vereinigungsmenge
        ⋅ Punkt-Operator;⋆ Stern-Operator;⋈ natürliche Verknüpfung;⋒ doppelte Schnittmenge;⋘ sehr viel kleiner als
        ⋙ sehr viel größer als;⋮ vertikale Ellipse;⋯ horizontale Ellipse auf mittlerer Höhe
        ⋰ rechts-aufwärts steigende diagonale Ellipse;⋱ rechts-abwärts fallende diagonale Ellipse;■ schwarzes Quadrat
        □ weißes Quadrat;▢ weißes Quadrat mit abgerundeten Ecken;▣ weißes Quadrat mit kleinem schwarzem Quadrat
        ▤ Quadrat mit horizontaler Schraffur;▥ Quadrat mit vertikaler Schraffur
        ▦ Quadrat mit orthogonaler Kreuzschraffur;▧ Quadrat mit Schraffur von oben links nach unten rechts
        ▨ Quadrat mit Schraffur von oben rechts nach unten links;▩ Quadrat mit diagonaler Kreuzschraffur
        ▬ schwarzes Rechteck;▭ weißes Rechteck;▮ vertikales schwarzes Rechteck;▰ schwarzes Parallelogramm
        ▲ schwarzes nach oben weisendes Dreieck;△ weißes nach oben weisendes Dreieck
        ▴ schwarzes nach oben weisendes kleines Dreieck;▵ weißes nach oben weisendes kleines Dreieck
        ▷ weißes nach rechts weisendes Dreieck;▸ schwarzes nach rechts weisendes kleines Dreieck
        ▹ weißes nach rechts weisendes kleines Dreieck;► schwarzer nach rechts weisender Zeiger
        ▻ weißer nach rechts weisender Zeiger;▼ schwarzes nach unten weisendes Dreieck
        ▽ weißes nach unten weisendes Dreieck;▾ schwarzes nach unten weisendes kleines Dreieck
        ▿ weißes nach unten weisendes kleines Dreieck;◁ weißes nach links weisendes Dreieck
        ◂ schwarzes nach links weisendes kleines Dreieck;◃ weißes nach links weisendes kleines Dreieck
        ◄ schwarzer nach links weisender Zeiger;◅ weißer nach links weisender Zeiger;◆ schwarzes Karo;◇ weißes Karo
        ◈ weißes Karo mit kleinem schwarzem Karo;◉ weißer Kreis mit kleinem schwarzem Kreis;◊ Raute;○ hohler Kreis
        ◌ punktierter Kreis;◍ Kreis mit vertikaler Schraffur;◎ konzentrische Kreise;● gefüllter Kreis
        ◐ Kreis mit schwarzer Hälfte links;◑ Kreis mit schwarzer Hälfte rechts;◒ Kreis mit schwarzer Hälfte unten
        ◓ Kreis mit schwarzer Hälfte oben;◔ Kreis mit schwarzem Viertel oben rechts
        ◕ schwarzer Kreis mit weißem Viertel oben links;◖ linke Hälfte eines schwarzen Kreises
        ◗ rechte Hälfte eines schwarzen Kreises;◘ invertiertes Aufzählungszeichen;◙ schwarzes Quadrat mit weißem Kreis
        ◜ Viertelkreis oben links;◝ Viertelkreis oben rechts;◞ Viertelkreis unten rechts;◟ Viertelkreis unten links
        ◠ Halbkreis oben;◡ Halbkreis unten;◢ schwarzes Dreieck unten rechts;◣ schwarzes Dreieck unten links
        ◤ schwarzes Dreieck oben links;◥ schwarzes Dreieck oben rechts;◦ weißes Aufzählungszeichen
        ◯ großer hohler Kreis;◳ weißes Quadrat mit Viertel oben rechts;◷ weißer Kreis mit Viertel oben rechts
        ◿ weißes Dreieck unten rechts;♪ Achtelnote;⨧ Pluszeichen mit tiefgestellter Zwei;⨯ Vektor-/Kreuzprodukt
        ⨼ inneres Produkt;⩣ logisches Oder mit doppeltem Unterstrich;⩽ schräg gleich oder kleiner als
        ⪍ kleiner als über ähnlich oder gleich;⪚ gleich über größer als;⪺ nachfolgend über fast ungleich
        ♭ Erniedrigungszeichen;♯ Erhöhungszeichen;🥹 Gesicht, das Tränen zurückhält;🧌 Troll;🩻 Röntgenbild;🩼 Krücke
        🪩 Discokugel;🪪 Ausweis;🪫 schwache Batterie;🪬 Hamsa;🪷 Lotusblüte;🪸 Koralle;🪹 leeres Nest;🪺 Nest mit Eiern
        🫃 schwangerer Mann;🫄 schwangere Person;🫅 Person mit Krone;🫗 Flüssigkeit ausgießen;🫘 Bohnen;🫙 Einmachglas
        🫠 schmelzendes Gesicht;🫡 grüßendes Gesicht;🫢 Gesicht mit offenen Augen und Hand über dem Mund
        🫣 Gesicht mit durch die Finger linsendem Auge;🫤 Gesicht mit schrägem Mund;🫥 Gesicht mit gestrichelter Linie
        🫦 Auf Lippe beißen;🫧 Blasen;🫰 Hand mit gekreuztem Zeigefinger und Daumen;🫱 nach rechts weisende Hand
        🫲 nach links weisende Hand;🫳 Hand mit Handfläche nach unten;🫴 Hand mit Handfläche nach oben
        🫵 auf Betrachter zeigender Zeigefinger;🫶 Hände, die Herz bilden;🛝 Spielplatzrutsche;🛞 Autorad;🛟 Rettungsring
        🟰 Gleichheitszeichen extrafett;😀 grinsendes Gesicht;😃 grinsendes Gesicht mit großen Augen
        😄 grinsendes Gesicht mit lachenden Augen;😁 strahlendes Gesicht mit lachenden Augen
        😆 Grinsegesicht mit zugekniffenen Augen;😅 grinsendes Gesicht mit Schweißtropfen
        🤣 sich vor Lachen auf dem Boden wälzen;😂 Gesicht mit Freudentränen;🙂 leicht lächelndes Gesicht
        🙃 umgekehrtes Gesicht;😉 zwinkerndes Gesicht;😊 lächelndes Gesicht mit lachenden Augen
        😇 lächelndes Gesicht mit Heiligenschein;🥰 lächelndes Gesicht mit Herzen
        😍 lächelndes Gesicht mit herzförmigen Augen;🤩 überwältigt;😘 Kuss zuwerfendes Gesicht;😗 küssendes Gesicht
        ☺ lächelndes Gesicht;😚 küssendes Gesicht mit geschlossenen Augen;😙 küssendes Gesicht mit lächelnden Augen
        🥲 lachendes Gesicht mit Träne;😋 sich die Lippen leckendes Gesicht;😛 Gesicht mit herausgestreckter Zunge
        😜 zwinkerndes Gesicht mit herausgestreckter Zunge;🤪 irres Gesicht
        😝 Gesicht mit herausgestreckter Zunge und zusammengekniffenen Augen;🤑 Gesicht mit Dollarzeichen
        🤗 Gesicht mit umarmenden Händen;🤭 verlegen kicherndes Gesicht;🤫 ermahnendes Gesicht;🤔 nachdenkendes Gesicht
        🤐 Gesicht mit Reißverschlussmund;🤨 Gesicht mit hochgezogenen Augenbrauen;😐 neutrales Gesicht
        😑 ausdrucksloses Gesicht;😶 Gesicht ohne Mund;😶‍🌫 Gesicht in Wolken;😏 süffisant lächelndes Gesicht
        😒 verstimmtes Gesicht;🙄 Augen verdrehendes Gesicht;😬 Grimassen schneidendes Gesicht;😮‍💨 Gesicht, das ausatmet
        🤥 lügendes Gesicht;😌 erleichtertes Gesicht;😔 nachdenkliches Gesicht;😪 schläfriges Gesicht;🤤 sabberndes Gesicht
        😴 schlafendes Gesicht;😷 Gesicht mit Atemschutzmaske;🤒 Gesicht mit Fieberthermometer;🤕 Gesicht mit Kopfverband
        🤢 würgendes Gesicht;🤮 kotzendes Gesicht;🤧 niesendes Gesicht;🥵 schwitzendes Gesicht;🥶 frierendes Gesicht
        🥴 schwindeliges Gesicht;😵 benommenes Gesicht;😵‍💫 Gesicht mit Spiralen als Augen;🤯 explodierender Kopf
        🤠 Gesicht mit Cowboyhut;🥳 Partygesicht;🥸 verkleidet;😎 lächelndes Gesicht mit Sonnenbrille;🤓 Strebergesicht
        🧐 Gesicht mit Monokel;😕 verwundertes Gesicht;😟 besorgtes Gesicht;🙁 betrübtes Gesicht;☹ düsteres Gesicht
        😮 Gesicht mit offenem Mund;😯 verdutztes Gesicht;😲 erstauntes Gesicht;😳 errötetes Gesicht mit großen Augen
        🥺 bettelndes Gesicht;😦 entsetztes Gesicht;😧 qualvolles Gesicht;😨 ängstliches Gesicht
        😰 besorgtes Gesicht mit Schweißtropfen;😥 trauriges aber erleichtertes Gesicht;😢 weinendes Gesicht
        😭 heulendes Gesicht;😱 vor Angst schreiendes Gesicht;😖 verwirrtes Gesicht;😣 entschlossenes Gesicht
        😞 enttäuschtes Gesicht;😓 bedrücktes Gesicht mit Schweiß;😩 erschöpftes Gesicht;😫 müdes Gesicht
        🥱 gähnendes Gesicht;😤 schnaubendes Gesicht;😡 schmollendes Gesicht;😠 verärgertes Gesicht
        🤬 Gesicht mit Symbolen über dem Mund;😈 grinsendes Gesicht mit Hörnern;👿 wütendes Gesicht mit Hörnern
        💀 Totenkopf;☠ Totenkopf mit gekreuzten Knochen;💩 Kothaufen;🤡 Clown-Gesicht;👹 Ungeheuer;👺 Kobold;👻 Gespenst
        👽 Außerirdischer;👾 Computerspiel-Monster;🤖 Roboter;😺 grinsende Katze;😸 grinsende Katze mit lachenden Augen
        😹 Katze mit Freudentränen;😻 lachende Katze mit Herzen als Augen;😼 verwegen lächelnde Katze;😽 küssende Katze
        🙀 erschöpfte Katze;😿 weinende Katze;😾 schmollende Katze;🙈 sich die Augen zuhaltendes Affengesicht
        🙉 sich die Ohren zuhaltendes Affengesicht;🙊 sich den Mund zuhaltendes Affengesicht;💋 Kussabdruck;💌 Liebesbrief
        💘 Herz mit Pfeil;💝 Herz mit Schleife;💖 funkelndes Herz;💗 wachsendes Herz;💓 schlagendes Herz;💞 kreisende Herzen
        💕 zwei Herzen;💟 Herzdekoration;❣ Herz als Ausrufezeichen;💔 gebrochenes Herz;❤‍🔥 Herz in Flammen
        ❤‍🩹 Herz mit Verband;❤ rotes Herz;🧡 oranges Herz;💛 gelbes Herz;💚 grünes Herz;💙 blaues Herz;💜 lila Herz
        🤎 braunes Herz;🖤 schwarzes Herz;🤍 weißes Herz;💯 100 Punkte;💢 Ärger;💥 Zusammenstoß;💫 schwindlig;💦 Schweißtropfen
        💨 Staubwolke;🕳 Loch;💣 Bombe;💬 Sprechblase mit drei Punkten;👁‍🗨 Auge in Sprechblase;🗨 Sprechblase links
        🗯 Sprechblase für wütende Aussage rechts;💭 Gedankenblase;💤 Schlafen;👋 winkende Hand;🤚 erhobene Hand von hinten
        🖐 Hand mit gespreizten Fingern;✋ erhobene Hand;🖖 vulkanischer Gruß;👌 OK-Zeichen;🤌 zusammengedrückte Finger
        🤏 Wenig-Geste;✌ Victory-Geste;🤞 Hand mit gekreuzten Fingern;🤟 Ich-liebe-dich-Geste;🤘 Teufelsgruß
        🤙 Ruf-mich-an-Handzeichen;👈 nach links weisender Zeigefinger;👉 nach rechts weisender Zeigefinger
        👆 nach oben weisender Zeigefinger von hinten;🖕 Mittelfinger;👇 nach unten weisender Zeigefinger
        ☝ nach oben weisender Zeigefinger von vorne;👍 Daumen hoch;👎 Daumen runter;✊ erhobene Faust;👊 geballte Faust
        🤛 Faust nach links;🤜 Faust nach rechts;👏 klatschende Hände;🙌 zwei erhobene Handflächen;👐 offene Hände
        🤲 Handflächen nach oben;🤝 Handschlag;🙏 zusammengelegte Handflächen;✍ schreibende Hand;💅 Nagellack;🤳 Selfie
        💪 angespannter Bizeps;🦾 Armprothese;🦿 Beinprothese;🦵 Bein;🦶 Fuß;👂 Ohr;🦻 Ohr mit Hörgerät;👃 Nase;🧠 Gehirn
        🫀 Herz (Organ);🫁 Lunge;🦷 Zahn;🦴 Knochen;👀 Augen;👁 Auge;👅 Zunge;👄 Mund;👶 Baby;🧒 Kind;👦 Junge;👧 Mädchen;🧑 Person
        👱 Person: blondes Haar;👨 Mann;🧔 Person: Bart;🧔‍♂ Mann: Bart;👱‍♂ Mann: blond;👩 Frau;🧔‍♀ Frau: Bart
        👱‍♀ Frau: blond;🧓 ältere Person;👴 älterer Mann;👵 ältere Frau;🙍 missmutige Person;🙍‍♂ missmutiger Mann
        🙍‍♀ missmutige Frau;🙎 schmollende Person;🙎‍♂ schmollender Mann;🙎‍♀ schmollende Frau
        🙅 Person mit überkreuzten Armen;🙅‍♂ Mann mit überkreuzten Armen;🙅‍♀ Frau mit überkreuzten Armen
        🙆 Person mit Händen auf dem Kopf;🙆‍♂ Mann mit Händen auf dem Kopf;🙆‍♀ Frau mit Händen auf dem Kopf
        💁 Infoschalter-Mitarbeiter(in);💁‍♂ Infoschalter-Mitarbeiter;💁‍♀ Infoschalter-Mitarbeiterin
        🙋 Person mit erhobenem Arm;🙋‍♂ Mann mit erhobenem Arm;🙋‍♀ Frau mit erhobenem Arm;🧏 gehörlose Person
        🧏‍♂ gehörloser Mann;🧏‍♀ gehörlose Frau;🙇 sich verbeugende Person;🙇‍♂ sich verbeugender Mann
        🙇‍♀ sich verbeugende Frau;🤦 sich an den Kopf fassende Person;🤦‍♂ sich an den Kopf fassender Mann
        🤦‍♀ sich an den Kopf fassende Frau;🤷 schulterzuckende Person;🤷‍♂ schulterzuckender Mann
        🤷‍♀ schulterzuckende Frau;🧑‍⚕ Arzt/Ärztin;👨‍⚕ Arzt;👩‍⚕ Ärztin;🧑‍🎓 Student(in);👨‍🎓 Student;👩‍🎓 Studentin
        🧑‍🏫 Lehrer(in);👨‍🏫 Lehrer;👩‍🏫 Lehrerin;🧑‍⚖ Richter(in);👨‍⚖ Richter;👩‍⚖ Richterin;🧑‍🌾 Bauer/Bäuerin;👨‍🌾 Bauer
        👩‍🌾 Bäuerin;🧑‍🍳 Koch/Köchin;👨‍🍳 Koch;👩‍🍳 Köchin;🧑‍🔧 Mechaniker(in);👨‍🔧 Mechaniker;👩‍🔧 Mechanikerin
        🧑‍🏭 Fabrikarbeiter(in);👨‍🏭 Fabrikarbeiter;👩‍🏭 Fabrikarbeiterin;🧑‍💼 Büroangestellte(r);👨‍💼 Büroangestellter
        👩‍💼 Büroangestellte;🧑‍🔬 Wissenschaftler(in);👨‍🔬 Wissenschaftler;👩‍🔬 Wissenschaftlerin
        🧑‍💻 IT-Experte/IT-Expertin;👨‍💻 IT-Experte;👩‍💻 IT-Expertin;🧑‍🎤 Sänger(in);👨‍🎤 Sänger;👩‍🎤 Sängerin
        🧑‍🎨 Künstler(in);👨‍🎨 Künstler;👩‍🎨 Künstlerin;🧑‍✈ Pilot(in);👨‍✈ Pilot;👩‍✈ Pilotin;🧑‍🚀 Astronaut(in)
        👨‍🚀 Astronaut;👩‍🚀 Astronautin;🧑‍🚒 Feuerwehrmann/-frau;👨‍🚒 Feuerwehrmann;👩‍🚒 Feuerwehrfrau;👮 Polizist(in)
        👮‍♂ Polizist;👮‍♀ Polizistin;🕵 Detektiv(in);🕵‍♂ Detektiv;🕵‍♀ Detektivin;💂 Wache;💂‍♂ Wachsoldat;💂‍♀ Wachsoldatin
        🥷 Ninja;👷 Bauarbeiter(in);👷‍♂ Bauarbeiter;👷‍♀ Bauarbeiterin;🤴 Prinz;👸 Prinzessin;👳 Person mit Turban
        👳‍♂ Mann mit Turban;👳‍♀ Frau mit Turban;👲 Mann mit chinesischem Hut;🧕 Frau mit Kopftuch;🤵 Person im Smoking
        🤵‍♂ Mann im Smoking;🤵‍♀ Frau im Smoking;👰 Person mit Schleier;👰‍♂ Mann mit Schleier;👰‍♀ Frau mit Schleier
        🤰 schwangere Frau;🤱 Stillen;👩‍🍼 stillende Frau;👨‍🍼 stillender Mann;🧑‍🍼 stillende Person;👼 Putte
        🎅 Weihnachtsmann;🤶 Weihnachtsfrau;🧑‍🎄 Weihnachtsperson;🦸 Superheld(in);🦸‍♂ Superheld;🦸‍♀ Heldin;🦹 Bösewicht
        🦹‍♂ männlicher Bösewicht;🦹‍♀ weiblicher Bösewicht;🧙 Magier(in);🧙‍♂ Magier;🧙‍♀ Magierin;🧚 Märchenfee
        🧚‍♂ männliche Fee;🧚‍♀ Fee;🧛 Vampir;🧛‍♂ männlicher Vampir;🧛‍♀ weiblicher Vampir;🧜 Wassermensch;🧜‍♂ Wassermann
        🧜‍♀ Meerjungfrau;🧝 Elf(e);🧝‍♂ Elf;🧝‍♀ Elfe;🧞 Flaschengeist;🧞‍♂ männlicher Flaschengeist
        🧞‍♀ weiblicher Flaschengeist;🧟 Zombie;🧟‍♂ männlicher Zombie;🧟‍♀ weiblicher Zombie
        💆 Person, die eine Kopfmassage bekommt;💆‍♂ Mann, der eine Kopfmassage bekommt
        💆‍♀ Frau, die eine Kopfmassage bekommt;💇 Person beim Haareschneiden;💇‍♂ Mann beim Haareschneiden
        💇‍♀ Frau beim Haareschneiden;🚶 Fußgänger(in);🚶‍♂ Fußgänger;🚶‍♀ Fußgängerin;🧍 stehende Person;🧍‍♂ stehender Mann
        🧍‍♀ stehende Frau;🧎 kniende Person;🧎‍♂ kniender Mann;🧎‍♀ kniende Frau;🧑‍🦯 Person mit Gehstock
        👨‍🦯 Mann mit Langstock;👩‍🦯 Frau mit Langstock;🧑‍🦼 Person in motorisiertem Rollstuhl
        👨‍🦼 Mann in elektrischem Rollstuhl;👩‍🦼 Frau in elektrischem Rollstuhl;🧑‍🦽 Person in manuellem Rollstuhl
        👨‍🦽 Mann in manuellem Rollstuhl;👩‍🦽 Frau in manuellem Rollstuhl;🏃 laufende Person;🏃‍♂ laufender Mann
        🏃‍♀ laufende Frau;💃 tanzende Frau;🕺 tanzender Mann;🕴 schwebender Mann im Anzug;👯 Personen mit Hasenohren
        👯‍♂ Männer mit Hasenohren;👯‍♀ Frauen mit Hasenohren;🧖 Person in Dampfsauna;🧖‍♂ Mann in Dampfsauna
        🧖‍♀ Frau in Dampfsauna;🧗 Bergsteiger(in);🧗‍♂ Bergsteiger;🧗‍♀ Bergsteigerin;🤺 Fechter(in);🏇 Pferderennen
        ⛷ Skifahrer(in);🏂 Snowboarder(in);🏌 Golfer(in);🏌‍♂ Golfer;🏌‍♀ Golferin;🏄 Surfer(in);🏄‍♂ Surfer;🏄‍♀ Surferin
        🚣 Person im Ruderboot;🚣‍♂ Mann im Ruderboot;🚣‍♀ Frau im Ruderboot;🏊 Schwimmer(in);🏊‍♂ Schwimmer;🏊‍♀ Schwimmerin
        ⛹ Person mit Ball;⛹‍♂ Mann mit Ball;⛹‍♀ Frau mit Ball;🏋 Gewichtheber(in);🏋‍♂ Gewichtheber;🏋‍♀ Gewichtheberin
        🚴 Radfahrer(in);🚴‍♂ Radfahrer;🚴‍♀ Radfahrerin;🚵 Mountainbiker(in);🚵‍♂ Mountainbiker;🚵‍♀ Mountainbikerin
        🤸 Rad schlagende Person;🤸‍♂ Rad schlagender Mann;🤸‍♀ Rad schlagende Frau;🤼 Ringer(in);🤼‍♂ ringende Männer
        🤼‍♀ ringende Frauen;🤽 Wasserballspieler(in);🤽‍♂ Wasserballspieler;🤽‍♀ Wasserballspielerin;🤾 Handballspieler(in)
        🤾‍♂ Handballspieler;🤾‍♀ Handballspielerin;🤹 Jongleur(in);🤹‍♂ Jongleur;🤹‍♀ Jongleurin;🧘 Person im Lotossitz
        🧘‍♂ Mann im Lotossitz;🧘‍♀ Frau im Lotossitz;🛀 badende Person;🛌 im Bett liegende Person
        🧑‍🤝‍🧑 sich an den Händen haltende Personen;👭 Händchen haltende Frauen;👫 Mann und Frau halten Hände
        👬 Händchen haltende Männer;💏 sich küssendes Paar;💑 Liebespaar;👪 Familie;🗣 sprechender Kopf
        👤 Silhouette einer Büste;👥 Silhouette mehrerer Büsten;🫂 sich umarmende Personen;👣 Fußabdrücke;🦰 rotes Haar
        🦱 lockiges Haar;🦳 weißes Haar;🦲 Glatze;🐵 Affengesicht;🐒 Affe;🦍 Gorilla;🦧 Orang-Utan;🐶 Hundegesicht;🐕 Hund
        🦮 Blindenhund;🐕‍🦺 Assistenzhund;🐩 Pudel;🐺 Wolf;🦊 Fuchs;🦝 Waschbär;🐱 Katzengesicht;🐈 Katze;🐈‍⬛ schwarze Katze
        🦁 Löwe;🐯 Tigergesicht;🐅 Tiger;🐆 Leopard;🐴 Pferdegesicht;🐎 Pferd;🦄 Einhorn;🦓 Zebra;🦌 Hirsch;🦬 Bison;🐮 Kuhgesicht
        🐂 Ochse;🐃 Wasserbüffel;🐄 Kuh;🐷 Schweinegesicht;🐖 Schwein;🐗 Wildschwein;🐽 Schweinerüssel;🐏 Widder;🐑 Schaf
        🐐 Ziege;🐪 Dromedar;🐫 Kamel;🦙 Lama;🦒 Giraffe;🐘 Elefant;🦣 Mammut;🦏 Nashorn;🦛 Nilpferd;🐭 Mäusegesicht;🐁 Maus
        🐀 Ratte;🐹 Hamster;🐰 Hasengesicht;🐇 Hase;🐿 Streifenhörnchen;🦫 Biber;🦔 Igel;🦇 Fledermaus;🐻 Bär;🐻‍❄ Eisbär;🐨 Koala
        🐼 Panda;🦥 Faultier;🦦 Otter;🦨 Stinktier;🦘 Känguru;🦡 Dachs;🐾 Tatzenabdrücke;🦃 Truthahn;🐔 Huhn;🐓 Hahn
        🐣 schlüpfendes Küken;🐤 Küken;🐥 Küken von vorne;🐦 Vogel;🐧 Pinguin;🕊 Taube;🦅 Adler;🦆 Ente;🦢 Schwan;🦉 Eule;🦤 Dodo
        🪶 Feder;🦩 Flamingo;🦚 Pfau;🦜 Papagei;🐸 Frosch;🐊 Krokodil;🐢 Schildkröte;🦎 Eidechse;🐍 Schlange;🐲 Drachengesicht
        🐉 Drache;🦕 Sauropode;🦖 T-Rex;🐳 blasender Wal;🐋 Wal;🐬 Delfin;🦭 Seehund;🐟 Fisch;🐠 Tropenfisch;🐡 Kugelfisch;🦈 Hai
        🐙 Oktopus;🐚 Schneckenhaus;🐌 Schnecke;🦋 Schmetterling;🐛 Raupe;🐜 Ameise;🐝 Biene;🪲 Käfer;🐞 Marienkäfer;🦗 Grille
        🪳 Kakerlake;🕷 Spinne;🕸 Spinnennetz;🦂 Skorpion;🦟 Mücke;🪰 Fliege;🪱 Wurm;🦠 Mikrobe;💐 Blumenstrauß;🌸 Kirschblüte
        💮 Blumenstempel;🏵 Rosette;🌹 Rose;🥀 welke Blume;🌺 Hibiskus;🌻 Sonnenblume;🌼 gelbe Blüte;🌷 Tulpe;🌱 Spross
        🪴 Topfpflanze;🌲 Nadelbaum;🌳 Laubbaum;🌴 Palme;🌵 Kaktus;🌾 Reisähre;🌿 Kräuter;☘ Kleeblatt;🍀 Glücksklee
        🍁 Ahornblatt;🍂 Laub;🍃 Blätter im Wind;🍇 Trauben;🍈 Honigmelone;🍉 Wassermelone;🍊 Mandarine;🍋 Zitrone;🍌 Banane
        🍍 Ananas;🥭 Mango;🍎 roter Apfel;🍏 grüner Apfel;🍐 Birne;🍑 Pfirsich;🍒 Kirschen;🍓 Erdbeere;🫐 Blaubeeren;🥝 Kiwi
        🍅 Tomate;🫒 Olive;🥥 Kokosnuss;🥑 Avocado;🍆 Aubergine;🥔 Kartoffel;🥕 Karotte;🌽 Maiskolben;🌶 Peperoni;🫑 Paprika
        🥒 Gurke;🥬 Blattgemüse;🥦 Brokkoli;🧄 Knoblauch;🧅 Zwiebel;🍄 Fliegenpilz;🥜 Erdnuss;🌰 Kastanie;🍞 Brot;🥐 Croissant
        🥖 Baguette;🫓 Fladenbrot;🥨 Brezel;🥯 Bagel;🥞 Pfannkuchen;🧇 Waffel;🧀 Käsestück;🍖 Fleischhachse;🍗 Hähnchenschenkel
        🥩 Fleischstück;🥓 Bacon;🍔 Hamburger;🍟 Pommes frites;🍕 Pizza;🌭 Hotdog;🥪 Sandwich;🌮 Taco;🌯 Burrito;🫔 Tamale
        🥙 Döner;🧆 Falafel;🥚 Ei;🍳 Spiegelei in Bratpfanne;🥘 Pfannengericht;🍲 Topf mit Essen;🫕 Fondue
        🥣 Schüssel mit Löffel;🥗 Salat;🍿 Popcorn;🧈 Butter;🧂 Salz;🥫 Konserve;🍱 Bento-Box;🍘 Reiscracker;🍙 Reisbällchen
        🍚 Reis in Schüssel;🍛 Reis mit Curry;🍜 Schüssel und Essstäbchen;🍝 Spaghetti;🍠 geröstete Süßkartoffel;🍢 Oden
        🍣 Sushi;🍤 frittierte Garnele;🍥 Fischfrikadelle;🥮 Mondkuchen;🍡 Dango;🥟 Teigtasche;🥠 Glückskeks
        🥡 Takeaway-Schachtel;🦀 Krebs;🦞 Hummer;🦐 Garnele;🦑 Tintenfisch;🦪 Auster;🍦 Softeis;🍧 Wassereis;🍨 Eiscreme;🍩 Donut
        🍪 Keks;🎂 Geburtstagskuchen;🍰 Torte;🧁 Cupcake;🥧 Kuchen;🍫 Schokoladentafel;🍬 Bonbon;🍭 Lutscher;🍮 Pudding
        🍯 Honigtopf;🍼 Babyflasche;🥛 Glas Milch;☕ Heißgetränk;🫖 Teekanne;🍵 Teetasse ohne Henkel;🍶 Sake-Flasche mit Tasse
        🍾 Flasche mit knallendem Korken;🍷 Weinglas;🍸 Cocktailglas;🍹 Cocktail;🍺 Bierkrug;🍻 Bierkrüge;🥂 Sektgläser
        🥃 Trinkglas;🥤 Becher mit Strohhalm;🧋 Bubble Tea;🧃 Trinkpäckchen;🧉 Mate-Tee;🧊 Eiswürfel;🥢 Essstäbchen
        🍽 Teller mit Messer und Gabel;🍴 Messer und Gabel;🥄 Löffel;🔪 Küchenmesser;🏺 Amphore
        🌍 Globus mit Europa und Afrika;🌎 Globus mit Amerika;🌏 Globus mit Asien und Australien;🌐 Globus mit Meridianen
        🗺 Weltkarte;🗾 Umriss von Japan;🧭 Kompass;🏔 schneebedeckter Berg;⛰ Berg;🌋 Vulkan;🗻 Fuji;🏕 Camping
        🏖 Strand mit Sonnenschirm;🏜 Wüste;🏝 einsame Insel;🏞 Nationalpark;🏟 Stadion;🏛 antikes Gebäude;🏗 Kran
        🧱 Ziegelstein;🪨 Felsen;🪵 Holz;🛖 Hütte;🏘 Wohnhäuser;🏚 verfallenes Haus;🏠 Haus;🏡 Haus mit Garten;🏢 Bürogebäude
        🏣 japanisches Postgebäude;🏤 Postgebäude;🏥 Krankenhaus;🏦 Bank;🏨 Hotel;🏩 Stundenhotel;🏪 Minimarkt;🏫 Schule
        🏬 Kaufhaus;🏭 Fabrik;🏯 japanisches Schloss;🏰 Schloss;💒 Hochzeit;🗼 Tokyo Tower;🗽 Freiheitsstatue;⛪ Kirche
        🕌 Moschee;🛕 Hindutempel;🕍 Synagoge;⛩ Shinto-Schrein;🕋 Kaaba;⛲ Springbrunnen;⛺ Zelt;🌁 neblig;🌃 Sternenhimmel
        🏙 Skyline;🌄 Sonnenaufgang über Bergen;🌅 Sonnenaufgang über dem Meer;🌆 Abendstimmung in der Stadt
        🌇 Sonnenuntergang in der Stadt;🌉 Brücke vor Nachthimmel;♨ heiße Quellen;🎠 Karussellpferd;🎡 Riesenrad
        🎢 Achterbahn;💈 Barbershop-Säule;🎪 Zirkuszelt;🚂 Dampflokomotive;🚃 Eisenbahnwagen
        🚄 Hochgeschwindigkeitszug mit spitzer Nase;🚅 Hochgeschwindigkeitszug;🚆 Zug;🚇 U-Bahn;🚈 S-Bahn;🚉 Bahnhof
        🚊 Straßenbahn;🚝 Einschienenbahn;🚞 Bergbahn;🚋 Straßenbahnwagen;🚌 Bus;🚍 Bus von vorne;🚎 Oberleitungsbus
        🚐 Kleinbus;🚑 Krankenwagen;🚒 Feuerwehrauto;🚓 Polizeiwagen;🚔 Polizeiwagen von vorne;🚕 Taxi;🚖 Taxi von vorne
        🚗 Auto;🚘 Auto von vorne;🚙 Wohnmobil;🛻 Pick-up;🚚 Lieferwagen;🚛 Sattelzug;🚜 Traktor;🏎 Rennauto;🏍 Motorrad
        🛵 Motorroller;🦽 manueller Rollstuhl;🦼 elektrischer Rollstuhl;🛺 Autorikscha;🚲 Fahrrad;🛴 Tretroller;🛹 Skateboard
        🛼 Rollschuh;🚏 Bushaltestelle;🛣 Autobahn;🛤 Bahngleis;🛢 Ölfass;⛽ Tanksäule;🚨 Polizeilicht
        🚥 horizontale Verkehrsampel;🚦 vertikale Verkehrsampel;🛑 Stoppschild;🚧 Baustellenabsperrung;⚓ Anker;⛵ Segelboot
        🛶 Kanu;🚤 Schnellboot;🛳 Passagierschiff;⛴ Fähre;🛥 Motorboot;🚢 Schiff;✈ Flugzeug;🛩 kleines Flugzeug;🛫 Abflug
        🛬 Landung eines Flugzeugs;🪂 Fallschirm;💺 Sitzplatz;🚁 Hubschrauber;🚟 Schwebebahn;🚠 Bergschwebebahn
        🚡 Bergseilbahn;🛰 Satellit;🚀 Rakete;🛸 fliegende Untertasse;🛎 Rezeptionsklingel;🧳 Gepäck;⌛ Sanduhr
        ⏳ laufende Sanduhr;⌚ Armbanduhr;⏰ Wecker;⏱ Stoppuhr;⏲ Zeitschaltuhr;🕰 Kaminuhr;🕛 Ziffernblatt 12:00 Uhr
        🕧 12:30 Uhr;🕐 1:00 Uhr;🕜 1:30 Uhr;🕑 2:00 Uhr;🕝 2:30 Uhr;🕒 3:00 Uhr;🕞 3:30 Uhr;🕓 4:00 Uhr;🕟 4:30 Uhr;🕔 5:00 Uhr
        🕠 5:30 Uhr;🕕 6:00 Uhr;🕡 6:30 Uhr;🕖 7:00 Uhr;🕢 7:30 Uhr;🕗 8:00 Uhr;🕣 8:30 Uhr;🕘 9:00 Uhr;🕤 9:30 Uhr;🕙 10:00 Uhr
        🕥 10:30 Uhr;🕚 11:00 Uhr;🕦 11:30 Uhr;🌑 Neumond;🌒 erstes Mondviertel;🌓 zunehmender Halbmond;🌔 zweites Mondviertel
        🌕 Vollmond;🌖 drittes Mondviertel;🌗 abnehmender Halbmond;🌘 letztes Mondviertel;🌙 Mondsichel
        🌚 Neumond mit Gesicht;🌛 Mondsichel mit Gesicht links;🌜 Mondsichel mit Gesicht rechts;🌡 Thermometer;☀ Sonne
        🌝 Vollmond mit Gesicht;🌞 Sonne mit Gesicht;🪐 Ringplanet;⭐ weißer mittelgroßer Stern;🌟 funkelnder Stern
        🌠 Sternschnuppe;🌌 Milchstraße;☁ Wolke;⛅ Sonne hinter Wolke;⛈ Wolke mit Blitz und Regen
        🌤 Sonne hinter kleiner Wolke;🌥 Sonne hinter großer Wolke;🌦 Sonne hinter Regenwolke;🌧 Wolke mit Regen
        🌨 Wolke mit Schnee;🌩 Wolke mit Blitz;🌪 Wirbelsturm;🌫 Nebel;🌬 Wind;🌀 Wirbel;🌈 Regenbogen
        🌂 geschlossener Regenschirm;☂ Regenschirm;☔ Regenschirm im Regen;⛱ aufgestellter Sonnenschirm;⚡ Hochspannung
        ❄ Schneeflocke;☃ Schneemann im Schnee;⛄ Schneemann ohne Schneeflocken;☄ Komet;🔥 Feuer;💧 Tropfen;🌊 Welle
        🎃 Halloweenkürbis;🎄 Weihnachtsbaum;🎆 Feuerwerk;🎇 Wunderkerze;🧨 Feuerwerkskörper;✨ funkelnde Sterne;🎈 Luftballon
        🎉 Konfettibombe;🎊 Konfettiball;🎋 Tanabata-Baum;🎍 Piniendekoration;🎎 japanische Puppen
        🎏 traditionelle japanische Windsäcke;🎐 japanisches Windspiel;🎑 traditionelles Mondfest;🧧 roter Umschlag
        🎀 pinke Schleife;🎁 Geschenk;🎗 Gedenkschleife;🎟 Eintrittskarten;🎫 Ticket;🎖 Militärorden;🏆 Pokal;🏅 Sportmedaille
        🥇 Goldmedaille;🥈 Silbermedaille;🥉 Bronzemedaille;⚽ Fußball;⚾ Baseball;🥎 Softball;🏀 Basketball;🏐 Volleyball
        🏈 Football;🏉 Rugbyball;🎾 Tennisball;🥏 Frisbee;🎳 Bowling;🏏 Kricket;🏑 Feldhockey;🏒 Eishockey;🥍 Lacrosse
        🏓 Tischtennis;🏸 Badminton;🥊 Boxhandschuh;🥋 Kampfsportanzug;🥅 Tor;⛳ Golffahne;⛸ Schlittschuh;🎣 Angel mit Fisch
        🤿 Tauchmaske;🎽 Laufshirt;🎿 Ski;🛷 Schlitten;🥌 Curlingstein;🎯 Darts;🪀 Jo-Jo;🪁 Drachen;🎱 Billardkugel
        🔮 Kristallkugel;🪄 Zauberstab;🧿 Nazar-Amulett;🎮 Gamepad;🕹 Joystick;🎰 Spielautomat;🎲 Spielwürfel;🧩 Puzzleteil
        🧸 Teddybär;🪅 Piñata;🪆 Matroschka;♠ Pik;♥ Herz;♦ Karo;♣ Kreuz;♟ Bauer Schach;🃏 Jokerkarte;🀄 Mahjong-Stein
        🎴 japanische Blumenkarte;🎭 Masken;🖼 gerahmtes Bild;🎨 Mischpalette;🧵 Faden;🪡 Nähnadel;🧶 Wollknäuel;🪢 Knoten
        👓 Brille;🕶 Sonnenbrille;🥽 Schutzbrille;🥼 Laborkittel;🦺 Sicherheitsweste;👔 Hemd mit Krawatte;👕 T-Shirt;👖 Jeans
        🧣 Schal;🧤 Handschuhe;🧥 Mantel;🧦 Socken;👗 Kleid;👘 Kimono;🥻 Sari;🩱 einteiliger Badeanzug;🩲 Slip;🩳 Shorts;👙 Bikini
        👚 Bluse;👛 Geldbörse;👜 Handtasche;👝 Clutch;🛍 Einkaufstüten;🎒 Schulranzen;🩴 Zehensandale;👞 Herrenschuh
        👟 Sportschuh;🥾 Wanderstiefel;🥿 flacher Schuh;👠 Stöckelschuh;👡 Damensandale;🩰 Ballettschuhe;👢 Damenstiefel
        👑 Krone;👒 Damenhut;🎩 Zylinder;🎓 Doktorhut;🧢 Baseballmütze;🪖 Militärhelm;⛑ Rettungshelm;📿 Gebetskette
        💄 Lippenstift;💍 Ring;💎 Edelstein;🔇 durchgestrichener Lautsprecher;🔈 Lautsprecher mit geringer Lautstärke
        🔉 Lautsprecher mit mittlerer Lautstärke;🔊 Lautsprecher mit hoher Lautstärke;📢 Lautsprecher;📣 Megafon;📯 Posthorn
        🔔 Glocke;🔕 durchgestrichene Glocke;🎼 Notenschlüssel;🎵 Musiknote;🎶 Musiknoten;🎙 Studiomikrofon;🎚 Schieberegler
        🎛 Drehregler;🎤 Mikrofon;🎧 Kopfhörer;📻 Radio;🎷 Saxofon;🪗 Akkordeon;🎸 Gitarre;🎹 Klaviatur;🎺 Trompete;🎻 Geige
        🪕 Banjo;🥁 Trommel;🪘 afrikanische Trommel;📱 Mobiltelefon;📲 Mobiltelefon mit Pfeil;☎ Telefon;📞 Telefonhörer
        📟 Pager;📠 Faxgerät;🔋 Batterie;🔌 Netzstecker;💻 Laptop;🖥 Desktopcomputer;🖨 Drucker;⌨ Tastatur;🖱 Computermaus
        🖲 Trackball;💽 Minidisc;💾 Diskette;💿 CD;📀 DVD;🧮 Abakus;🎥 Filmkamera;🎞 Filmstreifen;📽 Filmprojektor;🎬 Filmklappe
        📺 Fernseher;📷 Fotoapparat;📸 Fotoapparat mit Blitz;📹 Videokamera;📼 Videokassette;🔍 Lupe nach links
        🔎 Lupe nach rechts;🕯 Kerze;💡 Glühbirne;🔦 Taschenlampe;🏮 rote Papierlaterne;🪔 Öllampe
        📔 Notizbuch mit dekorativem Einband;📕 geschlossenes Buch;📖 offenes Buch;📗 grünes Buch;📘 blaues Buch
        📙 orangefarbenes Buch;📚 Bücherstapel;📓 Notizbuch;📒 Spiralblock;📃 teilweise eingerolltes Blatt;📜 Schriftrolle
        📄 Vorderseite eines Blattes;📰 Zeitung;🗞 zusammengerollte Zeitung;📑 Pagemarker;🔖 Lesezeichen;🏷 Etikett
        💰 Geldsack;🪙 Münze;💴 Yen-Banknote;💵 Dollar-Banknote;💶 Euro-Banknote;💷 Pfund-Banknote;💸 Geldschein mit Flügeln
        💳 Kreditkarte;🧾 Beleg;💹 steigende Kurve mit Yen-Zeichen;✉ Briefumschlag;📧 E-Mail;📨 eingehender Briefumschlag
        📩 Umschlag mit Pfeil;📤 Postausgang;📥 Posteingang;📦 Paket;📫 geschlossener Briefkasten mit Post
        📪 geschlossener Briefkasten ohne Post;📬 offener Briefkasten mit Post;📭 offener Briefkasten ohne Post
        📮 Briefkasten;🗳 Urne mit Wahlzettel;✏ Bleistift;✒ schwarzer Federhalter;🖋 Füllhalter;🖊 Kugelschreiber;🖌 Pinsel
        🖍 Wachsmalstift;📝 Papier und Bleistift;💼 Aktentasche;📁 Ordner;📂 geöffneter Ordner;🗂 Karteireiter;📅 Kalender
        📆 Abreißkalender;🗒 Notizblock;🗓 Spiralkalender;📇 Rotationskartei;📈 Aufwärtstrend;📉 Abwärtstrend
        📊 Balkendiagramm;📋 Klemmbrett;📌 Reißzwecke;📍 Stecknadel;📎 Büroklammer;🖇 verhakte Büroklammern;📏 Lineal
        📐 dreieckiges Lineal;✂ Schere;🗃 Karteikasten;🗄 Aktenschrank;🗑 Papierkorb;🔒 geschlossenes Schloss
        🔓 offenes Schloss;🔏 Schloss mit Füller;🔐 Schloss mit Schlüssel;🔑 Schlüssel;🗝 alter Schlüssel;🔨 Hammer;🪓 Axt
        ⛏ Pickel;⚒ Hammer und Pickel;🛠 Hammer und Schraubenschlüssel;🗡 Dolch;⚔ gekreuzte Schwerter;🔫 Wasserpistole
        🪃 Bumerang;🏹 Pfeil und Bogen;🛡 Schutzschild;🪚 Handsäge;🔧 Schraubenschlüssel;🪛 Schraubenzieher
        🔩 Mutter und Schraube;⚙ Zahnrad;🗜 Schraubzwinge;⚖ Waage;🦯 Blindenstock;🔗 Linksymbol;⛓ Ketten;🪝 Haken
        🧰 Werkzeugkasten;🧲 Magnet;🪜 Leiter;⚗ Destillierapparat;🧪 Reagenzglas;🧫 Petrischale;🧬 DNA;🔬 Mikroskop;🔭 Teleskop
        📡 Satellitenschüssel;💉 Spritze;🩸 Blutstropfen;💊 Kapsel;🩹 Heftpflaster;🩺 Stethoskop;🚪 Tür;🛗 Fahrstuhl;🪞 Spiegel
        🪟 Fenster;🛏 Bett;🛋 Sofa und Lampe;🪑 Stuhl;🚽 Toilette;🪠 Saugglocke;🚿 Dusche;🛁 Badewanne;🪤 Mausefalle;🪒 Rasierer
        🧴 Creme;🧷 Sicherheitsnadel;🧹 Besen;🧺 Korb;🧻 Küchenrolle;🪣 Eimer;🧼 Seife;🪥 Zahnbürste;🧽 Schwamm;🧯 Feuerlöscher
        🛒 Einkaufswagen;🚬 Zigarette;⚰ Sarg;🪦 Grabstein;⚱ Urne;🗿 Statue;🪧 Protestschild;🏧 Symbol „Geldautomat“
        🚮 Symbol „Papierkorb“;🚰 Trinkwasser;♿ Symbol „Rollstuhl“;🚹 Herren;🚺 Damen;🚻 Toiletten;🚼 Symbol „Baby“;🚾 WC
        🛂 Passkontrolle;🛃 Zollkontrolle;🛄 Gepäckausgabe;🛅 Gepäckaufbewahrung;⚠ Warnung;🚸 Kinder überqueren die Straße
        ⛔ Zutritt verboten;🚫 Verboten;🚳 Fahrräder verboten;🚭 Rauchverbot;🚯 Abfall verboten;🚱 Kein Trinkwasser
        🚷 Fußgänger verboten;📵 Mobiltelefone verboten;🔞 Minderjährige verboten;☢ Radioaktiv;☣ Biogefährdung
        ⬆ Pfeil nach oben;↗ Pfeil nach rechts oben;➡ Pfeil nach rechts;↘ Pfeil nach rechts unten;⬇ Pfeil nach unten
        ↙ Pfeil nach links unten;⬅ Pfeil nach links;↖ Pfeil nach links oben;↕ Pfeil nach oben und unten
        ↔ Pfeil nach links und rechts;↮ durchgestrichener Pfeil nach links und rechts;↩ geschwungener Pfeil nach links
        ↪ geschwungener Pfeil nach rechts;⤴ geschwungener Pfeil nach oben;⤵ geschwungener Pfeil nach unten
        🔃 kreisförmige Pfeile im Uhrzeigersinn;🔄 Pfeile gegen den Uhrzeigersinn;🔙 BACK-Pfeil;🔚 END-Pfeil;🔛 ON!-Pfeil
        🔜 SOON-Pfeil;🔝 TOP-Pfeil;🛐 religiöse Stätte;⚛ Atomzeichen;🕉 om;✡ Davidstern;☸ Dharma-Rad;☯ Yin und Yang
        ✝ lateinisches Kreuz;☦ orthodoxes Kreuz;☪ Hilal und Stern;☮ Friedenszeichen;🕎 Menora;🔯 Hexagramm mit Punkt
        ♈ Widder (Sternzeichen);♉ Stier (Sternzeichen);♊ Zwillinge (Sternzeichen);♋ Krebs (Sternzeichen)
        ♌ Löwe (Sternzeichen);♍ Jungfrau (Sternzeichen);♎ Waage (Sternzeichen);♏ Skorpion (Sternzeichen)
        ♐ Schütze (Sternzeichen);♑ Steinbock (Sternzeichen);♒ Wassermann (Sternzeichen);♓ Fische (Sternzeichen)
        ⛎ Schlangenträger;🔀 Zufallsmodus;🔁 Wiederholen;🔂 Titel wiederholen;▶ Wiedergabe;⏩ Doppelpfeile nach rechts
        ⏭ Nächster Titel;⏯ Wiedergabe oder Pause;◀ Pfeil zurück;⏪ Zurückspulen;⏮ Vorheriger Titel
        🔼 Aufwärts-Schaltfläche;⏫ Doppelpfeile nach oben;🔽 Abwärts-Schaltfläche;⏬ Doppelpfeile nach unten;⏸ Pause
        ⏹ Stopp;⏺ Aufnehmen;⏏ Auswerfen;🎦 Kinosymbol;🔅 Taste Dimmen;🔆 Heller-Taste;📶 balkenförmige Signalstärkenanzeige
        📳 Vibrationsmodus;📴 Mobiltelefon aus;♀ Frauensymbol;♂ Männersymbol;⚧ Transgender-Symbol;✖ mal;➕ plus;➖ minus
        ➗ geteilt durch;♾ Unendlichkeit;‼ doppeltes Ausrufezeichen;⁉ Ausrufe- und Fragezeichen;❓ rotes Fragezeichen
        ❔ weißes Fragezeichen;❕ weißes Ausrufezeichen;❗ rotes Ausrufezeichen;〰 Wellenlinie;💱 Geldwechsel
        💲 Dollarzeichen extrafett;⚕ Äskulapstab;♻ Recycling-Symbol;⚜ Lilie;🔱 Dreizack;📛 Namensschild
        🔰 japanisches Anfänger-Zeichen;⭕ hohler roter Kreis;✅ weißes Häkchen;☑ abgehaktes Kästchen;✔ kräftiges Häkchen
        ❌ Kreuzzeichen;❎ angekreuztes Kästchen;➰ Schleife;➿ Doppelschleife;〽 Teilalternationszeichen
        ✳ achtzackiger Stern;✴ achtstrahliger Stern;❇ Funkeln;© Copyright;® Registered-Trademark;™ Markenzeichen
        🔠 Eingabesymbol lateinische Großbuchstaben;🔡 Eingabesymbol lateinische Kleinbuchstaben;🔢 Eingabesymbol Zahlen
        🔣 Eingabesymbol Sonderzeichen;🔤 Eingabesymbol lateinische Buchstaben;🅰 Großbuchstabe A in rotem Quadrat
        🆎 Großbuchstaben AB in rotem Quadrat;🅱 Großbuchstabe B in rotem Quadrat;🆑 Großbuchstaben CL in rotem Quadrat
        🆒 Wort „Cool“ in blauem Quadrat;🆓 Wort „Free“ in blauem Quadrat;ℹ Buchstabe „i“ in blauem Quadrat
        🆔 Großbuchstaben ID in lila Quadrat;Ⓜ Buchstabe „M“ in Kreis;🆕 Wort „New“ in blauem Quadrat
        🆖 Großbuchstaben NG in blauem Quadrat;🅾 Großbuchstabe O in rotem Quadrat;🆗 Großbuchstaben OK in blauem Quadrat
        🅿 Großbuchstabe P in blauem Quadrat;🆘 SOS-Zeichen;🆙 Schriftzug „UP!“ im blauen Quadrat
        🆚 Schriftzug VS in orangem Quadrat;🈁 Schriftzeichen „koko“;🈂 Schriftzeichen „sa“
        🈷 Schriftzeichen für „Monatsbetrag“;🈶 Schriftzeichen für „nicht gratis“;🈯 Schriftzeichen für „reserviert“
        🉐 Schriftzeichen für „Schnäppchen“;🈹 Schriftzeichen für „Rabatt“;🈚 Schriftzeichen für „gratis“
        🈲 Schriftzeichen für „verbieten“;🉑 Schriftzeichen für „akzeptieren“;🈸 Schriftzeichen für „anwenden“
        🈴 Schriftzeichen für „Note zum Bestehen“;🈳 Schriftzeichen für „Zimmer frei“;㊗ Schriftzeichen für „Gratulation“
        ㊙ Schriftzeichen für „Geheimnis“;🈺 Schriftzeichen für „Geöffnet“;🈵 Schriftzeichen für „Kein Zimmer frei“
        🔴 roter Punkt;🟠 oranger Punkt;🟡 gelber Punkt;🟢 grüner Punkt;🔵 blauer Punkt;🟣 lila Punkt;🟤 brauner Punkt
        ⚫ schwarzer Punkt;⚪ weißer Punkt;🟥 rotes Quadrat;🟧 oranges Quadrat;🟨 gelbes Quadrat;🟩 grünes Quadrat
        🟦 blaues Quadrat;🟪 lila Quadrat;🟫 braunes Quadrat;⬛ großes schwarzes Quadrat;⬜ großes weißes Quadrat
        ◼ mittelgroßes schwarzes Quadrat;◻ mittelgroßes weißes Quadrat;◾ mittelkleines schwarzes Quadrat
        ◽ mittelkleines weißes Quadrat;▪ kleines schwarzes Quadrat;▫ kleines weißes Quadrat;🔶 große orangefarbene Raute
        🔷 große blaue Raute;🔸 kleine orangefarbene Raute;🔹 kleine blaue Raute;🔺 rotes Dreieck mit der Spitze nach oben
        🔻 rotes Dreieck mit der Spitze nach unten;💠 Rautenform mit Punkt;🔘 Optionsfeld
        🔳 weiße quadratische Schaltfläche;🔲 schwarze quadratische Schaltfläche;🏁 Zielflagge;🚩 Wimpel
        🎌 überkreuzte Flaggen;🏴 schwarze Flagge;🏳 weiße Flagge;🏳‍🌈 Regenbogenflagge;🏳‍⚧ Transgender-Flagge
        🏴‍☠ Piratenflagge;¢ Cent;£ Pfund Sterling;¥ Yen;₢ Cruzeiro;₣ französischer Franc;₤ Lira;₥ Millzeichen;₩ Won
        € Euro;₰ Pfennig;₱ Peso;₳ Austral;₶ Livre tournoise;₷ Spesmilo;₹ Indische Rupie;₽ Rubel;₿ Bitcoin-Zeichen
        ₨ Rupie;﷼ Rial;¹ hochgestellte Eins;² hochgestellte Zwei;³ hochgestellte Drei;µ Mikro-Zeichen
        🧑‍🦰 Person: rotes Haar;🧑‍🦱 Person: lockiges Haar;🧑‍🦳 Person: weißes Haar;🧑‍🦲 Person: Glatze
        👨‍🦰 Mann: rotes Haar;👨‍🦱 Mann: lockiges Haar;👨‍🦳 Mann: weißes Haar;👨‍🦲 Mann: Glatze;👩‍🦰 Frau: rotes Haar
        👩‍🦱 Frau: lockiges Haar;👩‍🦳 Frau: weißes Haar;👩‍🦲 Frau: Glatze;👩‍❤‍💋‍👨 sich küssendes Paar: Frau, Mann
        👨‍❤‍💋‍👨 sich küssendes Paar: Mann, Mann;👩‍❤‍💋‍👩 sich küssendes Paar: Frau, Frau;👩‍❤‍👨 Liebespaar: Frau, Mann
        👨‍❤‍👨 Liebespaar: Mann, Mann;👩‍❤‍👩 Liebespaar: Frau, Frau;👨‍👩‍👦 Familie: Mann, Frau und Junge
        👨‍👩‍👧 Familie: Mann, Frau und Mädchen;👨‍👩‍👧‍👦 Familie: Mann, Frau, Mädchen und Junge
        👨‍👩‍👦‍👦 Familie: Mann, Frau, Junge und Junge;👨‍👩‍👧‍👧 Familie: Mann, Frau, Mädchen und Mädchen
        👨‍👨‍👦 Familie: Mann, Mann und Junge;👨‍👨‍👧 Familie: Mann, Mann und Mädchen
        👨‍👨‍👧‍👦 Familie: Mann, Mann, Mädchen und Junge;👨‍👨‍👦‍👦 Familie: Mann, Mann, Junge und Junge
        👨‍👨‍👧‍👧 Familie: Mann, Mann, Mädchen und Mädchen;👩‍👩‍👦 Familie: Frau, Frau und Junge
        👩‍👩‍👧 Familie: Frau, Frau und Mädchen;👩‍👩‍👧‍👦 Familie: Frau, Frau, Mädchen und Junge
        👩‍👩‍👦‍👦 Familie: Frau, Frau, Junge und Junge;👩‍👩‍👧‍👧 Familie: Frau, Frau, Mädchen und Mädchen
        👨‍👦 Familie: Mann, Junge;👨‍👦‍👦 Familie: Mann, Junge und Junge;👨‍👧 Familie: Mann, Mädchen
        👨‍👧‍👦 Familie: Mann, Mädchen und Junge;👨‍👧‍👧 Familie: Mann, Mädchen und Mädchen;👩‍👦 Familie: Frau, Junge
        👩‍👦‍👦 Familie: Frau, Junge und Junge;👩‍👧 Familie: Frau, Mädchen;👩‍👧‍👦 Familie: Frau, Mädchen und Junge
        👩‍👧‍👧 Familie: Frau, Mädchen und Mädchen;#⃣ Taste: #;*⃣ Taste: *;🔟 Taste: 10;🇦🇨 Flagge: Ascension
        🇦🇩 Flagge: Andorra;🇦🇪 Flagge: Vereinigte Arabische Emirate;🇦🇫 Flagge: Afghanistan
        🇦🇬 Flagge: Antigua und Barbuda;🇦🇮 Flagge: Anguilla;🇦🇱 Flagge: Albanien;🇦🇲 Flagge: Armenien;🇦🇴 Flagge: Angola
        🇦🇶 Flagge: Antarktis;🇦🇷 Flagge: Argentinien;🇦🇸 Flagge: Amerikanisch-Samoa;🇦🇹 Flagge: Österreich
        🇦🇺 Flagge: Australien;🇦🇼 Flagge: Aruba;🇦🇽 Flagge: Ålandinseln;🇦🇿 Flagge: Aserbaidschan
        🇧🇦 Flagge: Bosnien und Herzegowina;🇧🇧 Flagge: Barbados;🇧🇩 Flagge: Bangladesch;🇧🇪 Flagge: Belgien
        🇧🇫 Flagge: Burkina Faso;🇧🇬 Flagge: Bulgarien;🇧🇭 Flagge: Bahrain;🇧🇮 Flagge: Burundi;🇧🇯 Flagge: Benin
        🇧🇱 Flagge: St. Barthélemy;🇧🇲 Flagge: Bermuda;🇧🇳 Flagge: Brunei Darussalam;🇧🇴 Flagge: Bolivien
        🇧🇶 Flagge: Karibische Niederlande;🇧🇷 Flagge: Brasilien;🇧🇸 Flagge: Bahamas;🇧🇹 Flagge: Bhutan
        🇧🇻 Flagge: Bouvetinsel;🇧🇼 Flagge: Botsuana;🇧🇾 Flagge: Belarus;🇧🇿 Flagge: Belize;🇨🇦 Flagge: Kanada
        🇨🇨 Flagge: Kokosinseln;🇨🇩 Flagge: Kongo-Kinshasa;🇨🇫 Flagge: Zentralafrikanische Republik
        🇨🇬 Flagge: Kongo-Brazzaville;🇨🇭 Flagge: Schweiz;🇨🇮 Flagge: Côte d’Ivoire;🇨🇰 Flagge: Cookinseln;🇨🇱 Flagge: Chile
        🇨🇲 Flagge: Kamerun;🇨🇳 Flagge: China;🇨🇴 Flagge: Kolumbien;🇨🇵 Flagge: Clipperton-Insel;🇨🇷 Flagge: Costa Rica
        🇨🇺 Flagge: Kuba;🇨🇻 Flagge: Cabo Verde;🇨🇼 Flagge: Curaçao;🇨🇽 Flagge: Weihnachtsinsel;🇨🇾 Flagge: Zypern
        🇨🇿 Flagge: Tschechien;🇩🇪 Flagge: Deutschland;🇩🇬 Flagge: Diego Garcia;🇩🇯 Flagge: Dschibuti;🇩🇰 Flagge: Dänemark
        🇩🇲 Flagge: Dominica;🇩🇴 Flagge: Dominikanische Republik;🇩🇿 Flagge: Algerien;🇪🇦 Flagge: Ceuta und Melilla
        🇪🇨 Flagge: Ecuador;🇪🇪 Flagge: Estland;🇪🇬 Flagge: Ägypten;🇪🇭 Flagge: Westsahara;🇪🇷 Flagge: Eritrea
        🇪🇸 Flagge: Spanien;🇪🇹 Flagge: Äthiopien;🇪🇺 Flagge: Europäische Union;🇫🇮 Flagge: Finnland;🇫🇯 Flagge: Fidschi
        🇫🇰 Flagge: Falklandinseln;🇫🇲 Flagge: Mikronesien;🇫🇴 Flagge: Färöer;🇫🇷 Flagge: Frankreich;🇬🇦 Flagge: Gabun
        🇬🇧 Flagge: Vereinigtes Königreich;🇬🇩 Flagge: Grenada;🇬🇪 Flagge: Georgien;🇬🇫 Flagge: Französisch-Guayana
        🇬🇬 Flagge: Guernsey;🇬🇭 Flagge: Ghana;🇬🇮 Flagge: Gibraltar;🇬🇱 Flagge: Grönland;🇬🇲 Flagge: Gambia
        🇬🇳 Flagge: Guinea;🇬🇵 Flagge: Guadeloupe;🇬🇶 Flagge: Äquatorialguinea;🇬🇷 Flagge: Griechenland
        🇬🇸 Flagge: Südgeorgien und die Südlichen Sandwichinseln;🇬🇹 Flagge: Guatemala;🇬🇺 Flagge: Guam
        🇬🇼 Flagge: Guinea-Bissau;🇬🇾 Flagge: Guyana;🇭🇰 Flagge: Sonderverwaltungsregion Hongkong
        🇭🇲 Flagge: Heard und McDonaldinseln;🇭🇳 Flagge: Honduras;🇭🇷 Flagge: Kroatien;🇭🇹 Flagge: Haiti;🇭🇺 Flagge: Ungarn
        🇮🇨 Flagge: Kanarische Inseln;🇮🇩 Flagge: Indonesien;🇮🇪 Flagge: Irland;🇮🇱 Flagge: Israel;🇮🇲 Flagge: Isle of Man
        🇮🇳 Flagge: Indien;🇮🇴 Flagge: Britisches Territorium im Indischen Ozean;🇮🇶 Flagge: Irak;🇮🇷 Flagge: Iran
        🇮🇸 Flagge: Island;🇮🇹 Flagge: Italien;🇯🇪 Flagge: Jersey;🇯🇲 Flagge: Jamaika;🇯🇴 Flagge: Jordanien;🇯🇵 Flagge: Japan
        🇰🇪 Flagge: Kenia;🇰🇬 Flagge: Kirgisistan;🇰🇭 Flagge: Kambodscha;🇰🇮 Flagge: Kiribati;🇰🇲 Flagge: Komoren
        🇰🇳 Flagge: St. Kitts und Nevis;🇰🇵 Flagge: Nordkorea;🇰🇷 Flagge: Südkorea;🇰🇼 Flagge: Kuwait
        🇰🇾 Flagge: Kaimaninseln;🇰🇿 Flagge: Kasachstan;🇱🇦 Flagge: Laos;🇱🇧 Flagge: Libanon;🇱🇨 Flagge: St. Lucia
        🇱🇮 Flagge: Liechtenstein;🇱🇰 Flagge: Sri Lanka;🇱🇷 Flagge: Liberia;🇱🇸 Flagge: Lesotho;🇱🇹 Flagge: Litauen
        🇱🇺 Flagge: Luxemburg;🇱🇻 Flagge: Lettland;🇱🇾 Flagge: Libyen;🇲🇦 Flagge: Marokko;🇲🇨 Flagge: Monaco
        🇲🇩 Flagge: Republik Moldau;🇲🇪 Flagge: Montenegro;🇲🇫 Flagge: St. Martin;🇲🇬 Flagge: Madagaskar
        🇲🇭 Flagge: Marshallinseln;🇲🇰 Flagge: Nordmazedonien;🇲🇱 Flagge: Mali;🇲🇲 Flagge: Myanmar;🇲🇳 Flagge: Mongolei
        🇲🇴 Flagge: Sonderverwaltungsregion Macau;🇲🇵 Flagge: Nördliche Marianen;🇲🇶 Flagge: Martinique
        🇲🇷 Flagge: Mauretanien;🇲🇸 Flagge: Montserrat;🇲🇹 Flagge: Malta;🇲🇺 Flagge: Mauritius;🇲🇻 Flagge: Malediven
        🇲🇼 Flagge: Malawi;🇲🇽 Flagge: Mexiko;🇲🇾 Flagge: Malaysia;🇲🇿 Flagge: Mosambik;🇳🇦 Flagge: Namibia
        🇳🇨 Flagge: Neukaledonien;🇳🇪 Flagge: Niger;🇳🇫 Flagge: Norfolkinsel;🇳🇬 Flagge: Nigeria;🇳🇮 Flagge: Nicaragua
        🇳🇱 Flagge: Niederlande;🇳🇴 Flagge: Norwegen;🇳🇵 Flagge: Nepal;🇳🇷 Flagge: Nauru;🇳🇺 Flagge: Niue
        🇳🇿 Flagge: Neuseeland;🇴🇲 Flagge: Oman;🇵🇦 Flagge: Panama;🇵🇪 Flagge: Peru;🇵🇫 Flagge: Französisch-Polynesien
        🇵🇬 Flagge: Papua-Neuguinea;🇵🇭 Flagge: Philippinen;🇵🇰 Flagge: Pakistan;🇵🇱 Flagge: Polen
        🇵🇲 Flagge: St. Pierre und Miquelon;🇵🇳 Flagge: Pitcairninseln;🇵🇷 Flagge: Puerto Rico
        🇵🇸 Flagge: Palästinensische Autonomiegebiete;🇵🇹 Flagge: Portugal;🇵🇼 Flagge: Palau;🇵🇾 Flagge: Paraguay
        🇶🇦 Flagge: Katar;🇷🇪 Flagge: Réunion;🇷🇴 Flagge: Rumänien;🇷🇸 Flagge: Serbien;🇷🇺 Flagge: Russland
        🇷🇼 Flagge: Ruanda;🇸🇦 Flagge: Saudi-Arabien;🇸🇧 Flagge: Salomonen;🇸🇨 Flagge: Seychellen;🇸🇩 Flagge: Sudan
        🇸🇪 Flagge: Schweden;🇸🇬 Flagge: Singapur;🇸🇭 Flagge: St. Helena;🇸🇮 Flagge: Slowenien
        🇸🇯 Flagge: Spitzbergen und Jan Mayen;🇸🇰 Flagge: Slowakei;🇸🇱 Flagge: Sierra Leone;🇸🇲 Flagge: San Marino
        🇸🇳 Flagge: Senegal;🇸🇴 Flagge: Somalia;🇸🇷 Flagge: Suriname;🇸🇸 Flagge: Südsudan;🇸🇹 Flagge: São Tomé und Príncipe
        🇸🇻 Flagge: El Salvador;🇸🇽 Flagge: Sint Maarten;🇸🇾 Flagge: Syrien;🇸🇿 Flagge: Eswatini
        🇹🇦 Flagge: Tristan da Cunha;🇹🇨 Flagge: Turks- und Caicosinseln;🇹🇩 Flagge: Tschad
        🇹🇫 Flagge: Französische Süd- und Antarktisgebiete;🇹🇬 Flagge: Togo;🇹🇭 Flagge: Thailand;🇹🇯 Flagge: Tadschikistan
        🇹🇰 Flagge: Tokelau;🇹🇱 Flagge: Timor-Leste;🇹🇲 Flagge: Turkmenistan;🇹🇳 Flagge: Tunesien;🇹🇴 Flagge: Tonga
        🇹🇷 Flagge: Türkei;🇹🇹 Flagge: Trinidad und Tobago;🇹🇻 Flagge: Tuvalu;🇹🇼 Flagge: Taiwan;🇹🇿 Flagge: Tansania
        🇺🇦 Flagge: Ukraine;🇺🇬 Flagge: Uganda;🇺🇲 Flagge: Amerikanische Überseeinseln;🇺🇳 Flagge: Vereinte Nationen
        🇺🇸 Flagge: Vereinigte Staaten;🇺🇾 Flagge: Uruguay;🇺🇿 Flagge: Usbekistan;🇻🇦 Flagge: Vatikanstadt
        🇻🇨 Flagge: St. Vincent und die Grenadinen;🇻🇪 Flagge: Venezuela;🇻🇬 Flagge: Britische Jungferninseln
        🇻🇮 Flagge: Amerikanische Jungferninseln;🇻🇳 Flagge: Vietnam;🇻🇺 Flagge: Vanuatu;🇼🇫 Flagge: Wallis und Futuna
        🇼🇸 Flagge: Samoa;🇽🇰 Flagge: Kosovo;🇾🇪 Flagge: Jemen;🇾🇹 Flagge: Mayotte;🇿🇦 Flagge: Südafrika;🇿🇲 Flagge: Sambia
        🇿🇼 Flagge: Simbabwe;🏴󠁧󠁢󠁥󠁮󠁧󠁿 Flagge: England;🏴󠁧󠁢󠁳󠁣󠁴󠁿 Flagge: Schottland;🏴󠁧󠁢󠁷󠁬󠁳󠁿 Flagge: Wales
        ¤ Unbekannte Währung;֏ Armenischer Dram;؋ Afghanischer Afghani;৳ Bangladesch-Taka;฿ Thailändischer Baht
        ៛ Kambodschanischer Riel;₡ Costa-Rica-Colón;₦ Nigerianischer Naira;₧ Spanische Peseta
        ₪ Israelischer Neuer Schekel;₫ Vietnamesischer Dong;₭ Laotischer Kip;₮ Mongolischer Tögrög
        ₲ Paraguayischer Guaraní;₴ Ukrainische Hrywnja;₵ Ghanaischer Cedi;₸ Kasachischer Tenge;₺ Türkische Lira
        ₼ Aserbaidschan-Manat;₾ Georgischer Lari;0⃣ Taste: 0;1⃣ Taste: 1;2⃣ Taste: 2;3⃣ Taste: 3;4⃣ Taste: 4
        5⃣ Taste: 5;6⃣ Taste: 6;7⃣ Taste: 7;8⃣ Taste: 8;9⃣ Taste: 9
        """#)
}
