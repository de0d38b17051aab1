// Made by generate-annotations.py from Unicode's CLDR 41. Do not edit. Copyright 1991-2022 Unicode, Inc.; see
// https://www.unicode.org/license.txt.
// swift-format-ignore-file

extension Annotations {
    /// A character and its name, parted by a blank; then a semicolon or a new line.
    static let french = Annotations(
        #"""
        🏻 peau claire;🏼 peau moyennement claire;🏽 peau légèrement mate;🏾 peau mate;🏿 peau foncée;‾ trait suscrit
        ‐ trait d’union;– tiret demi-cadratin;— tiret cadratin;― barre horizontale;・ point médian katakana
        ، virgule arabe;、 virgule idéographique;؛ point-virgule arabe;¡ point d’exclamation inversé
        ¿ point d’interrogation inversé;؟ point d’interrogation arabe;‽ point exclarrogatif;… points de suspension
        。 point idéographique;· point médian;‘ apostrophe gauche;’ apostrophe droite;‚ apostrophe droite basse
        “ guillemet droit gauche;” guillemet droit droit;„ guillemet droit bas;« guillemet gauche;» guillemet droit
        〈 chevron angulaire ouvrant;〉 chevron angulaire fermant;《 chevron angulaire ouvrant double
        》 chevron angulaire fermant double;「 crochet de partie entière ouvrant;」 crochet de partie entière fermant
        『 crochet de partie entière ouvrant creux;』 crochet de partie entière fermant creux
        【 crochet lenticulaire ouvrant noir;】 crochet lenticulaire fermant noir;〔 crochet en écaille ouvrant
        〕 crochet en écaille fermant;〖 crochet lenticulaire ouvrant creux;〗 crochet lenticulaire fermant creux
        § section;¶ marque de paragraphe;‰ pour mille;† obèle;‡ double obèle;• puce;‧ point de coupure de mot;′ prime
        ″ double prime;‴ triple prime;‸ caret;※ marque de référence;⁂ astérisme;´ accent aigu;¨ diérèse;° degré
        ℗ copyright phonographique;← flèche vers la gauche;↚ flèche vers la gauche barrée;→ flèche vers la droite
        ↛ flèche vers la droite barrée;↑ flèche vers le haut;↓ flèche vers le bas;↜ flèche vers la gauche ondulée
        ↝ flèche vers la droite ondulée;↞ flèche à deux pointes vers la gauche;↟ flèche à deux pointes vers le haut
        ↠ flèche à deux pointes vers la droite;↡ flèche à deux pointes vers le bas;↢ empenne vers la gauche
        ↣ empenne vers la droite;↤ flèche d’un taquet vers la gauche;↥ flèche d’un taquet vers le haut
        ↦ flèche d’un taquet vers la droite;↧ flèche d’un taquet vers le bas;↨ flèche haut-bas sur base
        ↫ flèche vers la gauche avec boucle;↬ flèche vers la droite avec boucle;↭ flèche gauche-droite ondulée
        ↯ flèche vers le bas en zigzag;↰ flèche vers le haut avec pointe vers la gauche
        ↱ flèche vers le haut avec pointe vers la droite;↲ flèche vers le bas avec pointe vers la gauche
        ↳ flèche vers le bas avec pointe vers la droite;↴ flèche vers la droite avec coin vers le bas
        ↵ flèche vers le bas avec coin vers la gauche;↶ flèche semi-circulaire sens antihoraire en chef
        ↷ flèche semi-circulaire sens horaire en chef;↸ flèche nord-ouest jusqu’à un long taquet
        ↹ flèche vers la gauche jusqu’à un taquet sur flèche vers la droite jusqu’à un taquet
        ↺ flèche circulaire ouverte sens antihoraire;↻ flèche circulaire ouverte sens horaire
        ↼ harpon vers la gauche avec barbillon vers le haut;↽ harpon vers la gauche avec barbillon vers le bas
        ↾ harpon vers le haut avec barbillon vers la droite;↿ harpon vers le haut avec barbillon vers la gauche
        ⇀ harpon vers la droite avec barbillon vers le haut;⇁ harpon vers la droite avec barbillon vers le bas
        ⇂ harpon vers le bas avec barbillon vers la droite;⇃ harpon vers le bas avec barbillon vers la gauche
        ⇄ flèche vers la droite sur flèche vers la gauche;⇅ flèches vers le haut et vers le bas
        ⇆ flèche gauche au-dessus de flèche droite;⇇ paire de flèches vers la gauche;⇈ paire de flèches vers le haut
        ⇉ paire de flèches vers la droite;⇊ paire de flèches vers le bas
        ⇋ harpon vers la gauche sur harpon vers la droite;⇌ harpon vers la droite sur harpon vers la gauche
        ⇐ flèche double vers la gauche;⇍ double flèche vers la gauche barrée;⇑ flèche double vers le haut
        ⇒ flèche double vers la droite;⇏ double flèche vers la droite barrée;⇓ flèche double vers le bas
        ⇔ flèche double vers la gauche et la droite;⇎ double flèche gauche​-droite barrée
        ⇖ flèche double vers le nord-ouest;⇗ flèche double vers le nord-est;⇘ flèche double vers le sud-est
        ⇙ flèche double vers le sud-ouest;⇚ flèche triple vers la gauche;⇛ flèche triple vers la droite
        ⇜ flèche vers la gauche en tire-bouchon;⇝ flèche vers la droite en tire-bouchon
        ⇞ flèche vers le haut avec double barre;⇟ flèche vers le bas avec double barre
        ⇠ flèche pointillée vers la gauche;⇡ flèche pointillée vers le haut;⇢ flèche pointillée vers la droite
        ⇣ flèche pointillée vers le bas;⇤ flèche vers la gauche jusqu’à un taquet
        ⇥ flèche vers la droite jusqu’à un taquet;⇦ flèche creuse vers la gauche;⇧ flèche creuse vers le haut
        ⇨ flèche creuse vers la droite;⇩ flèche creuse vers le bas;⇪ flèche creuse d’un taquet vers le haut
        ⇵ flèche vers le bas à gauche d’une flèche vers le haut;∀ pour tout;∂ dérivée partielle;∃ il existe
        ∅ ensemble vide;∆ incrément;∇ nabla;∈ élément de;∉ n’appartient pas;∋ appartient;∎ fin d’article
        ∏ produit de la famille;∑ sommation de la famille;± plus-moins;÷ signe de division;× signe de multiplication
        ≮ pas inférieur à;≠ non égal;≯ pas supérieur à;¬ négation;− signe moins;⁻ exposant moins;∓ plus ou moins
        ∕ barre oblique de division;⁄ barre oblique de fraction;∗ opérateur astérisque;∘ opérateur rond
        ∙ opérateur puce;√ racine carrée;∝ proportionnel;∞ symbole de l’infini;∟ angle droit;∠ angle
        ∣ est un diviseur de;∥ parallèle;∧ et logique;∩ intersection;∪ union;∫ intégrale;∬ double intégrale
        ∮ intégrale de contour;∴ par conséquent;∵ parce que;∶ rapport;∷ proportion;∼ opérateur tilde;∽ tilde renversé
        ∾ s couché renversé;≃ asymptotiquement égal à;≅ approximativement égal à;≈ presque égal;≌ entièrement égal à
        ≒ approximativement égal à ou image de;≖ rond dans égal;≡ identique à;≣ strictement équivalent à
        ≤ inférieur ou égal;≥ supérieur ou égal;≦ inférieur à sur égal à;≧ supérieur à sur égal à;≪ très inférieur à
        ≫ très supérieur à;≬ entre;≳ supérieur ou équivalent à;≺ précède;≻ suit;⊁ ne suit pas;⊂ sous-ensemble de
        ⊃ sur-ensemble de;⊆ sous-ensemble égal à;⊇ sur-ensemble égal à;⊕ plus cerclé;⊖ moins cerclé;⊗ fois cerclé
        ⊘ barre oblique de division cerclée;⊙ opérateur point cerclé;⊚ opérateur rond cerclé
        ⊛ opérateur astérisque cerclé;⊞ plus encadré;⊟ moins encadré;⊥ taquet vers le haut;⊮ n’oblige pas
        ⊰ précède sous relation;⊱ suit sous relation;⋭ ni égal ni contenant comme sous-groupe normal;⊶ original de
        ⊹ matrice hermitienne conjuguée;⊿ triangle rectangle;⋁ ou logique de la famille;⋂ intersection de la famille
        ⋃ union de la famille;⋅ opérateur point;⋆ opérateur étoile;⋈ jointure naturelle;⋒ double intersection
        ⋘ considérablement inférieur à;⋙ considérablement supérieur à;⋮ trois points suspendus;⋯ trois points médians
        ⋰ trois points diagonaux vers le coin haut à droite;⋱ trois points diagonaux vers le coin bas à droite
        ■ carré plein;□ carré creux;▢ carré creux aux angles arrondis;▣ carré creux contenant un carré plein
        ▤ carré hachuré horizontalement;▥ carré hachuré verticalement;▦ carré quadrillé
        ▧ carré hachuré du haut à droite vers le bas à gauche en diagonale
        ▨ carré hachuré du haut à gauche vers le bas à droite;▩ carré quadrillé en diagonale;▬ rectangle plein
        ▭ rectangle creux;▮ rectangle vertical plein;▰ parallélogramme plein;▲ triangle plein vers le haut
        △ triangle creux pointant vers le haut;▴ petit triangle plein pointant vers le haut
        ▵ petit triangle creux pointant vers le haut;▷ triangle creux pointant vers la droite
        ▸ petit triangle plein pointant vers la droite;▹ petit triangle creux pointant vers la droite
        ► pointe pleine vers la droite;▻ pointe creuse vers la droite;▼ triangle plein vers le bas
        ▽ triangle creux pointant vers le bas;▾ petit triangle plein pointant vers le bas
        ▿ petit triangle creux pointant vers le bas;◁ triangle creux pointant vers la gauche
        ◂ petit triangle plein pointant vers la gauche;◃ petit triangle creux pointant vers la gauche
        ◄ pointe pleine vers la gauche;◅ pointe creuse vers la gauche;◆ losange plein;◇ losange creux
        ◈ losange creux contenant un losange plein;◉ cercle creux contenant un cercle plein;◊ losange;○ cercle vide
        ◌ cercle en pointillés;◍ cercle hachuré verticalement;◎ cercles concentriques;● cercle plein
        ◐ cercle avec moitié gauche pleine;◑ cercle avec moitié droite pleine;◒ cercle avec moitié inférieure pleine
        ◓ cercle avec moitié supérieure pleine;◔ cercle avec quadrant supérieur droit plein
        ◕ cercle avec quadrant supérieur gauche vide;◖ demi-cercle gauche plein;◗ demi-cercle droit plein
        ◘ puce noir au blanc;◙ carré plein contenant un cercle creux;◜ arc de cercle dans le quadrant supérieur gauche
        ◝ arc de cercle dans le quadrant supérieur droit;◞ arc de cercle dans le quadrant inférieur droit
        ◟ arc de cercle dans le quadrant inférieur gauche;◠ demi-cercle supérieur;◡ demi-cercle inférieur
        ◢ triangle rectangle inférieur droit plein;◣ triangle rectangle inférieur gauche plein
        ◤ triangle rectangle supérieur gauche plein;◥ triangle rectangle supérieur droit plein;◦ puce creuse
        ◯ grand cercle vide;◳ carré creux avec quadrant supérieur droit;◷ cercle creux avec quadrant supérieur droit
        ◿ triangle rectangle inférieur droit;♪ croche;⨧ signe plus avec indice deux;⨯ produit vectoriel
        ⨼ produit intérieur;⩣ ou logique à deux barres souscrites;⩽ inférieur à ou égal à incliné
        ⪍ inférieur à sur similaire ou égal à;⪚ égal en deux lignes ou supérieur à;⪺ suit sur non presque égal à
        ♭ bémol;♯ dièse;🥹 visage retenant ses larmes;🧌 troll;🩻 radiographie;🩼 béquille;🪩 boule à facettes
        🪪 carte d’identité;🪫 pile faible;🪬 main de Fatma;🪷 lotus;🪸 corail;🪹 nid vide;🪺 nid avec œufs;🫃 homme enceinte
        🫄 personne enceinte;🫅 personne avec une couronne;🫗 verser un liquide;🫘 haricots;🫙 bocal;🫠 visage qui fond
        🫡 visage qui fait un salut militaire;🫢 visage avec yeux ouverts et main sur la bouche
        🫣 visage qui regarde entre ses doigts;🫤 visage avec bouche en diagonale;🫥 visage en pointillés
        🫦 lèvres qui se mordent;🫧 bulles;🫰 main avec index et pouce croisés;🫱 main vers la droite;🫲 main vers la gauche
        🫳 main paume vers le bas;🫴 main paume vers le haut;🫵 index pointant vers l’utilisateur
        🫶 mains qui forment un cœur;🛝 toboggan;🛞 roue;🛟 bouée de sauvetage;🟰 signe égal gras;😀 visage rieur
        😃 visage souriant avec de grands yeux;😄 visage très souriant aux yeux rieurs;😁 visage souriant aux yeux rieurs
        😆 visage souriant avec yeux plissés;😅 visage souriant avec une goutte de sueur;🤣 se rouler par terre de rire
        😂 visage riant aux larmes;🙂 visage avec un léger sourire;🙃 tête à l’envers;😉 visage faisant un clin d’œil
        😊 visage souriant avec yeux rieurs;😇 visage souriant avec auréole;🥰 visage souriant avec cœurs
        😍 visage souriant avec yeux en forme de cœur;🤩 visage avec des étoiles à la place des yeux
        😘 visage envoyant un bisou;😗 visage faisant un bisou;☺ visage souriant
        😚 visage faisant un bisou avec les yeux fermés;😙 visage aux yeux rieurs faisant un bisou
        🥲 visage souriant avec une larme;😋 miam;😛 visage qui tire la langue
        😜 visage qui tire la langue et fait un clin d’œil;🤪 tête de fou;😝 visage qui tire la langue les yeux plissés
        🤑 argent dans les yeux et la bouche;🤗 visage qui fait un câlin;🤭 visage avec une main sur la bouche
        🤫 visage avec un doigt sur la bouche;🤔 visage en pleine réflexion;🤐 visage avec bouche fermeture éclair
        🤨 visage avec les sourcils relevés;😐 visage neutre;😑 visage sans expression;😶 visage sans bouche
        😶‍🌫 visage dans les nuages;😏 visage avec un sourire malin;😒 visage blasé;🙄 visage roulant des yeux
        😬 visage grimaçant;😮‍💨 visage expirant;🤥 visage de menteur;😌 visage soulagé;😔 visage pensif;😪 visage endormi
        🤤 visage qui bave;😴 visage somnolent;😷 visage avec masque;🤒 visage avec thermomètre
        🤕 visage avec bandage autour de la tête;🤢 visage nauséeux;🤮 visage qui vomit;🤧 visage qui éternue
        🥵 visage rouge et chaud;🥶 visage bleu et froid;🥴 visage éméché;😵 visage étourdi;😵‍💫 visage aux yeux en spirales
        🤯 tête qui explose;🤠 visage avec chapeau de cowboy;🥳 visage festif;🥸 visage déguisé
        😎 visage avec lunettes de soleil;🤓 visage de geek;🧐 visage avec un monocle;😕 visage confus;😟 visage inquiet
        🙁 visage légèrement mécontent;☹ visage mécontent;😮 visage avec bouche ouverte;😯 visage ébahi;😲 visage stupéfait
        😳 visage qui rougit;🥺 visage implorant;😦 visage mécontent avec bouche ouverte;😧 visage angoissé
        😨 visage effrayé;😰 visage anxieux avec goutte de sueur;😥 visage triste mais soulagé;😢 visage qui pleure
        😭 visage qui pleure à chaudes larmes;😱 visage qui hurle de peur;😖 visage déconcerté;😣 visage persévérant
        😞 visage déçu;😓 visage démoralisé avec goutte de sueur;😩 visage épuisé;😫 visage fatigué;🥱 visage bâillant
        😤 visage avec fumée sortant des narines;😡 visage boudeur;😠 visage en colère
        🤬 visage avec des symboles dans la bouche;😈 visage souriant avec des cornes;👿 visage en colère avec des cornes
        💀 crâne;☠ tête de mort;💩 tas de crotte;🤡 visage de clown;👹 ogre;👺 monstre japonais;👻 fantôme;👽 alien
        👾 monstre de l’espace;🤖 robot;😺 chat qui sourit;😸 chat qui sourit avec des yeux rieurs
        😹 chat qui pleure de joie;😻 chat souriant aux yeux en cœurs;😼 chat avec sourire en coin
        😽 chat qui fait un bisou;🙀 chat fatigué;😿 chat qui pleure;😾 chat qui boude;🙈 singe ne rien voir
        🙉 singe ne rien entendre;🙊 singe ne rien dire;💋 trace de rouge à lèvres;💌 lettre d’amour;💘 cœur et flèche
        💝 cœur avec ruban;💖 cœur étincelant;💗 cœur grandissant;💓 cœur battant;💞 cœurs qui tournent;💕 deux cœurs
        💟 décoration avec cœur;❣ cœur point d’exclamation;💔 cœur brisé;❤‍🔥 cœur enflammé;❤‍🩹 cœur avec bandages
        ❤ cœur rouge;🧡 cœur orange;💛 cœur jaune;💚 cœur vert;💙 cœur bleu;💜 cœur violet;🤎 cœur marron;🖤 cœur noir
        🤍 cœur blanc;💯 cent points;💢 symbole de colère;💥 explosion;💫 étourdissement;💦 gouttes de sueur;💨 décamper
        🕳 trou;💣 bombe;💬 bulle de parole;👁‍🗨 œil dans une bulle de BD;🗨 bulle de parole gauche;🗯 bulle colère droite
        💭 bulle de pensée;💤 endormi;👋 signe de la main;🤚 dos de main levée;🖐 main levée doigts écartés;✋ main levée
        🖖 salut vulcain;👌 ok;🤌 bout des doigts joints;🤏 pouce et index rapprochés;✌ V de la victoire;🤞 doigts croisés
        🤟 signe je t’aime;🤘 cornes avec les doigts;🤙 signe appel téléphonique avec les doigts
        👈 main avec index pointant à gauche;👉 main avec index pointant à droite;👆 main avec index pointant vers le haut
        🖕 doigt d’honneur;👇 main avec index pointant vers le bas;☝ index pointant vers le haut;👍 pouce vers le haut
        👎 pouce vers le bas;✊ poing levé;👊 poing de face;🤛 poing à gauche;🤜 poing à droite;👏 applaudissements
        🙌 mains levées;👐 mains ouvertes;🤲 paume contre paume doigts vers le haut;🤝 poignée de main;🙏 mains en prière
        ✍ main qui écrit;💅 vernis à ongles;🤳 selfie;💪 biceps contracté;🦾 bras mécanique;🦿 jambe mécanique;🦵 jambe
        🦶 pied;👂 oreille;🦻 oreille appareillée;👃 nez;🧠 cerveau;🫀 cœur;🫁 poumons;🦷 dent;🦴 os;👀 yeux;👁 œil;👅 langue
        👄 bouche;👶 bébé;🧒 enfant;👦 garçon;👧 fille;🧑 adulte;👱 personne blonde;👨 homme;🧔 personne barbue;🧔‍♂ homme barbu
        👱‍♂ homme blond;👩 femme;🧔‍♀ femme barbue;👱‍♀ femme blonde;🧓 personne âgée;👴 homme âgé;👵 femme âgée
        🙍 personne fronçant les sourcils;🙍‍♂ homme fronçant les sourcils;🙍‍♀ femme fronçant les sourcils
        🙎 personne qui boude;🙎‍♂ homme qui boude;🙎‍♀ femme qui boude;🙅 personne faisant un geste d’interdiction
        🙅‍♂ homme faisant un geste d’interdiction;🙅‍♀ femme faisant un geste d’interdiction
        🙆 personne faisant un geste d’acceptation;🙆‍♂ homme faisant un geste d’acceptation
        🙆‍♀ femme faisant un geste d’acceptation;💁 personne paume vers le haut;💁‍♂ homme paume vers le haut
        💁‍♀ femme paume vers le haut;🙋 personne qui lève la main;🙋‍♂ homme qui lève la main;🙋‍♀ femme qui lève la main
        🧏 personne sourde;🧏‍♂ homme sourd;🧏‍♀ femme sourde;🙇 personne qui s’incline;🙇‍♂ homme qui s’incline
        🙇‍♀ femme qui s’incline;🤦 personne avec la paume sur le visage;🤦‍♂ homme avec la paume sur le visage
        🤦‍♀ femme avec la paume sur le visage;🤷 personne qui hausse les épaules;🤷‍♂ homme qui hausse les épaules
        🤷‍♀ femme qui hausse les épaules;🧑‍⚕ professionnel de la santé (tous genres);👨‍⚕ professionnel de la santé
        👩‍⚕ professionnelle de la santé;🧑‍🎓 étudiant (tous genres);👨‍🎓 étudiant;👩‍🎓 étudiante;🧑‍🏫 personnel enseignant
        👨‍🏫 enseignant;👩‍🏫 enseignante;🧑‍⚖ juge;👨‍⚖ juge homme;👩‍⚖ juge femme;🧑‍🌾 fermier (tous genres);👨‍🌾 fermier
        👩‍🌾 fermière;🧑‍🍳 cuisinier (tous genres);👨‍🍳 cuisinier;👩‍🍳 cuisinière;🧑‍🔧 mécanicien (tous genres)
        👨‍🔧 mécanicien;👩‍🔧 mécanicienne;🧑‍🏭 ouvrier (tous genres);👨‍🏭 ouvrier;👩‍🏭 ouvrière
        🧑‍💼 employé de bureau (tous genres);👨‍💼 employé de bureau;👩‍💼 employée de bureau;🧑‍🔬 scientifique
        👨‍🔬 scientifique homme;👩‍🔬 scientifique femme;🧑‍💻 informaticien (tous genres);👨‍💻 informaticien
        👩‍💻 informaticienne;🧑‍🎤 chanteur (tous genres);👨‍🎤 chanteur;👩‍🎤 chanteuse;🧑‍🎨 artiste;👨‍🎨 artiste homme
        👩‍🎨 artiste femme;🧑‍✈ pilote;👨‍✈ pilote homme;👩‍✈ pilote femme;🧑‍🚀 astronaute;👨‍🚀 astronaute homme
        👩‍🚀 astronaute femme;🧑‍🚒 pompier;👨‍🚒 pompier homme;👩‍🚒 pompier femme;👮 officier de police;👮‍♂ policier
        👮‍♀ policière;🕵 détective;🕵‍♂ détective homme;🕵‍♀ détective femme;💂 garde;💂‍♂ garde homme;💂‍♀ garde femme
        🥷 ninja;👷 personnel du bâtiment;👷‍♂ ouvrier du bâtiment;👷‍♀ ouvrière du bâtiment;🤴 prince;👸 princesse
        👳 personne en turban;👳‍♂ homme en turban;👳‍♀ femme en turban;👲 homme avec casquette chinoise
        🧕 femme avec foulard;🤵 personne en smoking;🤵‍♂ homme en smoking;🤵‍♀ femme en smoking
        👰 personne mariée avec voile;👰‍♂ homme avec voile;👰‍♀ femme avec voile;🤰 femme enceinte;🤱 allaitement
        👩‍🍼 femme allaitant un bébé;👨‍🍼 homme allaitant un bébé;🧑‍🍼 personne allaitant un bébé;👼 bébé ange;🎅 père Noël
        🤶 mère Noël;🧑‍🎄 santa;🦸 super-héros;🦸‍♂ super-héros homme;🦸‍♀ super-héroïne;🦹 super-vilain
        🦹‍♂ super-vilain homme;🦹‍♀ super-vilain femme;🧙 mage;🧙‍♂ mage homme;🧙‍♀ mage femme;🧚 personnage féérique
        🧚‍♂ féetaud;🧚‍♀ fée;🧛 vampire;🧛‍♂ vampire homme;🧛‍♀ vampire femme;🧜 créature aquatique;🧜‍♂ triton;🧜‍♀ sirène
        🧝 elfe;🧝‍♂ elfe homme;🧝‍♀ elfe femme;🧞 génie;🧞‍♂ génie homme;🧞‍♀ génie femme;🧟 zombie;🧟‍♂ zombie homme
        🧟‍♀ zombie femme;💆 personne qui se fait masser;💆‍♂ homme qui se fait masser;💆‍♀ femme qui se fait masser
        💇 personne qui se fait couper les cheveux;💇‍♂ homme qui se fait couper les cheveux
        💇‍♀ femme qui se fait couper les cheveux;🚶 personne qui marche;🚶‍♂ homme qui marche;🚶‍♀ femme qui marche
        🧍 personne debout;🧍‍♂ homme debout;🧍‍♀ femme debout;🧎 personne à genoux;🧎‍♂ homme à genoux;🧎‍♀ femme à genoux
        🧑‍🦯 personne avec une canne blanche;👨‍🦯 homme avec canne blanche;👩‍🦯 femme avec canne blanche
        🧑‍🦼 personne en fauteuil motorisé;👨‍🦼 homme en fauteuil motorisé;👩‍🦼 femme en fauteuil motorisé
        🧑‍🦽 personne en fauteuil roulant manuel;👨‍🦽 homme en fauteuil roulant manuel
        👩‍🦽 femme en fauteuil roulant manuel;🏃 personne qui court;🏃‍♂ homme qui court;🏃‍♀ femme qui court;💃 danseuse
        🕺 danseur;🕴 homme d’affaires en lévitation;👯 personnes avec des oreilles de lapin
        👯‍♂ hommes avec des oreilles de lapin;👯‍♀ femmes avec des oreilles de lapin;🧖 personne au hammam
        🧖‍♂ homme au hammam;🧖‍♀ femme au hammam;🧗 personne qui grimpe;🧗‍♂ homme qui grimpe;🧗‍♀ femme qui grimpe
        🤺 escrimeur;🏇 course hippique;⛷ skieur;🏂 snowboardeur;🏌 joueur de golf;🏌‍♂ golfeur;🏌‍♀ golfeuse
        🏄 personne faisant du surf;🏄‍♂ surfeur;🏄‍♀ surfeuse;🚣 personne ramant dans une barque
        🚣‍♂ rameur dans une barque;🚣‍♀ rameuse dans une barque;🏊 personne nageant;🏊‍♂ nageur;🏊‍♀ nageuse
        ⛹ personne avec ballon;⛹‍♂ homme avec ballon;⛹‍♀ femme avec ballon;🏋 haltérophile;🏋‍♂ homme haltérophile
        🏋‍♀ femme haltérophile;🚴 cycliste;🚴‍♂ cycliste homme;🚴‍♀ cycliste femme;🚵 personne en VTT;🚵‍♂ homme en VTT
        🚵‍♀ femme en VTT;🤸 personne faisant la roue;🤸‍♂ homme faisant la roue;🤸‍♀ femme faisant la roue
        🤼 personnes faisant de la lutte;🤼‍♂ lutteurs;🤼‍♀ lutteuses;🤽 personne jouant au water-polo
        🤽‍♂ joueur de water-polo;🤽‍♀ joueuse de water-polo;🤾 personne jouant au handball;🤾‍♂ handballeur
        🤾‍♀ handballeuse;🤹 personne qui jongle;🤹‍♂ jongleur;🤹‍♀ jongleuse;🧘 personne dans la posture du lotus
        🧘‍♂ homme dans la posture du lotus;🧘‍♀ femme dans la posture du lotus;🛀 personne prenant un bain
        🛌 personne au lit;🧑‍🤝‍🧑 deux personnes se tenant la main;👭 deux femmes se tenant la main
        👫 femme et homme se tenant la main;👬 deux hommes se tenant la main;💏 bisou;💑 couple avec cœur;👪 famille
        🗣 tête qui parle;👤 silhouette de buste;👥 silhouettes de bustes;🫂 étreinte;👣 traces de pas;🦰 cheveux roux
        🦱 cheveux bouclés;🦳 cheveux blancs;🦲 chauve;🐵 tête de singe;🐒 singe;🦍 gorille;🦧 orang-outan;🐶 tête de chien
        🐕 chien;🦮 chien guide;🐕‍🦺 chien d’assistance;🐩 caniche;🐺 loup;🦊 renard;🦝 raton laveur;🐱 tête de chat;🐈 chat
        🐈‍⬛ chat noir;🦁 tête de lion;🐯 tête de tigre;🐅 tigre;🐆 léopard;🐴 tête de cheval;🐎 cheval;🦄 licorne;🦓 zèbre
        🦌 cerf;🦬 bison;🐮 tête de vache;🐂 bœuf;🐃 buffle;🐄 vache;🐷 tête de cochon;🐖 cochon;🐗 sanglier;🐽 groin;🐏 bélier
        🐑 mouton;🐐 chèvre;🐪 dromadaire;🐫 chameau;🦙 lama;🦒 girafe;🐘 éléphant;🦣 mammouth;🦏 rhinocéros;🦛 hippopotame
        🐭 tête de souris;🐁 souris;🐀 rat;🐹 hamster;🐰 tête de lapin;🐇 lapin;🐿 écureuil;🦫 castor;🦔 hérisson
        🦇 chauve-souris;🐻 ours;🐻‍❄ ours polaire;🐨 koala;🐼 panda;🦥 paresseux;🦦 loutre;🦨 mouffette;🦘 kangourou;🦡 blaireau
        🐾 empreintes d’animaux;🦃 dindon;🐔 poule;🐓 coq;🐣 poussin qui éclôt;🐤 poussin;🐥 poussin de face;🐦 oiseau
        🐧 pingouin;🕊 colombe;🦅 aigle;🦆 canard;🦢 cygne;🦉 chouette;🦤 dodo;🪶 plume;🦩 flamant;🦚 paon;🦜 perroquet
        🐸 grenouille;🐊 crocodile;🐢 tortue;🦎 lézard;🐍 serpent;🐲 tête de dragon;🐉 dragon;🦕 sauropode;🦖 T-Rex
        🐳 baleine soufflant par son évent;🐋 baleine;🐬 dauphin;🦭 phoque;🐟 poisson;🐠 poisson tropical;🐡 poisson-lune
        🦈 requin;🐙 pieuvre;🐚 coquille en spirale;🐌 escargot;🦋 papillon;🐛 chenille;🐜 fourmi;🐝 abeille;🪲 scarabée
        🐞 coccinelle;🦗 criquet;🪳 cafard;🕷 araignée;🕸 toile d’araignée;🦂 scorpion;🦟 moustique;🪰 mouche;🪱 lombric
        🦠 microbe;💐 bouquet;🌸 fleur de cerisier;💮 fleur blanche;🏵 rosette;🌹 rose;🥀 fleur fanée;🌺 hibiscus;🌻 tournesol
        🌼 bourgeon;🌷 tulipe;🌱 jeune pousse;🪴 plante en pot;🌲 conifère;🌳 arbre à feuilles caduques;🌴 palmier;🌵 cactus
        🌾 plant de riz;🌿 feuille;☘ trèfle;🍀 trèfle à quatre feuilles;🍁 feuille d’érable;🍂 feuille morte
        🍃 feuille virevoltante;🍇 raisin;🍈 melon;🍉 pastèque;🍊 mandarine;🍋 citron;🍌 banane;🍍 ananas;🥭 mangue
        🍎 pomme rouge;🍏 pomme verte;🍐 poire;🍑 pêche;🍒 cerises;🍓 fraise;🫐 myrtilles;🥝 kiwi;🍅 tomate;🫒 olive
        🥥 noix de coco;🥑 avocat;🍆 aubergine;🥔 pomme de terre;🥕 carotte;🌽 épi de maïs;🌶 piment rouge;🫑 poivron
        🥒 concombre;🥬 légume à feuilles vertes;🥦 brocoli;🧄 ail;🧅 oignon;🍄 champignon;🥜 cacahuètes;🌰 châtaigne;🍞 pain
        🥐 croissant;🥖 baguette;🫓 galette;🥨 bretzel;🥯 bagel;🥞 pancakes;🧇 gaufre;🧀 part de fromage;🍖 viande sur un os
        🍗 cuisse de poulet;🥩 morceau de viande;🥓 lard;🍔 hamburger;🍟 frites;🍕 pizza;🌭 hot dog;🥪 sandwich;🌮 taco
        🌯 burrito;🫔 tamal;🥙 kebab;🧆 falafels;🥚 œuf;🍳 œuf au plat;🥘 plat mitonné;🍲 marmite;🫕 fondue;🥣 bol avec cuillère
        🥗 salade verte;🍿 pop-corn;🧈 beurre;🧂 sel;🥫 aliments en conserve;🍱 boîte déjeuner;🍘 galette de riz
        🍙 boulette de riz;🍚 bol de riz;🍛 riz au curry;🍜 bol fumant;🍝 spaghetti;🍠 patate douce;🍢 brochette de poisson
        🍣 sushi;🍤 beignet de crevette;🍥 croquette de poisson;🥮 gâteau de lune;🍡 brochette de bonbons;🥟 boulette de pâte
        🥠 biscuit chinois;🥡 boîte à emporter;🦀 crabe;🦞 homard;🦐 crevette;🦑 calamar;🦪 huître;🍦 glace italienne;🍧 granité
        🍨 glace;🍩 doughnut;🍪 cookie;🎂 gâteau d’anniversaire;🍰 gâteau sablé;🧁 cupcake;🥧 tarte;🍫 barre chocolatée
        🍬 bonbon;🍭 sucette;🍮 crème renversée;🍯 pot de miel;🍼 biberon;🥛 verre de lait;☕ boisson chaude;🫖 théière;🍵 tasse
        🍶 saké;🍾 bouteille de champagne;🍷 verre de vin;🍸 cocktail;🍹 cocktail tropical;🍺 chope;🍻 chopes de bière
        🥂 trinquer;🥃 verre tumbler;🥤 gobelet avec paille;🧋 thé aux perles;🧃 briquette de jus;🧉 maté;🧊 glaçon
        🥢 baguettes;🍽 fourchette et couteau avec assiette;🍴 fourchette et couteau;🥄 cuillère;🔪 couteau de cuisine
        🏺 amphore;🌍 globe tourné sur l’Afrique et l’Europe;🌎 globe tourné sur les Amériques
        🌏 globe tourné sur l’Asie et l’Australie;🌐 globe avec méridiens;🗺 carte du monde;🗾 carte du Japon;🧭 boussole
        🏔 montagne enneigée;⛰ montagne;🌋 volcan;🗻 mont Fuji;🏕 camping;🏖 plage avec parasol;🏜 désert;🏝 île déserte
        🏞 parc national;🏟 stade;🏛 monument classique;🏗 construction d’un bâtiment;🧱 brique;🪨 rocher;🪵 bois;🛖 hutte
        🏘 maisons;🏚 maison abandonnée;🏠 maison;🏡 maison avec jardin;🏢 immeuble de bureaux;🏣 bureau de poste japonais
        🏤 bureau de poste;🏥 hôpital;🏦 banque;🏨 hôtel;🏩 love hotel;🏪 supérette;🏫 école;🏬 grand magasin;🏭 usine
        🏯 château japonais;🏰 château;💒 mariage;🗼 tour de Tokyo;🗽 statue de la Liberté;⛪ église;🕌 mosquée
        🛕 temple hindou;🕍 synagogue;⛩ sanctuaire shinto;🕋 kaaba;⛲ fontaine;⛺ tente;🌁 brume;🌃 nuit étoilée;🏙 ville
        🌄 soleil levant derrière les montagnes;🌅 soleil levant;🌆 ville au crépuscule;🌇 coucher de soleil;🌉 pont de nuit
        ♨ sources chaudes;🎠 cheval de manège;🎡 grande roue;🎢 montagnes russes;💈 enseigne de barbier;🎪 chapiteau
        🚂 locomotive;🚃 wagon;🚄 TGV;🚅 train à grande vitesse;🚆 train;🚇 métro;🚈 métro léger;🚉 gare;🚊 tramway;🚝 monorail
        🚞 train de montagne;🚋 wagon de tramway;🚌 bus;🚍 bus de face;🚎 trolleybus;🚐 minibus;🚑 ambulance
        🚒 camion de pompier;🚓 voiture de police;🚔 voiture de police de face;🚕 taxi;🚖 taxi de face;🚗 voiture
        🚘 voiture de face;🚙 véhicule utilitaire sport;🛻 pick-up;🚚 camion de livraison;🚛 semi-remorque;🚜 tracteur
        🏎 voiture de course;🏍 moto;🛵 scooter;🦽 fauteuil roulant manuel;🦼 fauteuil motorisé;🛺 tuk tuk;🚲 vélo
        🛴 trottinette;🛹 planche à roulettes;🛼 patin à roulettes;🚏 arrêt de bus;🛣 autoroute;🛤 voie ferrée
        🛢 baril de pétrole;⛽ pompe à essence;🚨 gyrophare;🚥 feu tricolore horizontal;🚦 feu tricolore vertical;🛑 stop
        🚧 travaux;⚓ ancre;⛵ voilier;🛶 canoë;🚤 hors-bord;🛳 paquebot;⛴ ferry;🛥 bateau à moteur;🚢 navire;✈ avion
        🛩 petit avion;🛫 avion au décollage;🛬 avion à l’atterrissage;🪂 parachute;💺 siège;🚁 hélicoptère;🚟 train suspendu
        🚠 téléphérique;🚡 tramway aérien;🛰 satellite;🚀 fusée;🛸 soucoupe volante;🛎 cloche de comptoir;🧳 bagage;⌛ sablier
        ⏳ sablier avec sable qui coule;⌚ montre;⏰ réveil;⏱ chronomètre;⏲ horloge;🕰 pendule;🕛 midi/minuit
        🕧 midi/minuit et demie;🕐 une heure;🕜 une heure et demie;🕑 deux heures;🕝 deux heures et demie;🕒 trois heures
        🕞 trois heures et demie;🕓 quatre heures;🕟 quatre heures et demie;🕔 cinq heures;🕠 cinq heures et demie
        🕕 six heures;🕡 six heures et demie;🕖 sept heures;🕢 sept heures et demie;🕗 huit heures;🕣 huit heures et demie
        🕘 neuf heures;🕤 neuf heures et demie;🕙 dix heures;🕥 dix heures et demie;🕚 onze heures;🕦 onze heures et demie
        🌑 nouvelle lune;🌒 lune croissante;🌓 premier quartier de lune;🌔 lune gibbeuse croissante;🌕 pleine lune
        🌖 lune gibbeuse décroissante;🌗 dernier quartier de lune;🌘 lune décroissante;🌙 croissant de lune
        🌚 nouvelle lune avec visage;🌛 premier quartier de lune avec visage;🌜 dernier quartier de lune avec visage
        🌡 thermomètre;☀ soleil;🌝 pleine lune avec visage;🌞 soleil avec visage;🪐 planète à anneaux;⭐ étoile
        🌟 étoile brillante;🌠 étoile filante;🌌 voie lactée;☁ nuage;⛅ soleil derrière les nuages
        ⛈ nuage avec éclair et pluie;🌤 soleil derrière un petit nuage;🌥 soleil derrière un gros nuage
        🌦 soleil derrière un nuage de pluie;🌧 nuage avec pluie;🌨 nuage avec neige;🌩 nuage avec éclair;🌪 tornade
        🌫 brouillard;🌬 vent avec visage;🌀 cyclone;🌈 arc-en-ciel;🌂 parapluie fermé;☂ parapluie ouvert
        ☔ parapluie avec gouttes de pluie;⛱ parasol sur le sol;⚡ haute tension;❄ flocon;☃ bonhomme de neige
        ⛄ bonhomme de neige sans neige;☄ comète;🔥 feu;💧 goutte d’eau;🌊 vague;🎃 citrouille;🎄 sapin de Noël
        🎆 feu d’artifice;🎇 cierge magique;🧨 pétard;✨ étincelles;🎈 ballon gonflable;🎉 cotillons;🎊 confettis
        🎋 arbre à vœux;🎍 bambou décoratif;🎎 poupées japonaises;🎏 koinobori;🎐 carillon éolien;🎑 cérémonie de la lune
        🧧 enveloppe rouge;🎀 ruban;🎁 cadeau;🎗 ruban de mémoire;🎟 billet d’entrée;🎫 billet;🎖 médaille militaire;🏆 trophée
        🏅 médaille sportive;🥇 médaille d’or;🥈 médaille d’argent;🥉 médaille de bronze;⚽ ballon de football;⚾ baseball
        🥎 softball;🏀 basket;🏐 volley-ball;🏈 football américain;🏉 rugby;🎾 tennis;🥏 disque volant;🎳 bowling;🏏 cricket
        🏑 hockey sur gazon;🏒 hockey sur glace;🥍 crosse;🏓 ping-pong;🏸 badminton;🥊 gant de boxe;🥋 tenue d’arts martiaux
        🥅 cage;⛳ drapeau de golf;⛸ patin à glace;🎣 pêche à la ligne;🤿 masque de plongée;🎽 maillot de course;🎿 ski
        🛷 luge;🥌 pierre de curling;🎯 dans le mille;🪀 yoyo;🪁 cerf-volant;🎱 boule de billard;🔮 boule de cristal
        🪄 baguette magique;🧿 mauvais œil;🎮 jeu vidéo;🕹 manette de jeu;🎰 machine à sous;🎲 dés;🧩 pièce de puzzle
        🧸 ours en peluche;🪅 piñata;🪆 poupées russes;♠ pique;♥ cœur cartes;♦ carreau;♣ trèfle cartes;♟ pion d’échec
        🃏 carte Joker;🀄 dragon rouge mahjong;🎴 jeu des fleurs;🎭 spectacle vivant;🖼 cadre avec image
        🎨 palette de peinture;🧵 bobine de fil;🪡 aiguille à coudre;🧶 fil;🪢 nœud;👓 lunettes de vue;🕶 lunettes de soleil
        🥽 lunettes;🥼 blouse blanche;🦺 gilet de sécurité;👔 cravate;👕 T-shirt;👖 jean;🧣 foulard;🧤 gants;🧥 manteau
        🧦 chaussettes;👗 robe;👘 kimono;🥻 sari;🩱 maillot de bain une pièce;🩲 slip;🩳 short;👙 bikini;👚 vêtements de femme
        👛 porte-monnaie;👜 sac à main;👝 pochette;🛍 sacs de shopping;🎒 cartable;🩴 tong;👞 chaussure d’homme
        👟 chaussure de sport;🥾 chaussure de randonnée;🥿 chaussure plate;👠 chaussure à talon haut;👡 sandale de femme
        🩰 chaussons de danse;👢 botte de femme;👑 couronne;👒 chapeau de femme;🎩 haut de forme;🎓 toque universitaire
        🧢 casquette américaine;🪖 casque militaire;⛑ casque de secouriste;📿 chapelet;💄 rouge à lèvres;💍 bague
        💎 pierre précieuse;🔇 muet;🔈 volume des enceintes faible;🔉 volume des enceintes moyen
        🔊 volume des enceintes élevé;📢 haut-parleur;📣 porte-voix;📯 cor postal;🔔 cloche;🔕 alarme désactivée;🎼 partition
        🎵 note de musique;🎶 notes de musique;🎙 micro de studio;🎚 curseur de niveau;🎛 boutons de réglage;🎤 micro
        🎧 casque;📻 radio;🎷 saxophone;🪗 accordéon;🎸 guitare;🎹 piano;🎺 trompette;🎻 violon;🪕 banjo;🥁 batterie;🪘 djembé
        📱 téléphone portable;📲 appel entrant;☎ téléphone;📞 combiné téléphonique;📟 bipeur;📠 fax;🔋 pile
        🔌 câble avec fiche électrique;💻 ordinateur portable;🖥 ordinateur de bureau;🖨 imprimante;⌨ clavier
        🖱 souris d’ordinateur;🖲 boule de commande;💽 disque d’ordinateur;💾 disquette;💿 CD;📀 DVD;🧮 abaque;🎥 caméra
        🎞 pellicule;📽 projecteur cinématographique;🎬 clap;📺 téléviseur;📷 appareil photo;📸 appareil photo avec flash
        📹 caméscope;📼 cassette vidéo;🔍 loupe orientée à gauche;🔎 loupe orientée à droite;🕯 bougie;💡 ampoule;🔦 torche
        🏮 lampion rouge;🪔 diya;📔 carnet avec couverture;📕 livre fermé;📖 livre ouvert;📗 livre vert;📘 livre bleu
        📙 livre orange;📚 livres;📓 carnet;📒 carnet de compte;📃 page enroulée;📜 parchemin;📄 page;📰 journal
        🗞 journal roulé;📑 signets;🔖 marque-page;🏷 étiquette;💰 sac plein d’argent;🪙 pièce;💴 billet en yens
        💵 billet en dollars;💶 billet en euros;💷 billet en livres;💸 billet avec des ailes;💳 carte bancaire;🧾 reçu
        💹 courbe avec yen en hausse;✉ enveloppe;📧 e-mail;📨 message reçu;📩 enveloppe avec flèche;📤 boîte d’envoi
        📥 boîte de réception;📦 colis;📫 boîte aux lettres fermée drapeau levé;📪 boîte aux lettres fermée drapeau baissé
        📬 boîte aux lettres ouverte drapeau levé;📭 boîte aux lettres ouverte drapeau baissé;📮 boîte aux lettres
        🗳 urne électorale;✏ crayon;✒ stylo plume noir;🖋 stylo plume;🖊 stylo;🖌 pinceau;🖍 crayon pastel;📝 mémo
        💼 porte-documents;📁 dossier;📂 dossier ouvert;🗂 intercalaires;📅 calendrier;📆 éphéméride;🗒 bloc-notes à spirale
        🗓 calendrier à spirale;📇 carnet d’adresses;📈 graphique en hausse;📉 graphique en baisse;📊 graphiques à barres
        📋 porte-bloc;📌 punaise;📍 épingle;📎 trombone;🖇 trombones;📏 règle;📐 équerre;✂ ciseaux;🗃 boîte à dossiers
        🗄 meuble à dossiers;🗑 corbeille à papiers;🔒 cadenas fermé;🔓 cadenas ouvert;🔏 cadenas fermé avec stylo
        🔐 cadenas fermé avec clé;🔑 clé;🗝 clé ancienne;🔨 marteau;🪓 hache;⛏ pioche;⚒ marteau et pioche
        🛠 marteau et clé à molette;🗡 dague;⚔ épées croisées;🔫 pistolet à eau;🪃 boomerang;🏹 arc et flèche;🛡 bouclier
        🪚 scie;🔧 clé à molette;🪛 tournevis;🔩 vis et écrou;⚙ roue dentée;🗜 serre-joint;⚖ balance à poids;🦯 canne blanche
        🔗 chaînons;⛓ chaînes;🪝 crochet;🧰 boîte à outils;🧲 aimant;🪜 échelle;⚗ alambic;🧪 tube à essai;🧫 boîte de pétri
        🧬 adn;🔬 microscope;🔭 télescope;📡 antenne satellite;💉 seringue;🩸 goutte de sang;💊 pilule;🩹 sparadrap
        🩺 stéthoscope;🚪 porte;🛗 ascenseur;🪞 miroir;🪟 fenêtre;🛏 lit;🛋 canapé et lampe;🪑 chaise;🚽 toilettes;🪠 ventouse
        🚿 douche;🛁 baignoire;🪤 tapette à souris;🪒 rasoir;🧴 bouteille de lotion;🧷 épingle de sûreté;🧹 balai;🧺 panier
        🧻 rouleau de papier;🪣 seau;🧼 savon;🪥 brosse à dents;🧽 éponge;🧯 extincteur;🛒 chariot;🚬 cigarette;⚰ cercueil
        🪦 pierre tombale;⚱ urne funéraire;🗿 moai;🪧 pancarte;🏧 distributeur de billets;🚮 icône Poubelle;🚰 eau potable
        ♿ symbole Accès handicapés;🚹 symbole Toilettes hommes;🚺 symbole Toilettes femmes;🚻 panneau Toilettes
        🚼 symbole Bébé;🚾 WC;🛂 contrôle des passeports;🛃 douane;🛄 retrait des bagages;🛅 consigne
        ⚠ symbole d’avertissement;🚸 traversée d’enfants;⛔ sens interdit;🚫 symbole d’interdiction;🚳 vélos interdits
        🚭 interdiction de fumer;🚯 dépôt d’ordures interdit;🚱 eau non potable;🚷 interdit aux piétons
        📵 téléphones portables interdits;🔞 18 ans et plus;☢ radioactif;☣ danger biologique;⬆ flèche haut
        ↗ flèche haut droite;➡ flèche droite;↘ flèche bas droite;⬇ flèche bas;↙ flèche bas gauche;⬅ flèche gauche
        ↖ flèche haut gauche;↕ flèche haut bas;↔ flèche gauche droite;↮ flèche gauche-droite barrée
        ↩ flèche courbe gauche;↪ flèche courbe droite;⤴ flèche courbe haut;⤵ flèche courbe bas
        🔃 flèches dans le sens horaire;🔄 flèches dans le sens antihoraire;🔙 flèche Retour;🔚 flèche Fin;🔛 flèche Activé
        🔜 flèche Bientôt;🔝 flèche En haut;🛐 lieu de culte;⚛ symbole de l’atome;🕉 om;✡ étoile de David;☸ roue du Dharma
        ☯ yin yang;✝ croix latine;☦ croix orthodoxe;☪ lune et étoile;☮ symbole de paix;🕎 chandelier à sept branches
        🔯 étoile à 6 branches;♈ bélier zodiaque;♉ taureau;♊ gémeaux;♋ cancer;♌ lion;♍ vierge;♎ balance
        ♏ scorpion zodiaque;♐ sagittaire;♑ capricorne;♒ verseau;♓ poissons;⛎ serpentaire;🔀 bouton lecture aléatoire
        🔁 bouton répétition;🔂 bouton répétition de la piste;▶ bouton lecture;⏩ bouton avance rapide
        ⏭ bouton piste suivante;⏯ bouton lecture/pause;◀ bouton retour;⏪ bouton retour rapide;⏮ bouton piste précédente
        🔼 petit triangle haut;⏫ double flèche vers le haut;🔽 petit triangle bas;⏬ double flèche vers le bas
        ⏸ bouton pause;⏹ bouton stop;⏺ bouton enregistrer;⏏ bouton éjecter;🎦 cinéma;🔅 luminosité faible
        🔆 luminosité élevée;📶 barres de réseau;📳 mode vibreur;📴 téléphone éteint;♀ symbole de la femme
        ♂ symbole de l’homme;⚧ symbole de la communauté transgenre;✖ signe multiplier;➕ plus;➖ moins;➗ signe diviser
        ♾ infini;‼ double point d’exclamation;⁉ points d’exclamation et d’interrogation;❓ point d’interrogation rouge
        ❔ point d’interrogation blanc;❕ point d’exclamation blanc;❗ point d’exclamation rouge;〰 ligne ondulée
        💱 conversion de devise;💲 symbole dollar;⚕ caducée;♻ symbole Recyclage;⚜ fleur de lys;🔱 trident
        📛 badge nominatif;🔰 symbole japonais de débutant;⭕ cercle rouge;✅ bouton coché;☑ case cochée;✔ coche;❌ croix
        ❎ bouton croix;➰ boucle;➿ double boucle;〽 alternance;✳ astérisque huit branches;✴ étoile huit branches;❇ éclat
        © symbole copyright;® marque déposée;™ marque commerciale déposée;🔠 majuscules;🔡 minuscules
        🔢 saisie de chiffres;🔣 saisie de symboles;🔤 alphabet latin;🅰 groupe sanguin A;🆎 groupe sanguin AB
        🅱 groupe sanguin B;🆑 bouton Effacer;🆒 bouton Cool;🆓 bouton Gratuit;ℹ source d’informations;🆔 bouton Identifiant
        Ⓜ m encerclé;🆕 bouton Nouveau;🆖 bouton Pas bien;🅾 groupe sanguin O;🆗 bouton OK;🅿 bouton P;🆘 bouton SOS
        🆙 bouton Vers le haut;🆚 bouton VS;🈁 bouton ici en japonais;🈂 bouton frais de service en japonais
        🈷 bouton montant mensuel en japonais;🈶 bouton pas gratuit en japonais;🈯 bouton réservé en japonais
        🉐 bouton bonne affaire en japonais;🈹 bouton réduction en japonais;🈚 bouton gratuit en japonais
        🈲 bouton interdit en japonais;🉑 bouton accepter en japonais;🈸 bouton application en japonais
        🈴 bouton note pour réussir en japonais;🈳 bouton chambres disponibles en japonais
        ㊗ bouton félicitations en japonais;㊙ bouton secret en japonais;🈺 bouton ouvert pour affaires en japonais
        🈵 bouton complet en japonais;🔴 disque rouge;🟠 disque orange;🟡 disque jaune;🟢 disque vert;🔵 disque bleu
        🟣 disque violet;🟤 disque marron;⚫ disque noir;⚪ disque blanc;🟥 carré rouge;🟧 carré orange;🟨 carré jaune
        🟩 carré vert;🟦 carré bleu;🟪 carré violet;🟫 carré marron;⬛ grand carré noir;⬜ grand carré blanc
        ◼ carré moyen noir;◻ carré moyen blanc;◾ carré petit moyen noir;◽ carré petit moyen blanc;▪ petit carré noir
        ▫ petit carré blanc;🔶 grand losange orange;🔷 grand losange bleu;🔸 petit losange orange;🔹 petit losange bleu
        🔺 triangle rouge pointant vers le haut;🔻 triangle rouge pointant vers le bas;💠 diamant avec un point
        🔘 bouton radio;🔳 carré blanc;🔲 carré noir;🏁 drapeau à damier;🚩 drapeau triangulaire;🎌 drapeaux croisés
        🏴 drapeau noir;🏳 drapeau blanc;🏳‍🌈 drapeau arc-en-ciel;🏳‍⚧ drapeau transgenre;🏴‍☠ drapeau de pirate;¢ cent
        £ livre;¥ yen;₢ cruzeiro;₣ franc français;₤ lire;₥ mill;₩ won;€ euro;₰ penny allemand;₱ peso;₳ austral
        ₶ livre tournois;₷ spesmilo;₹ roupie indienne;₽ rouble;₿ bitcoin;₨ roupie;﷼ rial;¹ exposant un;² exposant deux
        ³ exposant trois;µ symbole micro;🧑‍🦰 adulte : cheveux roux;🧑‍🦱 adulte : cheveux bouclés
        🧑‍🦳 adulte : cheveux blancs;🧑‍🦲 adulte : chauve;👨‍🦰 homme : cheveux roux;👨‍🦱 homme : cheveux bouclés
        👨‍🦳 homme : cheveux blancs;👨‍🦲 homme : chauve;👩‍🦰 femme : cheveux roux;👩‍🦱 femme : cheveux bouclés
        👩‍🦳 femme : cheveux blancs;👩‍🦲 femme : chauve;👩‍❤‍💋‍👨 bisou : femme et homme;👨‍❤‍💋‍👨 bisou : homme et homme
        👩‍❤‍💋‍👩 bisou : femme et femme;👩‍❤‍👨 couple avec cœur : femme et homme;👨‍❤‍👨 couple avec cœur : homme et homme
        👩‍❤‍👩 couple avec cœur : femme et femme;👨‍👩‍👦 famille : homme, femme et garçon
        👨‍👩‍👧 famille : homme, femme et fille;👨‍👩‍👧‍👦 famille : homme, femme, fille et garçon
        👨‍👩‍👦‍👦 famille : homme, femme, garçon et garçon;👨‍👩‍👧‍👧 famille : homme, femme, fille et fille
        👨‍👨‍👦 famille : homme, homme et garçon;👨‍👨‍👧 famille : homme, homme et fille
        👨‍👨‍👧‍👦 famille : homme, homme, fille et garçon;👨‍👨‍👦‍👦 famille : homme, homme, garçon et garçon
        👨‍👨‍👧‍👧 famille : homme, homme, fille et fille;👩‍👩‍👦 famille : femme, femme et garçon
        👩‍👩‍👧 famille : femme, femme et fille;👩‍👩‍👧‍👦 famille : femme, femme, fille et garçon
        👩‍👩‍👦‍👦 famille : femme, femme, garçon et garçon;👩‍👩‍👧‍👧 famille : femme, femme, fille et fille
        👨‍👦 famille : homme et garçon;👨‍👦‍👦 famille : homme, garçon et garçon;👨‍👧 famille : homme et fille
        👨‍👧‍👦 famille : homme, fille et garçon;👨‍👧‍👧 famille : homme, fille et fille;👩‍👦 famille : femme et garçon
        👩‍👦‍👦 famille : femme, garçon et garçon;👩‍👧 famille : femme et fille;👩‍👧‍👦 famille : femme, fille et garçon
        👩‍👧‍👧 famille : femme, fille et fille;#⃣ touches : #;*⃣ touches : *;🔟 touches : 10
        🇦🇨 drapeau : Île de l’Ascension;🇦🇩 drapeau : Andorre;🇦🇪 drapeau : Émirats arabes unis;🇦🇫 drapeau : Afghanistan
        🇦🇬 drapeau : Antigua-et-Barbuda;🇦🇮 drapeau : Anguilla;🇦🇱 drapeau : Albanie;🇦🇲 drapeau : Arménie
        🇦🇴 drapeau : Angola;🇦🇶 drapeau : Antarctique;🇦🇷 drapeau : Argentine;🇦🇸 drapeau : Samoa américaines
        🇦🇹 drapeau : Autriche;🇦🇺 drapeau : Australie;🇦🇼 drapeau : Aruba;🇦🇽 drapeau : Îles Åland
        🇦🇿 drapeau : Azerbaïdjan;🇧🇦 drapeau : Bosnie-Herzégovine;🇧🇧 drapeau : Barbade;🇧🇩 drapeau : Bangladesh
        🇧🇪 drapeau : Belgique;🇧🇫 drapeau : Burkina Faso;🇧🇬 drapeau : Bulgarie;🇧🇭 drapeau : Bahreïn;🇧🇮 drapeau : Burundi
        🇧🇯 drapeau : Bénin;🇧🇱 drapeau : Saint-Barthélemy;🇧🇲 drapeau : Bermudes;🇧🇳 drapeau : Brunei;🇧🇴 drapeau : Bolivie
        🇧🇶 drapeau : Pays-Bas caribéens;🇧🇷 drapeau : Brésil;🇧🇸 drapeau : Bahamas;🇧🇹 drapeau : Bhoutan
        🇧🇻 drapeau : Île Bouvet;🇧🇼 drapeau : Botswana;🇧🇾 drapeau : Biélorussie;🇧🇿 drapeau : Belize;🇨🇦 drapeau : Canada
        🇨🇨 drapeau : Îles Cocos;🇨🇩 drapeau : Congo-Kinshasa;🇨🇫 drapeau : République centrafricaine
        🇨🇬 drapeau : Congo-Brazzaville;🇨🇭 drapeau : Suisse;🇨🇮 drapeau : Côte d’Ivoire;🇨🇰 drapeau : Îles Cook
        🇨🇱 drapeau : Chili;🇨🇲 drapeau : Cameroun;🇨🇳 drapeau : Chine;🇨🇴 drapeau : Colombie;🇨🇵 drapeau : Île Clipperton
        🇨🇷 drapeau : Costa Rica;🇨🇺 drapeau : Cuba;🇨🇻 drapeau : Cap-Vert;🇨🇼 drapeau : Curaçao;🇨🇽 drapeau : Île Christmas
        🇨🇾 drapeau : Chypre;🇨🇿 drapeau : Tchéquie;🇩🇪 drapeau : Allemagne;🇩🇬 drapeau : Diego Garcia
        🇩🇯 drapeau : Djibouti;🇩🇰 drapeau : Danemark;🇩🇲 drapeau : Dominique;🇩🇴 drapeau : République dominicaine
        🇩🇿 drapeau : Algérie;🇪🇦 drapeau : Ceuta et Melilla;🇪🇨 drapeau : Équateur;🇪🇪 drapeau : Estonie
        🇪🇬 drapeau : Égypte;🇪🇭 drapeau : Sahara occidental;🇪🇷 drapeau : Érythrée;🇪🇸 drapeau : Espagne
        🇪🇹 drapeau : Éthiopie;🇪🇺 drapeau : Union européenne;🇫🇮 drapeau : Finlande;🇫🇯 drapeau : Fidji
        🇫🇰 drapeau : Îles Malouines;🇫🇲 drapeau : Micronésie;🇫🇴 drapeau : Îles Féroé;🇫🇷 drapeau : France
        🇬🇦 drapeau : Gabon;🇬🇧 drapeau : Royaume-Uni;🇬🇩 drapeau : Grenade;🇬🇪 drapeau : Géorgie
        🇬🇫 drapeau : Guyane française;🇬🇬 drapeau : Guernesey;🇬🇭 drapeau : Ghana;🇬🇮 drapeau : Gibraltar
        🇬🇱 drapeau : Groenland;🇬🇲 drapeau : Gambie;🇬🇳 drapeau : Guinée;🇬🇵 drapeau : Guadeloupe
        🇬🇶 drapeau : Guinée équatoriale;🇬🇷 drapeau : Grèce;🇬🇸 drapeau : Géorgie du Sud-et-les Îles Sandwich du Sud
        🇬🇹 drapeau : Guatemala;🇬🇺 drapeau : Guam;🇬🇼 drapeau : Guinée-Bissau;🇬🇾 drapeau : Guyana
        🇭🇰 drapeau : R.A.S. chinoise de Hong Kong;🇭🇲 drapeau : Îles Heard-et-MacDonald;🇭🇳 drapeau : Honduras
        🇭🇷 drapeau : Croatie;🇭🇹 drapeau : Haïti;🇭🇺 drapeau : Hongrie;🇮🇨 drapeau : Îles Canaries;🇮🇩 drapeau : Indonésie
        🇮🇪 drapeau : Irlande;🇮🇱 drapeau : Israël;🇮🇲 drapeau : Île de Man;🇮🇳 drapeau : Inde
        🇮🇴 drapeau : Territoire britannique de l’océan Indien;🇮🇶 drapeau : Irak;🇮🇷 drapeau : Iran;🇮🇸 drapeau : Islande
        🇮🇹 drapeau : Italie;🇯🇪 drapeau : Jersey;🇯🇲 drapeau : Jamaïque;🇯🇴 drapeau : Jordanie;🇯🇵 drapeau : Japon
        🇰🇪 drapeau : Kenya;🇰🇬 drapeau : Kirghizstan;🇰🇭 drapeau : Cambodge;🇰🇮 drapeau : Kiribati;🇰🇲 drapeau : Comores
        🇰🇳 drapeau : Saint-Christophe-et-Niévès;🇰🇵 drapeau : Corée du Nord;🇰🇷 drapeau : Corée du Sud
        🇰🇼 drapeau : Koweït;🇰🇾 drapeau : Îles Caïmans;🇰🇿 drapeau : Kazakhstan;🇱🇦 drapeau : Laos;🇱🇧 drapeau : Liban
        🇱🇨 drapeau : Sainte-Lucie;🇱🇮 drapeau : Liechtenstein;🇱🇰 drapeau : Sri Lanka;🇱🇷 drapeau : Liberia
        🇱🇸 drapeau : Lesotho;🇱🇹 drapeau : Lituanie;🇱🇺 drapeau : Luxembourg;🇱🇻 drapeau : Lettonie;🇱🇾 drapeau : Libye
        🇲🇦 drapeau : Maroc;🇲🇨 drapeau : Monaco;🇲🇩 drapeau : Moldavie;🇲🇪 drapeau : Monténégro;🇲🇫 drapeau : Saint-Martin
        🇲🇬 drapeau : Madagascar;🇲🇭 drapeau : Îles Marshall;🇲🇰 drapeau : Macédoine du Nord;🇲🇱 drapeau : Mali
        🇲🇲 drapeau : Myanmar (Birmanie);🇲🇳 drapeau : Mongolie;🇲🇴 drapeau : R.A.S. chinoise de Macao
        🇲🇵 drapeau : Îles Mariannes du Nord;🇲🇶 drapeau : Martinique;🇲🇷 drapeau : Mauritanie;🇲🇸 drapeau : Montserrat
        🇲🇹 drapeau : Malte;🇲🇺 drapeau : Maurice;🇲🇻 drapeau : Maldives;🇲🇼 drapeau : Malawi;🇲🇽 drapeau : Mexique
        🇲🇾 drapeau : Malaisie;🇲🇿 drapeau : Mozambique;🇳🇦 drapeau : Namibie;🇳🇨 drapeau : Nouvelle-Calédonie
        🇳🇪 drapeau : Niger;🇳🇫 drapeau : Île Norfolk;🇳🇬 drapeau : Nigeria;🇳🇮 drapeau : Nicaragua;🇳🇱 drapeau : Pays-Bas
        🇳🇴 drapeau : Norvège;🇳🇵 drapeau : Népal;🇳🇷 drapeau : Nauru;🇳🇺 drapeau : Niue;🇳🇿 drapeau : Nouvelle-Zélande
        🇴🇲 drapeau : Oman;🇵🇦 drapeau : Panama;🇵🇪 drapeau : Pérou;🇵🇫 drapeau : Polynésie française
        🇵🇬 drapeau : Papouasie-Nouvelle-Guinée;🇵🇭 drapeau : Philippines;🇵🇰 drapeau : Pakistan;🇵🇱 drapeau : Pologne
        🇵🇲 drapeau : Saint-Pierre-et-Miquelon;🇵🇳 drapeau : Îles Pitcairn;🇵🇷 drapeau : Porto Rico
        🇵🇸 drapeau : Territoires palestiniens;🇵🇹 drapeau : Portugal;🇵🇼 drapeau : Palaos;🇵🇾 drapeau : Paraguay
        🇶🇦 drapeau : Qatar;🇷🇪 drapeau : La Réunion;🇷🇴 drapeau : Roumanie;🇷🇸 drapeau : Serbie;🇷🇺 drapeau : Russie
        🇷🇼 drapeau : Rwanda;🇸🇦 drapeau : Arabie saoudite;🇸🇧 drapeau : Îles Salomon;🇸🇨 drapeau : Seychelles
        🇸🇩 drapeau : Soudan;🇸🇪 drapeau : Suède;🇸🇬 drapeau : Singapour;🇸🇭 drapeau : Sainte-Hélène;🇸🇮 drapeau : Slovénie
        🇸🇯 drapeau : Svalbard et Jan Mayen;🇸🇰 drapeau : Slovaquie;🇸🇱 drapeau : Sierra Leone;🇸🇲 drapeau : Saint-Marin
        🇸🇳 drapeau : Sénégal;🇸🇴 drapeau : Somalie;🇸🇷 drapeau : Suriname;🇸🇸 drapeau : Soudan du Sud
        🇸🇹 drapeau : Sao Tomé-et-Principe;🇸🇻 drapeau : Salvador;🇸🇽 drapeau : Saint-Martin (partie néerlandaise)
        🇸🇾 drapeau : Syrie;🇸🇿 drapeau : Eswatini;🇹🇦 drapeau : Tristan da Cunha;🇹🇨 drapeau : Îles Turques-et-Caïques
        🇹🇩 drapeau : Tchad;🇹🇫 drapeau : Terres australes françaises;🇹🇬 drapeau : Togo;🇹🇭 drapeau : Thaïlande
        🇹🇯 drapeau : Tadjikistan;🇹🇰 drapeau : Tokelau;🇹🇱 drapeau : Timor oriental;🇹🇲 drapeau : Turkménistan
        🇹🇳 drapeau : Tunisie;🇹🇴 drapeau : Tonga;🇹🇷 drapeau : Turquie;🇹🇹 drapeau : Trinité-et-Tobago;🇹🇻 drapeau : Tuvalu
        🇹🇼 drapeau : Taïwan;🇹🇿 drapeau : Tanzanie;🇺🇦 drapeau : Ukraine;🇺🇬 drapeau : Ouganda
        🇺🇲 drapeau : Îles mineures éloignées des États-Unis;🇺🇳 drapeau : Nations Unies;🇺🇸 drapeau : États-Unis
        🇺🇾 drapeau : Uruguay;🇺🇿 drapeau : Ouzbékistan;🇻🇦 drapeau : État de la Cité du Vatican
        🇻🇨 drapeau : Saint-Vincent-et-les Grenadines;🇻🇪 drapeau : Venezuela;🇻🇬 drapeau : Îles Vierges britanniques
        🇻🇮 drapeau : Îles Vierges des États-Unis;🇻🇳 drapeau : Viêt Nam;🇻🇺 drapeau : Vanuatu
        🇼🇫 drapeau : Wallis-et-Futuna;🇼🇸 drapeau : Samoa;🇽🇰 drapeau : Kosovo;🇾🇪 drapeau : Yémen;🇾🇹 drapeau : Mayotte
        🇿🇦 drapeau : Afrique du Sud;🇿🇲 drapeau : Zambie;🇿🇼 drapeau : Zimbabwe;🏴󠁧󠁢󠁥󠁮󠁧󠁿 drapeau : Angleterre
        🏴󠁧󠁢󠁳󠁣󠁴󠁿 drapeau : Écosse;🏴󠁧󠁢󠁷󠁬󠁳󠁿 drapeau : Pays de Galles;¤ devise inconnue ou non valide;֏ dram arménien
        ؋ afghani afghan;৳ taka bangladeshi;฿ baht thaïlandais;៛ riel cambodgien;₡ colón costaricain;₦ naira nigérian
        ₧ peseta espagnole;₪ nouveau shekel israélien;₫ dông vietnamien;₭ kip loatien;₮ tugrik mongol
        ₲ guaraní paraguayen;₴ hryvnia ukrainienne;₵ cédi ghanéen;₸ tenge kazakh;₺ livre turque;₼ manat azéri
        ₾ lari géorgien;0⃣ touches : 0;1⃣ touches : 1;2⃣ touches : 2;3⃣ touches : 3;4⃣ touches : 4;5⃣ touches : 5
        6⃣ touches : 6;7⃣ touches : 7;8⃣ touches : 8;9⃣ touches : 9
        """#)
}
