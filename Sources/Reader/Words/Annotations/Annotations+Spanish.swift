// Made by generate-annotations.py from Unicode's CLDR 41. Do not edit. Copyright 1991-2022 Unicode, Inc.; see
// https://www.unicode.org/license.txt.
// swift-format-ignore-file

extension Annotations {
    /// A character and its name, parted by a blank; then a semicolon or a new line.
    static let spanish = Annotations(
        #"""
        🏻 tono de piel claro;🏼 tono de piel claro medio;🏽 tono de piel medio;🏾 tono de piel oscuro medio
        🏿 tono de piel oscuro;‾ línea superpuesta;‐ guion;– guion corto;— raya;― barra horizontal
        ・ punto medio katakana;، coma árabe;、 coma ideográfica;؛ punto y coma árabe;¡ exclamación de apertura
        ¿ interrogación de apertura;؟ interrogación árabe;‽ exclarrogativo;… puntos suspensivos;。 punto ideográfico
        · punto medio;‘ apóstrofo izquierdo;’ apóstrofo derecho;‚ apóstrofo derecho bajo;“ comillas dobles izquierdas
        ” comillas dobles derechas;„ comillas dobles derechas bajas;« comillas latinas de apertura
        » comillas latinas de cierre;〈 corchete angular de apertura;〉 corchete angular de cierre
        《 corchete angular doble de apertura;》 corchete angular doble de cierre;「 corchete esquinado de apertura
        」 corchete esquinado de cierre;『 corchete esquinado de apertura hueco;』 corchete esquinado de cierre hueco
        【 corchete lenticular de apertura;】 corchete lenticular de cierre;〔 corchete caparazón tortuga de apertura
        〕 corchete caparazón tortuga de cierre;〖 corchete lenticular de apertura hueco
        〗 corchete lenticular de cierre hueco;§ signo de sección;¶ calderón;‰ por mil;† signo de cruz
        ‡ signo de cruz doble;• bolo;‧ punto de unión con guion;′ prima;″ doble prima;‴ triple prima;‸ intercalación
        ※ marca de referencia;⁂ asterismo;´ acento agudo;¨ diéresis;° grado;℗ copyright de grabación de sonido
        ← flecha apuntando hacia la izquierda;↚ flecha hacia la izquierda con trazo;→ flecha apuntando hacia la derecha
        ↛ flecha hacia la derecha con trazo;↑ flecha apuntando hacia arriba;↓ flecha apuntando hacia abajo
        ↜ flecha de onda hacia la izquierda;↝ flecha de onda hacia la derecha
        ↞ flecha de doble punta hacia la izquierda;↟ flecha de doble punta hacia arriba
        ↠ flecha de doble punta hacia la derecha;↡ flecha de doble punta hacia abajo
        ↢ flecha hacia la izquierda con cola;↣ flecha hacia la derecha con cola
        ↤ flecha hacia la izquierda desde la barra;↥ flecha hacia arriba desde la barra
        ↦ flecha hacia la derecha desde la barra;↧ flecha hacia abajo desde la barra;↨ flecha arriba abajo con base
        ↫ flecha hacia la izquierda con bucle;↬ flecha hacia la derecha con bucle
        ↭ flecha de onda hacia derecha e izquierda;↯ flecha en zigzag hacia abajo
        ↰ flecha hacia arriba con punta hacia la izquierda;↱ flecha hacia arriba con punta hacia la derecha
        ↲ flecha hacia abajo con punta hacia la izquierda;↳ flecha hacia abajo con punta hacia la derecha
        ↴ flecha hacia la derecha con ángulo hacia abajo;↵ flecha hacia abajo con ángulo hacia la izquierda
        ↶ flecha en semicírculo superior hacia la izquierda;↷ flecha en semicírculo superior hacia la derecha
        ↸ flecha con barra larga hacia noroeste;↹ flecha a la izquierda con barra sobre flecha a la derecha con barra
        ↺ círculo abierto con flecha en sentido antihorario;↻ círculo abierto con flecha en sentido horario
        ↼ arpón hacia la izquierda con flecha por arriba;↽ arpón hacia la izquierda con flecha por debajo
        ↾ arpón hacia arriba con flecha a la derecha;↿ arpón hacia arriba con flecha a la izquierda
        ⇀ arpón hacia la derecha con flecha superior;⇁ arpón hacia la derecha con flecha inferior
        ⇂ arpón hacia abajo con flecha a la derecha;⇃ arpón hacia abajo con flecha a la izquierda
        ⇄ flecha hacia la derecha sobre flecha hacia la izquierda;⇅ flechas apuntando arriba y abajo
        ⇆ flechas apuntando izquierda sobre derecha;⇇ pareja de flechas hacia la izquierda
        ⇈ pareja de flechas hacia arriba;⇉ pareja de flechas hacia la derecha;⇊ pareja de flechas hacia abajo
        ⇋ arpón hacia la izquierda sobre arpón hacia la derecha;⇌ arpón hacia la derecha sobre arpón hacia la izquierda
        ⇐ flecha doble hacia la izquierda;⇍ flecha doble hacia la izquierda tachada;⇑ flecha doble hacia arriba
        ⇒ flecha doble hacia la derecha;⇏ flecha doble hacia la derecha tachada;⇓ flecha doble hacia abajo
        ⇔ flecha doble hacia izquierda y derecha;⇎ flecha doble hacia izquierda y derecha tachada
        ⇖ flecha doble hacia noroeste;⇗ flecha doble hacia noreste;⇘ flecha doble hacia sureste
        ⇙ flecha doble hacia suroeste;⇚ flecha triple hacia la izquierda;⇛ flecha triple hacia la derecha
        ⇜ flecha ondulada hacia la izquierda;⇝ flecha ondulada hacia la derecha;⇞ flecha hacia arriba con doble tachado
        ⇟ flecha hacia abajo con doble tachado;⇠ flecha con guion hacia la izquierda;⇡ flecha discontinua hacia arriba
        ⇢ flecha discontinua hacia derecha;⇣ flecha discontinua hacia abajo;⇤ flecha con barra hacia la izquierda
        ⇥ flecha con barra hacia la derecha;⇦ flecha hueca hacia la izquierda;⇧ flecha hueca hacia arriba
        ⇨ flecha hueca hacia la derecha;⇩ flecha hueca hacia abajo;⇪ flecha hueca hacia arriba desde barra
        ⇵ flecha hacia abajo con flecha hacia arriba a la izquierda;∀ para todo;∂ diferencial parcial;∃ existe
        ∅ conjunto vacío;∆ incremento;∇ nabla;∈ elemento de;∉ no es elemento;∋ contiene como miembro;∎ fin de la prueba
        ∏ producto n-ario;∑ sumativa n-aria;± signo más/menos;÷ signo de división;× signo de multiplicación
        ≮ no menor que;≠ no igual;≯ no mayor que;¬ negación;− signo menos;⁻ menos en superíndice;∓ menos o más
        ∕ barra de división;⁄ barra de fracción;∗ operador de asterisco;∘ operador de anillo;∙ operador de bala
        √ raíz cuadrada;∝ proporcional;∞ signo de infinito;∟ ángulo recto;∠ ángulo;∣ divide;∥ paralelo;∧ y lógico
        ∩ intersección;∪ unión;∫ integral;∬ doble integral;∮ integral de contorno;∴ conclusión;∵ porque;∶ ratio
        ∷ proporción;∼ operador de tilde;∽ tilde inversa;∾ s invertida horizontal;≃ asintóticamente igual a
        ≅ aproximadamente igual a;≈ casi igual;≌ todo igual;≒ aproximadamente igual o la imagen de;≖ anillo en igual a
        ≡ equivalente a;≣ estrictamente equivalente;≤ menor que o igual;≥ mayor que o igual;≦ menor que sobre igual
        ≧ mayor que sobre igual;≪ mucho menor que;≫ mucho mayor que;≬ entre;≳ equivalente mayor que;≺ precede;≻ sucede
        ⊁ no sucede;⊂ subconjunto de;⊃ superconjunto de;⊆ subconjunto igual a;⊇ superconjunto igual a
        ⊕ más dentro de círculo;⊖ menos dentro de círculo;⊗ por dentro de círculo;⊘ barra de división dentro de círculo
        ⊙ operador de punto dentro de círculo;⊚ operador de anillo dentro de círculo
        ⊛ operador de asterisco dentro de círculo;⊞ más dentro de cuadrado;⊟ menos dentro de cuadrado
        ⊥ tachuela hacia arriba;⊮ no fuerza;⊰ precede en relación;⊱ sucede en relación
        ⋭ no contiene como subgrupo normal o igual a;⊶ original;⊹ matriz conjugada hermitiana;⊿ triángulo rectángulo
        ⋁ lógica o n-ario;⋂ intersección n-aria;⋃ unión n-aria;⋅ operador de punto;⋆ operador de estrella
        ⋈ unión natural;⋒ doble intersección;⋘ mucho mucho menor que;⋙ mucho mucho mayor que
        ⋮ puntos suspensivos verticales;⋯ puntos suspensivos horizontales
        ⋰ puntos suspensivos diagonales hacia arriba a la derecha
        ⋱ puntos suspensivos diagonales hacia abajo a la derecha;■ cuadrado relleno;□ cuadrado hueco
        ▢ cuadrado hueco con esquinas redondeadas;▣ cuadrado hueco con cuadrado relleno dentro
        ▤ cuadrado con relleno horizontal;▥ cuadrado con relleno vertical
        ▦ cuadrado con relleno de cuadrícula ortogonal
        ▧ cuadrado con relleno desde abajo a la izquierda hacia la derecha
        ▨ cuadrado con relleno desde abajo a la derecha hacia la izquierda
        ▩ cuadrado con relleno de cuadrícula en diagonal;▬ rectángulo relleno;▭ rectángulo hueco
        ▮ rectángulo vertical relleno;▰ paralelogramo relleno;▲ triángulo relleno apuntando hacia arriba
        △ triángulo hueco que apunta hacia arriba;▴ triángulo pequeño relleno que apunta hacia arriba
        ▵ triángulo pequeño hueco que apunta hacia arriba;▷ triángulo hueco que apunta hacia la derecha
        ▸ triángulo pequeño relleno que apunta hacia la derecha;▹ triángulo pequeño hueco que apunta hacia la derecha
        ► puntero relleno que apunta hacia la derecha;▻ puntero hueco que apunta hacia la derecha
        ▼ triángulo relleno apuntando hacia abajo;▽ triángulo hueco que apunta hacia abajo
        ▾ triángulo relleno pequeño que apunta hacia abajo;▿ triángulo hueco pequeño que apunta hacia abajo
        ◁ triángulo hueco que apunta a la izquierda;◂ triángulo relleno pequeño que apunta a la izquierda
        ◃ triángulo hueco pequeño que apunta a la izquierda;◄ puntero relleno que apunta a la izquierda
        ◅ puntero hueco que apunta a la izquierda;◆ diamante relleno;◇ diamante hueco
        ◈ diamante hueco con diamante relleno dentro;◉ círculo hueco con círculo relleno dentro;◊ rombo;○ círculo hueco
        ◌ círculo punteado;◍ círculo con relleno vertical;◎ círculos concéntricos;● círculo relleno
        ◐ círculo con la mitad izquierda rellena;◑ círculo con la mitad derecha rellena
        ◒ círculo con la mitad inferior rellena;◓ círculo con la mitad superior rellena
        ◔ círculo con el cuadrante superior derecho relleno;◕ círculo relleno excepto cuadrante superior izquierdo
        ◖ círculo con mitad izquierda rellena;◗ círculo con mitad derecha rellena;◘ viñeta inversa
        ◙ cuadrado relleno con círculo hueco;◜ arco de cuadrante superior izquierdo de círculo
        ◝ arco de cuadrante superior derecho de círculo;◞ arco de cuadrante inferior derecho de círculo
        ◟ arco de cuadrante inferior izquierdo de círculo;◠ semicírculo superior;◡ semicírculo inferior
        ◢ triángulo inferior relleno hacia la derecha;◣ triángulo inferior relleno hacia la izquierda
        ◤ triángulo superior relleno hacia la izquierda;◥ triángulo superior relleno hacia la derecha;◦ viñeta hueca
        ◯ círculo hueco grande;◳ cuadrante superior derecho en cuadrado hueco
        ◷ cuadrante superior derecho en círculo hueco;◿ triángulo inferior hacia la derecha;♪ corchea
        ⨧ más subíndice dos;⨯ vector o producto cruzado;⨼ producto interior;⩣ lógica o doble barra inferior
        ⩽ menor que o igual con barra inclinada;⪍ menor que sobre igual o similar;⪚ doble línea sobre mayor que
        ⪺ sucede por encima del signo no igual;♭ bemol;♯ sostenido;🥹 cara aguantándose las lágrimas;🧌 trol
        🩻 radiografía;🩼 muleta;🪩 bola de espejos;🪪 carné de identidad;🪫 batería baja;🪬 hamsa;🪷 loto;🪸 coral
        🪹 nido vacío;🪺 nido con huevos;🫃 hombre embarazado;🫄 persona embarazada;🫅 persona con corona
        🫗 líquido derramándose;🫘 alubias;🫙 tarro;🫠 cara derritiéndose;🫡 cara saludando
        🫢 cara con ojos abiertos y boca tapada;🫣 cara tapada con ojo espiando;🫤 cara con boca diagonal
        🫥 cara con línea de puntos;🫦 labio mordido;🫧 burbujas;🫰 mano con dedo índice y pulgar cruzados
        🫱 mano hacia la derecha;🫲 mano hacia la izquierda;🫳 mano con la palma hacia abajo
        🫴 mano con la palma hacia arriba;🫵 dedo índice apuntándote a ti;🫶 manos formando un corazón;🛝 tobogán;🛞 rueda
        🛟 salvavidas;🟰 signo igual grueso;😀 cara sonriendo;😃 cara sonriendo con ojos grandes
        😄 cara sonriendo con ojos sonrientes;😁 cara radiante con ojos sonrientes;😆 cara sonriendo con los ojos cerrados
        😅 cara sonriendo con sudor frío;🤣 cara revolviéndose de la risa;😂 cara llorando de risa
        🙂 cara sonriendo ligeramente;🙃 cara al revés;😉 cara guiñando el ojo;😊 cara feliz con ojos sonrientes
        😇 cara sonriendo con aureola;🥰 cara sonriendo con corazones;😍 cara sonriendo con ojos de corazón
        🤩 cara sonriendo con estrellas;😘 cara lanzando un beso;😗 cara besando;☺ cara sonriente
        😚 cara besando con los ojos cerrados;😙 cara besando con ojos sonrientes;🥲 cara sonriente con lágrima
        😋 cara saboreando comida;😛 cara sacando la lengua;😜 cara sacando la lengua y guiñando un ojo;🤪 cara de loco
        😝 cara con ojos cerrados y lengua fuera;🤑 cara con lengua de dinero;🤗 cara con manos abrazando
        🤭 cara con mano sobre la boca;🤫 cara pidiendo silencio;🤔 cara pensativa
        🤐 cara con la boca cerrada con cremallera;🤨 cara con ceja alzada;😐 cara neutral;😑 cara sin expresión
        😶 cara sin boca;😶‍🌫 cara en las nubes;😏 cara sonriendo con superioridad;😒 cara de desaprobación
        🙄 cara con ojos en blanco;😬 cara haciendo una mueca;😮‍💨 cara exhalando;🤥 cara de mentiroso;😌 cara de alivio
        😔 cara desanimada;😪 cara de sueño;🤤 cara babeando;😴 cara durmiendo;😷 cara con mascarilla médica
        🤒 cara con termómetro;🤕 cara con la cabeza vendada;🤢 cara de náuseas;🤮 cara vomitando;🤧 cara estornudando
        🥵 cara con calor;🥶 cara con frío;🥴 cara de grogui;😵 cara mareada;😵‍💫 cara con ojos de espiral
        🤯 cabeza explotando;🤠 cara con sombrero de vaquero;🥳 cara de fiesta;🥸 cara disfrazada
        😎 cara sonriendo con gafas de sol;🤓 cara de empollón;🧐 cara con monóculo;😕 cara de confusión;😟 cara preocupada
        🙁 cara con el ceño ligeramente fruncido;☹ cara con el ceño fruncido;😮 cara con la boca abierta
        😯 cara estupefacta;😲 cara asombrada;😳 cara sonrojada;🥺 cara de por favor
        😦 cara con el ceño fruncido y la boca abierta;😧 cara angustiada;😨 cara asustada;😰 cara con ansiedad y sudor
        😥 cara triste pero aliviada;😢 cara llorando;😭 cara llorando fuerte;😱 cara gritando de miedo
        😖 cara de frustración;😣 cara desesperada;😞 cara decepcionada;😓 cara con sudor frío;😩 cara agotada
        😫 cara cansada;🥱 cara de bostezo;😤 cara resoplando;😡 cara cabreada;😠 cara enfadada
        🤬 cara con símbolos en la boca;😈 cara sonriendo con cuernos;👿 cara enfadada con cuernos;💀 calavera
        ☠ calavera y huesos cruzados;💩 caca con ojos;🤡 cara de payaso;👹 demonio japonés oni;👺 demonio japonés tengu
        👻 fantasma;👽 alienígena;👾 monstruo alienígena;🤖 robot;😺 gato sonriendo;😸 gato sonriendo con ojos sonrientes
        😹 gato llorando de risa;😻 gato sonriendo con ojos de corazón;😼 gato haciendo una mueca;😽 gato besando
        🙀 gato asustado;😿 gato llorando;😾 gato enfadado;🙈 mono con los ojos tapados;🙉 mono con los oídos tapados
        🙊 mono con la boca tapada;💋 marca de beso;💌 carta de amor;💘 corazón con flecha;💝 corazón con lazo
        💖 corazón brillante;💗 corazón creciente;💓 corazón latiendo;💞 corazones giratorios;💕 dos corazones
        💟 adorno de corazón;❣ exclamación de corazón;💔 corazón roto;❤‍🔥 corazón en llamas;❤‍🩹 corazón curándose
        ❤ corazón rojo;🧡 corazón naranja;💛 corazón amarillo;💚 corazón verde;💙 corazón azul;💜 corazón morado
        🤎 corazón marrón;🖤 corazón negro;🤍 corazón blanco;💯 cien puntos;💢 símbolo de enfado;💥 colisión
        💫 símbolo de mareo;💦 gotas de sudor;💨 salir corriendo;🕳 agujero;💣 bomba;💬 bocadillo de diálogo
        👁‍🗨 ojo en bocadillo de texto;🗨 bocadillo de diálogo por la izquierda;🗯 bocadillo de enfado por la derecha
        💭 bocadillo de pensamiento;💤 símbolo de sueño;👋 mano saludando;🤚 dorso de la mano;🖐 mano abierta
        ✋ mano levantada;🖖 saludo vulcano;👌 señal de aprobación con la mano;🤌 dedos juntos apuntando hacia arriba
        🤏 mano pellizcando;✌ mano con señal de victoria;🤞 dedos cruzados;🤟 gesto de te quiero
        🤘 mano haciendo el signo de cuernos;🤙 mano haciendo el gesto de llamar
        👈 dorso de mano con índice a la izquierda;👉 dorso de mano con índice a la derecha
        👆 dorso de mano con índice hacia arriba;🖕 dedo corazón hacia arriba;👇 dorso de mano con índice hacia abajo
        ☝ dedo índice hacia arriba;👍 pulgar hacia arriba;👎 pulgar hacia abajo;✊ puño en alto;👊 puño cerrado
        🤛 puño hacia la izquierda;🤜 puño hacia la derecha;👏 manos aplaudiendo;🙌 manos levantadas celebrando
        👐 manos abiertas;🤲 palmas hacia arriba juntas;🤝 apretón de manos;🙏 manos en oración;✍ mano escribiendo
        💅 pintarse las uñas;🤳 selfi;💪 bíceps flexionado;🦾 brazo mecánico;🦿 pierna mecánica;🦵 pierna;🦶 pie;👂 oreja
        🦻 oreja con audífono;👃 nariz;🧠 cerebro;🫀 corazón humano;🫁 pulmones;🦷 diente;🦴 hueso;👀 ojos;👁 ojo;👅 lengua
        👄 boca;👶 bebé;🧒 infante;👦 niño;👧 niña;🧑 persona adulta;👱 persona adulta rubia;👨 hombre;🧔 hombre con barba
        🧔‍♂ hombre: barba;👱‍♂ hombre rubio;👩 mujer;🧔‍♀ mujer: barba;👱‍♀ mujer rubia;🧓 persona mayor;👴 anciano;👵 anciana
        🙍 persona frunciendo el ceño;🙍‍♂ hombre frunciendo el ceño;🙍‍♀ mujer frunciendo el ceño
        🙎 persona haciendo pucheros;🙎‍♂ hombre haciendo pucheros;🙎‍♀ mujer haciendo pucheros
        🙅 persona haciendo el gesto de "no";🙅‍♂ hombre haciendo el gesto de "no";🙅‍♀ mujer haciendo el gesto de "no"
        🙆 persona haciendo el gesto de "de acuerdo";🙆‍♂ hombre haciendo el gesto de "de acuerdo"
        🙆‍♀ mujer haciendo el gesto de "de acuerdo";💁 persona de mostrador de información
        💁‍♂ empleado de mostrador de información;💁‍♀ empleada de mostrador de información
        🙋 persona con la mano levantada;🙋‍♂ hombre con la mano levantada;🙋‍♀ mujer con la mano levantada
        🧏 persona sorda;🧏‍♂ hombre sordo;🧏‍♀ mujer sorda;🙇 persona haciendo una reverencia
        🙇‍♂ hombre haciendo una reverencia;🙇‍♀ mujer haciendo una reverencia;🤦 persona con la mano en la frente
        🤦‍♂ hombre con la mano en la frente;🤦‍♀ mujer con la mano en la frente;🤷 persona encogida de hombros
        🤷‍♂ hombre encogido de hombros;🤷‍♀ mujer encogida de hombros;🧑‍⚕ profesional sanitario
        👨‍⚕ profesional sanitario hombre;👩‍⚕ profesional sanitario mujer;🧑‍🎓 estudiante;👨‍🎓 estudiante hombre
        👩‍🎓 estudiante mujer;🧑‍🏫 docente;👨‍🏫 docente hombre;👩‍🏫 docente mujer;🧑‍⚖ fiscal;👨‍⚖ fiscal hombre
        👩‍⚖ fiscal mujer;🧑‍🌾 profesional de la agricultura;👨‍🌾 profesional de la agricultura hombre
        👩‍🌾 profesional de la agricultura mujer;🧑‍🍳 chef;👨‍🍳 chef hombre;👩‍🍳 chef mujer;🧑‍🔧 profesional de la mecánica
        👨‍🔧 profesional de la mecánica hombre;👩‍🔧 profesional de la mecánica mujer;🧑‍🏭 profesional industrial
        👨‍🏭 profesional industrial hombre;👩‍🏭 profesional industrial mujer;🧑‍💼 oficinista;👨‍💼 oficinista hombre
        👩‍💼 oficinista mujer;🧑‍🔬 profesional de la ciencia;👨‍🔬 profesional de la ciencia hombre
        👩‍🔬 profesional de la ciencia mujer;🧑‍💻 profesional de la tecnología;👨‍💻 profesional de la tecnología hombre
        👩‍💻 profesional de la tecnología mujer;🧑‍🎤 cantante;👨‍🎤 cantante hombre;👩‍🎤 cantante mujer;🧑‍🎨 artista
        👨‍🎨 artista hombre;👩‍🎨 artista mujer;🧑‍✈ piloto;👨‍✈ piloto hombre;👩‍✈ piloto mujer;🧑‍🚀 astronauta
        👨‍🚀 astronauta hombre;👩‍🚀 astronauta mujer;🧑‍🚒 bombero;👨‍🚒 bombero hombre;👩‍🚒 bombera;👮 agente de policía
        👮‍♂ agente de policía hombre;👮‍♀ agente de policía mujer;🕵 detective;🕵‍♂ detective hombre;🕵‍♀ detective mujer
        💂 guardia;💂‍♂ guardia hombre;💂‍♀ guardia mujer;🥷 ninja;👷 profesional de la construcción
        👷‍♂ profesional de la construcción hombre;👷‍♀ profesional de la construcción mujer;🤴 príncipe;👸 princesa
        👳 persona con turbante;👳‍♂ hombre con turbante;👳‍♀ mujer con turbante;👲 hombre con gorro chino
        🧕 mujer con hiyab;🤵 persona con esmoquin;🤵‍♂ hombre con esmoquin;🤵‍♀ mujer con esmoquin;👰 persona con velo
        👰‍♂ hombre con velo;👰‍♀ mujer con velo;🤰 mujer embarazada;🤱 lactancia materna;👩‍🍼 mujer alimentando a bebé
        👨‍🍼 hombre alimentando a bebé;🧑‍🍼 persona alimentando a bebé;👼 bebé ángel;🎅 Papá Noel;🤶 Mamá Noel;🧑‍🎄 Noel
        🦸 personaje de superhéroe;🦸‍♂ superhéroe;🦸‍♀ superheroína;🦹 personaje de supervillano;🦹‍♂ supervillano
        🦹‍♀ supervillana;🧙 persona maga;🧙‍♂ mago;🧙‍♀ maga;🧚 hada;🧚‍♂ hada hombre;🧚‍♀ hada mujer;🧛 vampiro
        🧛‍♂ vampiro hombre;🧛‍♀ vampiresa;🧜 persona sirena;🧜‍♂ sirena hombre;🧜‍♀ sirena;🧝 elfo;🧝‍♂ elfo hombre;🧝‍♀ elfa
        🧞 genio;🧞‍♂ genio hombre;🧞‍♀ genio mujer;🧟 zombi;🧟‍♂ zombi hombre;🧟‍♀ zombi mujer;💆 persona recibiendo masaje
        💆‍♂ hombre recibiendo masaje;💆‍♀ mujer recibiendo masaje;💇 persona cortándose el pelo
        💇‍♂ hombre cortándose el pelo;💇‍♀ mujer cortándose el pelo;🚶 persona caminando;🚶‍♂ hombre caminando
        🚶‍♀ mujer caminando;🧍 persona de pie;🧍‍♂ hombre de pie;🧍‍♀ mujer de pie;🧎 persona de rodillas
        🧎‍♂ hombre de rodillas;🧎‍♀ mujer de rodillas;🧑‍🦯 persona con bastón;👨‍🦯 hombre con bastón;👩‍🦯 mujer con bastón
        🧑‍🦼 persona en silla de ruedas eléctrica;👨‍🦼 hombre en silla de ruedas eléctrica
        👩‍🦼 mujer en silla de ruedas eléctrica;🧑‍🦽 persona en silla de ruedas manual
        👨‍🦽 hombre en silla de ruedas manual;👩‍🦽 mujer en silla de ruedas manual;🏃 persona corriendo
        🏃‍♂ hombre corriendo;🏃‍♀ mujer corriendo;💃 mujer bailando;🕺 hombre bailando;🕴 hombre trajeado levitando
        👯 personas con orejas de conejo;👯‍♂ hombres con orejas de conejo;👯‍♀ mujeres con orejas de conejo
        🧖 persona en una sauna;🧖‍♂ hombre en una sauna;🧖‍♀ mujer en una sauna;🧗 persona escalando;🧗‍♂ hombre escalando
        🧗‍♀ mujer escalando;🤺 esgrima;🏇 carrera de caballos;⛷ esquiador;🏂 practicante de snowboard;🏌 golfista
        🏌‍♂ hombre jugando al golf;🏌‍♀ mujer jugando al golf;🏄 persona haciendo surf;🏄‍♂ hombre haciendo surf
        🏄‍♀ mujer haciendo surf;🚣 persona remando en un bote;🚣‍♂ hombre remando en un bote;🚣‍♀ mujer remando en un bote
        🏊 persona nadando;🏊‍♂ hombre nadando;🏊‍♀ mujer nadando;⛹ persona botando un balón;⛹‍♂ hombre botando un balón
        ⛹‍♀ mujer botando un balón;🏋 persona levantando pesas;🏋‍♂ hombre levantando pesas;🏋‍♀ mujer levantando pesas
        🚴 persona en bicicleta;🚴‍♂ hombre en bicicleta;🚴‍♀ mujer en bicicleta;🚵 persona en bicicleta de montaña
        🚵‍♂ hombre en bicicleta de montaña;🚵‍♀ mujer en bicicleta de montaña;🤸 persona haciendo voltereta lateral
        🤸‍♂ hombre dando una voltereta lateral;🤸‍♀ mujer dando una voltereta lateral;🤼 personas luchando
        🤼‍♂ hombres luchando;🤼‍♀ mujeres luchando;🤽 persona jugando al waterpolo;🤽‍♂ hombre jugando al waterpolo
        🤽‍♀ mujer jugando al waterpolo;🤾 persona jugando al balonmano;🤾‍♂ hombre jugando al balonmano
        🤾‍♀ mujer jugando al balonmano;🤹 persona haciendo malabares;🤹‍♂ hombre haciendo malabares
        🤹‍♀ mujer haciendo malabares;🧘 persona en posición de loto;🧘‍♂ hombre en posición de loto
        🧘‍♀ mujer en posición de loto;🛀 persona en la bañera;🛌 persona en la cama;🧑‍🤝‍🧑 dos personas de la mano
        👭 mujeres de la mano;👫 mujer y hombre de la mano;👬 hombres de la mano;💏 beso;💑 pareja enamorada;👪 familia
        🗣 cabeza parlante;👤 silueta de busto;👥 dos siluetas de bustos;🫂 personas abrazándose;👣 huellas de pies
        🦰 pelo pelirrojo;🦱 pelo rizado;🦳 pelo blanco;🦲 sin pelo;🐵 cara de mono;🐒 mono;🦍 gorila;🦧 orangután
        🐶 cara de perro;🐕 perro;🦮 perro guía;🐕‍🦺 perro de servicio;🐩 caniche;🐺 lobo;🦊 zorro;🦝 mapache;🐱 cara de gato
        🐈 gato;🐈‍⬛ gato negro;🦁 león;🐯 cara de tigre;🐅 tigre;🐆 leopardo;🐴 cara de caballo;🐎 caballo;🦄 unicornio;🦓 cebra
        🦌 ciervo;🦬 bisonte;🐮 cara de vaca;🐂 buey;🐃 búfalo de agua;🐄 vaca;🐷 cara de cerdo;🐖 cerdo;🐗 jabalí
        🐽 nariz de cerdo;🐏 carnero;🐑 oveja;🐐 cabra;🐪 dromedario;🐫 camello;🦙 llama;🦒 jirafa;🐘 elefante;🦣 mamut
        🦏 rinoceronte;🦛 hipopótamo;🐭 cara de ratón;🐁 ratón;🐀 rata;🐹 hámster;🐰 cara de conejo;🐇 conejo;🐿 ardilla
        🦫 castor;🦔 erizo;🦇 murciélago;🐻 oso;🐻‍❄ oso polar;🐨 koala;🐼 panda;🦥 perezoso;🦦 nutria;🦨 mofeta;🦘 canguro
        🦡 tejón;🐾 huellas de pezuñas;🦃 pavo;🐔 gallina;🐓 gallo;🐣 pollito rompiendo el cascarón;🐤 pollito
        🐥 pollito de frente;🐦 pájaro;🐧 pingüino;🕊 paloma;🦅 águila;🦆 pato;🦢 cisne;🦉 búho;🦤 dodo;🪶 pluma;🦩 flamenco
        🦚 pavo real;🦜 loro;🐸 rana;🐊 cocodrilo;🐢 tortuga;🦎 lagarto;🐍 serpiente;🐲 cara de dragón;🐉 dragón;🦕 saurópodo
        🦖 t-rex;🐳 ballena soltando un chorro;🐋 ballena;🐬 delfín;🦭 foca;🐟 pez;🐠 pez tropical;🐡 pez globo;🦈 tiburón
        🐙 pulpo;🐚 concha de mar;🐌 caracol;🦋 mariposa;🐛 insecto;🐜 hormiga;🐝 abeja;🪲 escarabajo;🐞 mariquita;🦗 grillo
        🪳 cucaracha;🕷 araña;🕸 tela de araña;🦂 escorpión;🦟 mosquito;🪰 mosca;🪱 gusano;🦠 microbio;💐 ramo de flores
        🌸 flor de cerezo;💮 flor blanca;🏵 roseta;🌹 rosa;🥀 flor marchita;🌺 flor de hibisco;🌻 girasol;🌼 flor;🌷 tulipán
        🌱 planta joven;🪴 planta de maceta;🌲 árbol de hoja perenne;🌳 árbol de hoja caduca;🌴 palmera;🌵 cactus
        🌾 espiga de arroz;🌿 hierba;☘ trébol;🍀 trébol de cuatro hojas;🍁 hoja de arce;🍂 hojas caídas
        🍃 hojas revoloteando al viento;🍇 uvas;🍈 melón;🍉 sandía;🍊 mandarina;🍋 limón;🍌 plátano;🍍 piña;🥭 mango
        🍎 manzana roja;🍏 manzana verde;🍐 pera;🍑 melocotón;🍒 cerezas;🍓 fresa;🫐 arándanos;🥝 kiwi;🍅 tomate;🫒 aceituna
        🥥 coco;🥑 aguacate;🍆 berenjena;🥔 patata;🥕 zanahoria;🌽 espiga de maíz;🌶 chile picante;🫑 pimiento;🥒 pepino
        🥬 verdura de hoja verde;🥦 brócoli;🧄 ajo;🧅 cebolla;🍄 champiñón;🥜 cacahuetes;🌰 castaña;🍞 pan de molde;🥐 cruasán
        🥖 baguete;🫓 pan sin levadura;🥨 bretzel;🥯 bagel;🥞 tortitas;🧇 gofre;🧀 cuña de queso;🍖 carne con hueso
        🍗 muslo de pollo;🥩 corte de carne;🥓 beicon;🍔 hamburguesa;🍟 patatas fritas;🍕 pizza;🌭 perrito caliente;🥪 sándwich
        🌮 taco;🌯 burrito;🫔 tamal;🥙 pan relleno;🧆 falafel;🥚 huevo;🍳 cocinar;🥘 paella;🍲 olla de comida;🫕 fondue
        🥣 cuenco con cuchara;🥗 ensalada;🍿 palomitas;🧈 mantequilla;🧂 sal;🥫 comida enlatada;🍱 caja de bento
        🍘 galleta de arroz;🍙 bola de arroz;🍚 arroz cocido;🍛 arroz con curry;🍜 tazón de fideos;🍝 espagueti
        🍠 patata asada;🍢 brocheta;🍣 sushi;🍤 gamba frita;🍥 pastel de pescado japonés;🥮 pastel de luna;🍡 dango;🥟 dumpling
        🥠 galleta de la fortuna;🥡 caja para llevar;🦀 cangrejo;🦞 bogavante;🦐 gamba;🦑 calamar;🦪 ostra
        🍦 cucurucho de helado;🍧 granizado hawaiano;🍨 helado;🍩 dónut;🍪 galleta;🎂 tarta de cumpleaños;🍰 trozo de tarta
        🧁 magdalena;🥧 pastel;🍫 tableta de chocolate;🍬 caramelo;🍭 piruleta;🍮 flan;🍯 tarro de miel;🍼 biberón
        🥛 vaso de leche;☕ bebida caliente;🫖 tetera;🍵 tazón de té;🍶 sake;🍾 botella descorchada;🍷 copa de vino
        🍸 copa de cóctel;🍹 bebida tropical;🍺 jarra de cerveza;🍻 jarras de cerveza brindando;🥂 copas brindando
        🥃 vaso de whisky;🥤 vaso con pajita;🧋 té de burbujas;🧃 tetrabrik;🧉 mate;🧊 cubito de hielo;🥢 palillos
        🍽 cuchillo y tenedor con un plato;🍴 tenedor y cuchillo;🥄 cuchara;🔪 cuchillo de cocina;🏺 ánfora
        🌍 globo terráqueo mostrando Europa y África;🌎 globo terráqueo mostrando América
        🌏 globo terráqueo mostrando Asia y Australia;🌐 globo terráqueo con meridianos;🗺 mapa mundial;🗾 mapa de Japón
        🧭 brújula;🏔 montaña con nieve;⛰ montaña;🌋 volcán;🗻 monte Fuji;🏕 camping;🏖 playa y sombrilla;🏜 desierto
        🏝 isla desierta;🏞 parque nacional;🏟 estadio;🏛 edificio clásico;🏗 construcción;🧱 ladrillo;🪨 piedra;🪵 madera
        🛖 cabaña;🏘 casas;🏚 casa abandonada;🏠 casa;🏡 casa con jardín;🏢 edificio de oficinas
        🏣 oficina de correos japonesa;🏤 oficina de correos europea;🏥 hospital;🏦 banco;🏨 hotel;🏩 hotel del amor
        🏪 tienda 24 horas;🏫 colegio;🏬 grandes almacenes;🏭 fábrica;🏯 castillo japonés;🏰 castillo europeo
        💒 iglesia celebrando boda;🗼 Torre de Tokio;🗽 Estatua de la Libertad;⛪ iglesia;🕌 mezquita;🛕 templo hindú
        🕍 sinagoga;⛩ santuario sintoísta;🕋 Kaaba;⛲ fuente;⛺ tienda de campaña;🌁 bruma;🌃 noche estrellada
        🏙 paisaje urbano;🌄 amanecer sobre montañas;🌅 amanecer;🌆 ciudad al atardecer;🌇 puesta del sol;🌉 puente de noche
        ♨ aguas termales;🎠 caballo de tiovivo;🎡 noria de feria;🎢 montaña rusa;💈 poste de barbero;🎪 carpa de circo
        🚂 locomotora de vapor;🚃 vagón;🚄 tren de alta velocidad;🚅 tren bala;🚆 tren;🚇 metro;🚈 tren ligero
        🚉 estación de tren;🚊 tranvía;🚝 monorraíl;🚞 ferrocarril de montaña;🚋 vagón de tranvía;🚌 autobús
        🚍 autobús próximo;🚎 trolebús;🚐 minibús;🚑 ambulancia;🚒 coche de bomberos;🚓 coche de policía
        🚔 coche de policía próximo;🚕 taxi;🚖 taxi próximo;🚗 coche;🚘 coche próximo;🚙 vehículo deportivo utilitario
        🛻 camioneta;🚚 camión de reparto;🚛 camión articulado;🚜 tractor;🏎 coche de carreras;🏍 moto;🛵 scooter
        🦽 silla de ruedas manual;🦼 silla de ruedas eléctrica;🛺 mototaxi;🚲 bicicleta;🛴 patinete;🛹 monopatín;🛼 patines
        🚏 parada de autobús;🛣 autopista;🛤 vía de tren;🛢 barril de petróleo;⛽ surtidor de gasolina;🚨 luces de policía
        🚥 semáforo horizontal;🚦 semáforo;🛑 señal de stop;🚧 obras;⚓ ancla;⛵ velero;🛶 canoa;🚤 lancha motora
        🛳 barco de pasajeros;⛴ ferri;🛥 barco a motor;🚢 barco;✈ avión;🛩 avioneta;🛫 avión despegando;🛬 avión aterrizando
        🪂 paracaídas;💺 asiento de transporte;🚁 helicóptero;🚟 ferrocarril de suspensión;🚠 teleférico de montaña
        🚡 teleférico;🛰 satélite;🚀 cohete;🛸 platillo volante;🛎 timbre de hotel;🧳 equipaje;⌛ reloj de arena sin tiempo
        ⏳ reloj de arena con tiempo;⌚ reloj;⏰ reloj despertador;⏱ cronómetro;⏲ temporizador;🕰 reloj de sobremesa
        🕛 12 en punto;🕧 doce y media;🕐 1 en punto;🕜 una y media;🕑 2 en punto;🕝 dos y media;🕒 3 en punto;🕞 tres y media
        🕓 4 en punto;🕟 cuatro y media;🕔 5 en punto;🕠 cinco y media;🕕 6 en punto;🕡 seis y media;🕖 7 en punto
        🕢 siete y media;🕗 8 en punto;🕣 ocho y media;🕘 9 en punto;🕤 nueve y media;🕙 10 en punto;🕥 diez y media
        🕚 11 en punto;🕦 once y media;🌑 luna nueva;🌒 luna creciente;🌓 luna en cuarto creciente;🌔 luna gibosa creciente
        🌕 luna llena;🌖 luna gibosa menguante;🌗 luna en cuarto menguante;🌘 luna menguante;🌙 luna;🌚 luna nueva con cara
        🌛 luna de cuarto creciente con cara;🌜 luna de cuarto menguante con cara;🌡 termómetro;☀ sol
        🌝 luna llena con cara;🌞 sol con cara;🪐 planeta con anillos;⭐ estrella blanca mediana;🌟 estrella brillante
        🌠 estrella fugaz;🌌 Vía Láctea;☁ nube;⛅ sol detrás de una nube;⛈ nube con rayo y lluvia
        🌤 sol detrás de una nube pequeña;🌥 sol detrás de una nube grande;🌦 sol detrás de una nube con lluvia
        🌧 nube con lluvia;🌨 nube con nieve;🌩 nube con rayo;🌪 tornado;🌫 niebla;🌬 cara de viento;🌀 ciclón;🌈 arcoíris
        🌂 paraguas cerrado;☂ paraguas;☔ paraguas con gotas de lluvia;⛱ sombrilla en la arena;⚡ alto voltaje
        ❄ copo de nieve;☃ muñeco de nieve con nieve;⛄ muñeco de nieve;☄ meteorito;🔥 fuego;💧 gota;🌊 ola de mar
        🎃 calabaza de Halloween;🎄 árbol de Navidad;🎆 fuegos artificiales;🎇 bengala;🧨 petardo;✨ chispas;🎈 globo
        🎉 cañón de confeti;🎊 bola de confeti;🎋 árbol de tanabata;🎍 decoración de pino;🎎 muñecas japonesas
        🎏 banderín de carpas;🎐 campanilla de viento;🎑 ceremonia de contemplación de la luna;🧧 sobre rojo;🎀 lazo
        🎁 regalo;🎗 lazo conmemorativo;🎟 entradas;🎫 tique;🎖 medalla militar;🏆 trofeo;🏅 medalla deportiva
        🥇 medalla de oro;🥈 medalla de plata;🥉 medalla de bronce;⚽ balón de fútbol;⚾ béisbol;🥎 pelota de softball
        🏀 balón de baloncesto;🏐 voleibol;🏈 balón de fútbol americano;🏉 balón de rugby;🎾 pelota de tenis;🥏 disco volador
        🎳 bolos;🏏 críquet;🏑 hockey sobre hierba;🏒 hockey sobre hielo;🥍 lacrosse;🏓 tenis de mesa;🏸 bádminton
        🥊 guante de boxeo;🥋 uniforme de artes marciales;🥅 portería;⛳ banderín en hoyo;⛸ patín de hielo;🎣 caña de pescar
        🤿 máscara de buceo;🎽 camiseta sin mangas;🎿 esquís;🛷 trineo;🥌 piedra de curling;🎯 diana;🪀 yoyó;🪁 cometa
        🎱 bola negra de billar;🔮 bola de cristal;🪄 varita mágica;🧿 ojo turco;🎮 mando de videoconsola;🕹 joystick
        🎰 máquina tragaperras;🎲 dado;🧩 pieza de puzle;🧸 osito de peluche;🪅 piñata;🪆 muñeca rusa;♠ palo de picas
        ♥ palo de corazones;♦ palo de diamantes;♣ palo de tréboles;♟ peón de ajedrez;🃏 comodín;🀄 dragón rojo de mahjong
        🎴 cartas de flores;🎭 máscaras de teatro;🖼 cuadro enmarcado;🎨 paleta de pintor;🧵 hilo;🪡 aguja de coser;🧶 ovillo
        🪢 nudo;👓 gafas;🕶 gafas de sol;🥽 gafas de protección;🥼 bata de laboratorio;🦺 chaleco de seguridad;👔 corbata
        👕 camiseta;👖 vaqueros;🧣 bufanda;🧤 guantes;🧥 abrigo;🧦 calcetines;👗 vestido;👘 kimono;🥻 sari
        🩱 traje de baño de una pieza;🩲 ropa interior;🩳 pantalones cortos;👙 bikini;👚 ropa de mujer;👛 monedero;👜 bolso
        👝 bolso de mano;🛍 bolsas de compras;🎒 mochila escolar;🩴 chancla;👞 zapato de hombre;👟 zapatilla deportiva
        🥾 bota de senderismo;🥿 bailarina;👠 zapato de tacón;👡 sandalia de mujer;🩰 zapatillas de ballet;👢 bota de mujer
        👑 corona;👒 sombrero de mujer;🎩 sombrero de copa;🎓 birrete;🧢 gorra con visera;🪖 casco militar
        ⛑ casco con una cruz blanca;📿 rosario;💄 pintalabios;💍 anillo;💎 piedra preciosa;🔇 altavoz silenciado
        🔈 altavoz a volumen bajo;🔉 altavoz a volumen medio;🔊 altavoz a volumen alto;📢 altavoz de mano;📣 megáfono
        📯 corneta de posta;🔔 campana;🔕 campana con signo de cancelación;🎼 pentagrama;🎵 nota musical;🎶 notas musicales
        🎙 micrófono de estudio;🎚 control de volumen;🎛 ruedas de control;🎤 micrófono;🎧 auricular;📻 radio;🎷 saxofón
        🪗 acordeón;🎸 guitarra;🎹 teclado musical;🎺 trompeta;🎻 violín;🪕 banjo;🥁 tambor;🪘 tamboril;📱 teléfono móvil
        📲 móvil con una flecha;☎ teléfono;📞 auricular de teléfono;📟 busca;📠 máquina de fax;🔋 pila;🔌 enchufe eléctrico
        💻 ordenador portátil;🖥 ordenador de sobremesa;🖨 impresora;⌨ teclado;🖱 ratón de ordenador
        🖲 bola de desplazamiento;💽 minidisc;💾 disquete;💿 disco óptico;📀 disco DVD;🧮 ábaco;🎥 cámara de cine
        🎞 fotograma de película;📽 proyector de cine;🎬 claqueta;📺 televisión;📷 cámara de fotos;📸 cámara con flash
        📹 videocámara;📼 cinta de vídeo;🔍 lupa orientada hacia la izquierda;🔎 lupa orientada hacia la derecha;🕯 vela
        💡 bombilla;🔦 linterna;🏮 lámpara japonesa;🪔 lámpara de aceite;📔 cuaderno con tapa decorativa;📕 libro cerrado
        📖 libro abierto;📗 libro verde;📘 libro azul;📙 libro naranja;📚 libros;📓 cuaderno;📒 libro de contabilidad
        📃 página doblada;📜 pergamino;📄 página hacia arriba;📰 periódico;🗞 periódico enrollado;📑 marcadores
        🔖 marcapáginas;🏷 etiqueta;💰 bolsa de dinero;🪙 moneda;💴 billete de yen;💵 billete de dólar;💶 billete de euro
        💷 billete de libra;💸 billete con alas;💳 tarjeta de crédito;🧾 recibo;💹 mercado al alza;✉ sobre
        📧 correo electrónico;📨 sobre entrante;📩 sobre con flecha;📤 bandeja de salida;📥 bandeja de entrada;📦 paquete
        📫 buzón cerrado con la bandera levantada;📪 buzón cerrado con la bandera bajada
        📬 buzón abierto con la bandera levantada;📭 buzón abierto con la bandera bajada;📮 buzón;🗳 urna con papeleta
        ✏ lápiz;✒ pluma negra;🖋 estilográfica;🖊 bolígrafo;🖌 pincel;🖍 lápiz de cera;📝 cuaderno de notas;💼 maletín
        📁 carpeta de archivos;📂 carpeta de archivos abierta;🗂 separador de fichas;📅 calendario;📆 calendario recortable
        🗒 bloc de notas de espiral;🗓 calendario de espiral;📇 organizador de fichas;📈 gráfica de evolución ascendente
        📉 gráfica de evolución descendente;📊 gráfico de barras;📋 portapapeles;📌 chincheta;📍 chincheta redonda;📎 clip
        🖇 clips unidos;📏 regla;📐 escuadra;✂ tijeras;🗃 archivador de tarjetas;🗄 archivador;🗑 papelera;🔒 candado cerrado
        🔓 candado abierto;🔏 candado con pluma estilográfica;🔐 candado cerrado y llave;🔑 llave;🗝 llave antigua
        🔨 martillo;🪓 hacha;⛏ pico;⚒ martillo y pico;🛠 martillo y llave inglesa;🗡 puñal;⚔ espadas cruzadas
        🔫 pistola de agua;🪃 bumerán;🏹 arco y flecha;🛡 escudo;🪚 sierra de carpintería;🔧 llave inglesa;🪛 destornillador
        🔩 tornillo y tuerca;⚙ engranaje;🗜 tornillo de banco;⚖ balanza;🦯 bastón;🔗 eslabón;⛓ cadenas;🪝 gancho
        🧰 caja de herramientas;🧲 imán;🪜 escalera;⚗ alambique;🧪 tubo de ensayo;🧫 placa de petri;🧬 adn;🔬 microscopio
        🔭 telescopio;📡 antena de satélite;💉 jeringuilla;🩸 gota de sangre;💊 píldora;🩹 tirita;🩺 estetoscopio;🚪 puerta
        🛗 ascensor;🪞 espejo;🪟 ventana;🛏 cama;🛋 sofá y lámpara;🪑 silla;🚽 inodoro;🪠 desatascador;🚿 ducha;🛁 bañera
        🪤 trampa de ratones;🪒 cuchilla de afeitar;🧴 bote de crema;🧷 imperdible;🧹 escoba;🧺 cesta;🧻 rollo de papel;🪣 cubo
        🧼 jabón;🪥 cepillo de dientes;🧽 esponja;🧯 extintor;🛒 carrito de la compra;🚬 cigarrillo;⚰ ataúd;🪦 lápida
        ⚱ urna funeraria;🗿 estatua moái;🪧 letrero;🏧 señal de cajero automático;🚮 señal de usar papelera;🚰 agua potable
        ♿ símbolo de silla de ruedas;🚹 aseo para hombres;🚺 señal de aseo para mujeres;🚻 señal de aseos;🚼 señal de bebé
        🚾 aseos;🛂 control de pasaportes;🛃 aduana;🛄 recogida de equipajes;🛅 consigna;⚠ advertencia;🚸 niños cruzando
        ⛔ dirección prohibida;🚫 prohibido;🚳 bicicletas prohibidas;🚭 prohibido fumar;🚯 prohibido tirar basura
        🚱 agua no potable;🚷 prohibido el paso de peatones;📵 prohibido el uso de móviles
        🔞 prohibido para menos de 18 años;☢ radiactivo;☣ riesgo biológico;⬆ flecha hacia arriba
        ↗ flecha hacia la esquina superior derecha;➡ flecha hacia la derecha;↘ flecha hacia la esquina inferior derecha
        ⬇ flecha hacia abajo;↙ flecha hacia la esquina inferior izquierda;⬅ flecha hacia la izquierda
        ↖ flecha hacia la esquina superior izquierda;↕ flecha arriba y abajo;↔ flecha izquierda y derecha
        ↮ flecha hacia la izquierda y la derecha con trazo;↩ flecha derecha curvándose a la izquierda
        ↪ flecha izquierda curvándose a la derecha;⤴ flecha derecha curvándose hacia arriba
        ⤵ flecha derecha curvándose hacia abajo;🔃 flechas verticales en sentido horario
        🔄 flechas en sentido antihorario;🔙 flecha BACK;🔚 flecha END;🔛 flecha ON!;🔜 flecha SOON;🔝 flecha TOP
        🛐 lugar de culto;⚛ símbolo de átomo;🕉 om;✡ estrella de David;☸ rueda del dharma;☯ yin yang;✝ cruz latina
        ☦ cruz ortodoxa;☪ media luna y estrella;☮ símbolo de la paz;🕎 menorá;🔯 estrella de seis puntas;♈ Aries;♉ Tauro
        ♊ Géminis;♋ Cáncer;♌ Leo;♍ Virgo;♎ Libra;♏ Escorpio;♐ Sagitario;♑ Capricornio;♒ Acuario;♓ Piscis;⛎ Ofiuco
        🔀 reproducción aleatoria;🔁 repetir;🔂 repetir una vez;▶ reproducir;⏩ avance rápido;⏭ pista siguiente
        ⏯ reproducir o pausa;◀ retroceso;⏪ rebobinado;⏮ pista anterior;🔼 triángulo hacia arriba
        ⏫ triángulo doble hacia arriba;🔽 triángulo hacia abajo;⏬ triángulo doble hacia abajo;⏸ pausa;⏹ detener;⏺ grabar
        ⏏ expulsar;🎦 cine;🔅 brillo bajo;🔆 brillo alto;📶 barras de cobertura;📳 modo vibración;📴 teléfono móvil apagado
        ♀ signo femenino;♂ signo masculino;⚧ símbolo de transgénero;✖ multiplicación;➕ más;➖ menos;➗ división
        ♾ infinito;‼ exclamación doble;⁉ exclamación e interrogación;❓ interrogación roja;❔ interrogación blanca
        ❕ exclamación blanca;❗ exclamación roja;〰 guion ondulado;💱 cambio de divisas;💲 símbolo de dólar
        ⚕ símbolo de medicina;♻ símbolo de reciclaje;⚜ flor de lis;🔱 emblema de tridente;📛 etiqueta identificativa
        🔰 símbolo japonés para principiante;⭕ círculo rojo hueco;✅ botón de marca de verificación
        ☑ casilla con marca de verificación;✔ marca de verificación;❌ marca de cruz;❎ botón con marca de cruz;➰ bucle
        ➿ bucle doble;〽 marca de alternancia;✳ asterisco de ocho puntas;✴ estrella de ocho puntas;❇ chispa;© copyright
        ® marca registrada;™ símbolo de marca comercial;🔠 letras latinas mayúsculas;🔡 letras latinas minúsculas
        🔢 números;🔣 símbolos;🔤 alfabeto latino;🅰 grupo sanguíneo A;🆎 grupo sanguíneo AB;🅱 grupo sanguíneo B;🆑 borrar
        🆒 botón COOL;🆓 botón FREE;ℹ información;🆔 símbolo de identificación;Ⓜ m en círculo;🆕 botón NEW;🆖 botón NG
        🅾 grupo sanguíneo tipo O;🆗 botón OK;🅿 aparcamiento;🆘 símbolo de socorro;🆙 botón UP!;🆚 botón VS
        🈁 ideograma japonés para "aquí";🈂 ideograma japonés para "de cortesía"
        🈷 ideograma japonés para "cantidad mensual";🈶 ideograma japonés para "de pago"
        🈯 ideograma japonés para "reservado";🉐 ideograma japonés para "ganga";🈹 ideograma japonés para "descuento"
        🈚 ideograma japonés para "gratis";🈲 ideograma japonés para "prohibido";🉑 ideograma japonés para "aceptable"
        🈸 ideograma japonés para "aplicación";🈴 ideograma japonés para "aprobado";🈳 ideograma japonés para "vacante"
        ㊗ ideograma japonés para "enhorabuena";㊙ ideograma japonés para "secreto";🈺 ideograma japonés para "abierto"
        🈵 ideograma japonés para "completo";🔴 círculo rojo grande;🟠 círculo naranja;🟡 círculo amarillo;🟢 círculo verde
        🔵 círculo azul grande;🟣 círculo morado;🟤 círculo marrón;⚫ círculo negro;⚪ círculo blanco;🟥 cuadrado rojo
        🟧 cuadrado naranja;🟨 cuadrado amarillo;🟩 cuadrado verde;🟦 cuadrado azul;🟪 cuadrado morado;🟫 cuadrado marrón
        ⬛ cuadrado negro grande;⬜ cuadrado blanco grande;◼ cuadrado negro mediano;◻ cuadrado blanco mediano
        ◾ cuadrado negro mediano-pequeño;◽ cuadrado blanco mediano-pequeño;▪ cuadrado negro pequeño
        ▫ cuadrado blanco pequeño;🔶 rombo naranja grande;🔷 rombo azul grande;🔸 rombo naranja pequeño
        🔹 rombo azul pequeño;🔺 triángulo rojo hacia arriba;🔻 triángulo rojo hacia abajo;💠 rombo con pétalo
        🔘 botón de opción;🔳 botón cuadrado con borde blanco;🔲 botón cuadrado con borde negro;🏁 bandera de cuadros
        🚩 bandera triangular;🎌 banderas cruzadas;🏴 bandera negra;🏳 bandera blanca;🏳‍🌈 bandera del arcoíris
        🏳‍⚧ bandera transgénero;🏴‍☠ bandera pirata;¢ céntimo;£ libra esterlina;¥ yen;₢ cruceiro;₣ franco francés;₤ lira
        ₥ milésimo;₩ won;€ euro;₰ penique alemán;₱ peso;₳ austral;₶ libra tornesa;₷ spesmilo;₹ rupia india;₽ rublo
        ₿ bitcóin;₨ rupia;﷼ rial;¹ uno en superíndice;² dos en superíndice;³ tres en superíndice;µ símbolo de micro
        🧑‍🦰 persona adulta: pelo pelirrojo;🧑‍🦱 persona adulta: pelo rizado;🧑‍🦳 persona adulta: pelo blanco
        🧑‍🦲 persona adulta: sin pelo;👨‍🦰 hombre: pelo pelirrojo;👨‍🦱 hombre: pelo rizado;👨‍🦳 hombre: pelo blanco
        👨‍🦲 hombre: sin pelo;👩‍🦰 mujer: pelo pelirrojo;👩‍🦱 mujer: pelo rizado;👩‍🦳 mujer: pelo blanco
        👩‍🦲 mujer: sin pelo;👩‍❤‍💋‍👨 beso: mujer y hombre;👨‍❤‍💋‍👨 beso: hombre y hombre;👩‍❤‍💋‍👩 beso: mujer y mujer
        👩‍❤‍👨 pareja enamorada: mujer y hombre;👨‍❤‍👨 pareja enamorada: hombre y hombre
        👩‍❤‍👩 pareja enamorada: mujer y mujer;👨‍👩‍👦 familia: hombre, mujer, niño;👨‍👩‍👧 familia: hombre, mujer, niña
        👨‍👩‍👧‍👦 familia: hombre, mujer, niña, niño;👨‍👩‍👦‍👦 familia: hombre, mujer, niño, niño
        👨‍👩‍👧‍👧 familia: hombre, mujer, niña, niña;👨‍👨‍👦 familia: hombre, hombre, niño
        👨‍👨‍👧 familia: hombre, hombre, niña;👨‍👨‍👧‍👦 familia: hombre, hombre, niña, niño
        👨‍👨‍👦‍👦 familia: hombre, hombre, niño, niño;👨‍👨‍👧‍👧 familia: hombre, hombre, niña, niña
        👩‍👩‍👦 familia: mujer, mujer, niño;👩‍👩‍👧 familia: mujer, mujer, niña;👩‍👩‍👧‍👦 familia: mujer, mujer, niña, niño
        👩‍👩‍👦‍👦 familia: mujer, mujer, niño, niño;👩‍👩‍👧‍👧 familia: mujer, mujer, niña, niña;👨‍👦 familia: hombre y niño
        👨‍👦‍👦 familia: hombre, niño, niño;👨‍👧 familia: hombre y niña;👨‍👧‍👦 familia: hombre, niña, niño
        👨‍👧‍👧 familia: hombre, niña, niña;👩‍👦 familia: mujer y niño;👩‍👦‍👦 familia: mujer, niño, niño
        👩‍👧 familia: mujer y niña;👩‍👧‍👦 familia: mujer, niña, niño;👩‍👧‍👧 familia: mujer, niña, niña;#⃣ Teclas: #
        *⃣ Teclas: *;🔟 Teclas: 10;🇦🇨 Bandera: Isla de la Ascensión;🇦🇩 Bandera: Andorra
        🇦🇪 Bandera: Emiratos Árabes Unidos;🇦🇫 Bandera: Afganistán;🇦🇬 Bandera: Antigua y Barbuda;🇦🇮 Bandera: Anguila
        🇦🇱 Bandera: Albania;🇦🇲 Bandera: Armenia;🇦🇴 Bandera: Angola;🇦🇶 Bandera: Antártida;🇦🇷 Bandera: Argentina
        🇦🇸 Bandera: Samoa Americana;🇦🇹 Bandera: Austria;🇦🇺 Bandera: Australia;🇦🇼 Bandera: Aruba;🇦🇽 Bandera: Islas Aland
        🇦🇿 Bandera: Azerbaiyán;🇧🇦 Bandera: Bosnia y Herzegovina;🇧🇧 Bandera: Barbados;🇧🇩 Bandera: Bangladés
        🇧🇪 Bandera: Bélgica;🇧🇫 Bandera: Burkina Faso;🇧🇬 Bandera: Bulgaria;🇧🇭 Bandera: Baréin;🇧🇮 Bandera: Burundi
        🇧🇯 Bandera: Benín;🇧🇱 Bandera: San Bartolomé;🇧🇲 Bandera: Bermudas;🇧🇳 Bandera: Brunéi;🇧🇴 Bandera: Bolivia
        🇧🇶 Bandera: Caribe neerlandés;🇧🇷 Bandera: Brasil;🇧🇸 Bandera: Bahamas;🇧🇹 Bandera: Bután;🇧🇻 Bandera: Isla Bouvet
        🇧🇼 Bandera: Botsuana;🇧🇾 Bandera: Bielorrusia;🇧🇿 Bandera: Belice;🇨🇦 Bandera: Canadá;🇨🇨 Bandera: Islas Cocos
        🇨🇩 Bandera: República Democrática del Congo;🇨🇫 Bandera: República Centroafricana;🇨🇬 Bandera: Congo
        🇨🇭 Bandera: Suiza;🇨🇮 Bandera: Côte d’Ivoire;🇨🇰 Bandera: Islas Cook;🇨🇱 Bandera: Chile;🇨🇲 Bandera: Camerún
        🇨🇳 Bandera: China;🇨🇴 Bandera: Colombia;🇨🇵 Bandera: Isla Clipperton;🇨🇷 Bandera: Costa Rica;🇨🇺 Bandera: Cuba
        🇨🇻 Bandera: Cabo Verde;🇨🇼 Bandera: Curazao;🇨🇽 Bandera: Isla de Navidad;🇨🇾 Bandera: Chipre;🇨🇿 Bandera: Chequia
        🇩🇪 Bandera: Alemania;🇩🇬 Bandera: Diego García;🇩🇯 Bandera: Yibuti;🇩🇰 Bandera: Dinamarca;🇩🇲 Bandera: Dominica
        🇩🇴 Bandera: República Dominicana;🇩🇿 Bandera: Argelia;🇪🇦 Bandera: Ceuta y Melilla;🇪🇨 Bandera: Ecuador
        🇪🇪 Bandera: Estonia;🇪🇬 Bandera: Egipto;🇪🇭 Bandera: Sáhara Occidental;🇪🇷 Bandera: Eritrea;🇪🇸 Bandera: España
        🇪🇹 Bandera: Etiopía;🇪🇺 Bandera: Unión Europea;🇫🇮 Bandera: Finlandia;🇫🇯 Bandera: Fiyi;🇫🇰 Bandera: Islas Malvinas
        🇫🇲 Bandera: Micronesia;🇫🇴 Bandera: Islas Feroe;🇫🇷 Bandera: Francia;🇬🇦 Bandera: Gabón;🇬🇧 Bandera: Reino Unido
        🇬🇩 Bandera: Granada;🇬🇪 Bandera: Georgia;🇬🇫 Bandera: Guayana Francesa;🇬🇬 Bandera: Guernesey;🇬🇭 Bandera: Ghana
        🇬🇮 Bandera: Gibraltar;🇬🇱 Bandera: Groenlandia;🇬🇲 Bandera: Gambia;🇬🇳 Bandera: Guinea;🇬🇵 Bandera: Guadalupe
        🇬🇶 Bandera: Guinea Ecuatorial;🇬🇷 Bandera: Grecia;🇬🇸 Bandera: Islas Georgia del Sur y Sandwich del Sur
        🇬🇹 Bandera: Guatemala;🇬🇺 Bandera: Guam;🇬🇼 Bandera: Guinea-Bisáu;🇬🇾 Bandera: Guyana
        🇭🇰 Bandera: RAE de Hong Kong (China);🇭🇲 Bandera: Islas Heard y McDonald;🇭🇳 Bandera: Honduras
        🇭🇷 Bandera: Croacia;🇭🇹 Bandera: Haití;🇭🇺 Bandera: Hungría;🇮🇨 Bandera: Canarias;🇮🇩 Bandera: Indonesia
        🇮🇪 Bandera: Irlanda;🇮🇱 Bandera: Israel;🇮🇲 Bandera: Isla de Man;🇮🇳 Bandera: India
        🇮🇴 Bandera: Territorio Británico del Océano Índico;🇮🇶 Bandera: Irak;🇮🇷 Bandera: Irán;🇮🇸 Bandera: Islandia
        🇮🇹 Bandera: Italia;🇯🇪 Bandera: Jersey;🇯🇲 Bandera: Jamaica;🇯🇴 Bandera: Jordania;🇯🇵 Bandera: Japón
        🇰🇪 Bandera: Kenia;🇰🇬 Bandera: Kirguistán;🇰🇭 Bandera: Camboya;🇰🇮 Bandera: Kiribati;🇰🇲 Bandera: Comoras
        🇰🇳 Bandera: San Cristóbal y Nieves;🇰🇵 Bandera: Corea del Norte;🇰🇷 Bandera: Corea del Sur;🇰🇼 Bandera: Kuwait
        🇰🇾 Bandera: Islas Caimán;🇰🇿 Bandera: Kazajistán;🇱🇦 Bandera: Laos;🇱🇧 Bandera: Líbano;🇱🇨 Bandera: Santa Lucía
        🇱🇮 Bandera: Liechtenstein;🇱🇰 Bandera: Sri Lanka;🇱🇷 Bandera: Liberia;🇱🇸 Bandera: Lesoto;🇱🇹 Bandera: Lituania
        🇱🇺 Bandera: Luxemburgo;🇱🇻 Bandera: Letonia;🇱🇾 Bandera: Libia;🇲🇦 Bandera: Marruecos;🇲🇨 Bandera: Mónaco
        🇲🇩 Bandera: Moldavia;🇲🇪 Bandera: Montenegro;🇲🇫 Bandera: San Martín;🇲🇬 Bandera: Madagascar
        🇲🇭 Bandera: Islas Marshall;🇲🇰 Bandera: Macedonia del Norte;🇲🇱 Bandera: Mali;🇲🇲 Bandera: Myanmar (Birmania)
        🇲🇳 Bandera: Mongolia;🇲🇴 Bandera: RAE de Macao (China);🇲🇵 Bandera: Islas Marianas del Norte
        🇲🇶 Bandera: Martinica;🇲🇷 Bandera: Mauritania;🇲🇸 Bandera: Montserrat;🇲🇹 Bandera: Malta;🇲🇺 Bandera: Mauricio
        🇲🇻 Bandera: Maldivas;🇲🇼 Bandera: Malaui;🇲🇽 Bandera: México;🇲🇾 Bandera: Malasia;🇲🇿 Bandera: Mozambique
        🇳🇦 Bandera: Namibia;🇳🇨 Bandera: Nueva Caledonia;🇳🇪 Bandera: Níger;🇳🇫 Bandera: Isla Norfolk;🇳🇬 Bandera: Nigeria
        🇳🇮 Bandera: Nicaragua;🇳🇱 Bandera: Países Bajos;🇳🇴 Bandera: Noruega;🇳🇵 Bandera: Nepal;🇳🇷 Bandera: Nauru
        🇳🇺 Bandera: Niue;🇳🇿 Bandera: Nueva Zelanda;🇴🇲 Bandera: Omán;🇵🇦 Bandera: Panamá;🇵🇪 Bandera: Perú
        🇵🇫 Bandera: Polinesia Francesa;🇵🇬 Bandera: Papúa Nueva Guinea;🇵🇭 Bandera: Filipinas;🇵🇰 Bandera: Pakistán
        🇵🇱 Bandera: Polonia;🇵🇲 Bandera: San Pedro y Miquelón;🇵🇳 Bandera: Islas Pitcairn;🇵🇷 Bandera: Puerto Rico
        🇵🇸 Bandera: Territorios Palestinos;🇵🇹 Bandera: Portugal;🇵🇼 Bandera: Palaos;🇵🇾 Bandera: Paraguay
        🇶🇦 Bandera: Catar;🇷🇪 Bandera: Reunión;🇷🇴 Bandera: Rumanía;🇷🇸 Bandera: Serbia;🇷🇺 Bandera: Rusia
        🇷🇼 Bandera: Ruanda;🇸🇦 Bandera: Arabia Saudí;🇸🇧 Bandera: Islas Salomón;🇸🇨 Bandera: Seychelles;🇸🇩 Bandera: Sudán
        🇸🇪 Bandera: Suecia;🇸🇬 Bandera: Singapur;🇸🇭 Bandera: Santa Elena;🇸🇮 Bandera: Eslovenia
        🇸🇯 Bandera: Svalbard y Jan Mayen;🇸🇰 Bandera: Eslovaquia;🇸🇱 Bandera: Sierra Leona;🇸🇲 Bandera: San Marino
        🇸🇳 Bandera: Senegal;🇸🇴 Bandera: Somalia;🇸🇷 Bandera: Surinam;🇸🇸 Bandera: Sudán del Sur
        🇸🇹 Bandera: Santo Tomé y Príncipe;🇸🇻 Bandera: El Salvador;🇸🇽 Bandera: Sint Maarten;🇸🇾 Bandera: Siria
        🇸🇿 Bandera: Esuatini;🇹🇦 Bandera: Tristán de Acuña;🇹🇨 Bandera: Islas Turcas y Caicos;🇹🇩 Bandera: Chad
        🇹🇫 Bandera: Territorios Australes Franceses;🇹🇬 Bandera: Togo;🇹🇭 Bandera: Tailandia;🇹🇯 Bandera: Tayikistán
        🇹🇰 Bandera: Tokelau;🇹🇱 Bandera: Timor-Leste;🇹🇲 Bandera: Turkmenistán;🇹🇳 Bandera: Túnez;🇹🇴 Bandera: Tonga
        🇹🇷 Bandera: Turquía;🇹🇹 Bandera: Trinidad y Tobago;🇹🇻 Bandera: Tuvalu;🇹🇼 Bandera: Taiwán;🇹🇿 Bandera: Tanzania
        🇺🇦 Bandera: Ucrania;🇺🇬 Bandera: Uganda;🇺🇲 Bandera: Islas menores alejadas de EE. UU.
        🇺🇳 Bandera: Naciones Unidas;🇺🇸 Bandera: Estados Unidos;🇺🇾 Bandera: Uruguay;🇺🇿 Bandera: Uzbekistán
        🇻🇦 Bandera: Ciudad del Vaticano;🇻🇨 Bandera: San Vicente y las Granadinas;🇻🇪 Bandera: Venezuela
        🇻🇬 Bandera: Islas Vírgenes Británicas;🇻🇮 Bandera: Islas Vírgenes de EE. UU.;🇻🇳 Bandera: Vietnam
        🇻🇺 Bandera: Vanuatu;🇼🇫 Bandera: Wallis y Futuna;🇼🇸 Bandera: Samoa;🇽🇰 Bandera: Kosovo;🇾🇪 Bandera: Yemen
        🇾🇹 Bandera: Mayotte;🇿🇦 Bandera: Sudáfrica;🇿🇲 Bandera: Zambia;🇿🇼 Bandera: Zimbabue;🏴󠁧󠁢󠁥󠁮󠁧󠁿 Bandera: Inglaterra
        🏴󠁧󠁢󠁳󠁣󠁴󠁿 Bandera: Escocia;🏴󠁧󠁢󠁷󠁬󠁳󠁿 Bandera: Gales;¤ moneda desconocida;֏ dram;؋ afgani;৳ taka;฿ bat;៛ riel
        ₡ colón costarricense;₦ naira;₧ peseta española;₪ nuevo séquel israelí;₫ dong;₭ kip;₮ tugrik
        ₲ guaraní paraguayo;₴ grivna;₵ cedi;₸ tengue kazajo;₺ lira turca;₼ manat azerbaiyano;₾ lari;0⃣ Teclas: 0
        1⃣ Teclas: 1;2⃣ Teclas: 2;3⃣ Teclas: 3;4⃣ Teclas: 4;5⃣ Teclas: 5;6⃣ Teclas: 6;7⃣ Teclas: 7;8⃣ Teclas: 8
        9⃣ Teclas: 9
        """#)
}
