type Names = readonly [first: string, last: string]

/** Common first and last names by language; combined, they name nobody in particular. */
const NAMES = {
  english: [
    'Emma,Olivia,Grace,Hannah,Megan,Chloe,Rachel,Nicole,Sarah,Laura,Daniel,Marcus,Ethan,Andrew,Brian,Kevin,Nathan,Patrick,Tyler,Justin,Erica,Monica,Diane,Victor',
    'Whitfield,Harlow,Brennan,Caldwell,Prescott,Langley,Hawkins,Mercer,Sutton,Ashford,Delgado,Nguyen,Okafor,Ramirez,Kessler,Park,Donovan,Gallagher,Thornton,Vance,Winslow,Barrett,Coleman,Sinclair,Hargrove,Ellison',
  ],
  german: [
    'Anna,Julia,Katharina,Lena,Sabine,Nadine,Miriam,Franziska,Svenja,Leonie,Jonas,Tobias,Stefan,Markus,Florian,Jan,Matthias,Lukas,Henrik,Philipp',
    'Brandt,Vogel,Lindner,Hartmann,Kessler,Seidel,Brenner,Falkenberg,Ritter,Baumann,Wiegand,Thalmann,Köhler,Jäger,Schubert,Engelhardt,Öztürk,Nowak,Reimann,Stahl',
  ],
  french: [
    'Camille,Élodie,Manon,Claire,Sophie,Inès,Margaux,Aurélie,Julien,Thomas,Antoine,Mathieu,Nicolas,Rémi,Guillaume,Hugo',
    'Moreau,Lambert,Girard,Fontaine,Chevalier,Rousselot,Delorme,Marchand,Perrin,Gauthier,Benali,Leclerc,Brunel,Faure,Vasseur,Renaudin',
  ],
  spanish: [
    'Lucía,Carmen,Elena,Marta,Paula,Sofía,Valentina,Daniela,Alejandro,Javier,Diego,Sergio,Pablo,Andrés,Mateo,Rodrigo',
    'Navarro,Ortega,Castillo,Serrano,Vidal,Molina,Herrera,Aguilar,Cabrera,Rojas,Fuentes,Salazar,Ibarra,Montes,Paredes,Quintana',
  ],
  portuguese: [
    'Beatriz,Mariana,Larissa,Camila,Inês,Joana,Rafaela,Bruno,Tiago,Gustavo,Rafael,Felipe,Nuno,Leandro',
    'Almeida,Carvalho,Barbosa,Teixeira,Moura,Azevedo,Figueiredo,Siqueira,Cardoso,Pacheco,Brandão,Lacerda,Queiroz,Sampaio',
  ],
  italian: [
    'Giulia,Chiara,Francesca,Martina,Elisa,Valeria,Marco,Luca,Matteo,Davide,Andrea,Stefano,Paolo,Simone',
    'Ferraro,Conti,Marchetti,Galli,Bianchini,Moretti,Rinaldi,Fabbri,Santoro,Colombo,Vitali,Pellegrini,Grassi,Orlandi',
  ],
  dutch: [
    'Sanne,Lotte,Femke,Anouk,Marieke,Iris,Daan,Bram,Sander,Jeroen,Thijs,Ruben,Koen,Maarten',
    'Visser,Bakker,Dekker,Hoekstra,Verhoeven,Postma,Kuiper,Wouters,Maes,Claes,Peeters,Jansens,Terpstra,Smeets',
  ],
  nordic: [
    'Ingrid,Astrid,Linnea,Freja,Maja,Sofie,Elin,Aino,Erik,Lars,Mikkel,Henrik,Oskar,Anders,Jonas,Eero',
    'Lindqvist,Bergström,Nyberg,Sandvik,Halvorsen,Dahl,Kjær,Møller,Holmgren,Virtanen,Laine,Korhonen,Eklund,Strand,Ravn,Solberg',
  ],
  slavic: [
    'Katarzyna,Magdalena,Agnieszka,Zuzana,Tereza,Olena,Iryna,Desislava,Piotr,Tomasz,Marek,Jakub,Ondřej,Andriy,Georgi,Paweł',
    'Wiśniewski,Zieliński,Kamiński,Dvořák,Novotný,Horák,Kovalenko,Shevchuk,Dimitrov,Petrov,Malinowski,Sokół,Bartoš,Marek,Urban,Polák',
  ],
  central: [
    'Eszter,Réka,Ioana,Andreea,Ilze,Rūta,Kadri,Gábor,Balázs,Mihai,Radu,Jānis,Tomas,Märt',
    'Szabó,Kelemen,Fekete,Ionescu,Munteanu,Dragomir,Ozols,Kazlauskas,Tamm,Lepik,Bodnár,Stanciu,Liepa,Petraitis',
  ],
  greek: [
    'Eleni,Katerina,Sofia,Maria,Dimitra,Nikos,Giorgos,Kostas,Yannis,Andreas',
    'Papadakis,Georgiou,Vlachos,Nikolaou,Makris,Karras,Antoniou,Samaras,Lekkas,Stavrou',
  ],
  turkish: [
    'Elif,Zeynep,Ayşe,Merve,Selin,Burak,Emre,Mehmet,Can,Kerem',
    'Yıldız,Kaya,Demir,Aydın,Çelik,Arslan,Koç,Şahin,Polat,Erdem',
  ],
  indian: [
    'Priya,Ananya,Kavya,Meera,Shreya,Divya,Pooja,Aisha,Rahul,Arjun,Vikram,Sanjay,Rohan,Karthik,Nikhil,Imran',
    'Sharma,Iyer,Menon,Kapoor,Reddy,Deshpande,Chatterjee,Bose,Malhotra,Nair,Joshi,Banerjee,Rao,Sethi,Khan,Pillai',
  ],
  chinese: [
    'Mei,Xin,Yan,Jing,Lin,Wei Ling,Grace,Kelly,Jun,Wei,Ming,Hao,Jason,Raymond',
    'Chen,Wang,Liu,Zhang,Huang,Zhao,Wu,Lim,Tan,Ng,Lau,Cheung,Goh,Yeo',
  ],
  japanese: [
    'Yuki,Sakura,Aiko,Haruka,Naomi,Emi,Kenji,Takumi,Hiroshi,Daichi,Ryo,Shota',
    'Tanaka,Sato,Yamamoto,Nakamura,Kobayashi,Ito,Watanabe,Mori,Hayashi,Fujita,Okada,Inoue',
  ],
  korean: [
    'Jiwoo,Minseo,Soyeon,Hayoon,Jisoo,Minjun,Seojun,Hyunwoo,Jaehyun,Dongmin',
    'Kim,Lee,Choi,Jung,Kang,Yoon,Lim,Han,Seo,Kwon',
  ],
  southeast: [
    'Nurul,Siti,Dewi,Ratna,Linh,Thao,Angelica,Maricel,Ploy,Adi,Budi,Minh,Anh,Miguel,Somchai,Farid',
    'Rahman,Ismail,Santoso,Wijaya,Nguyen,Tran,Pham,Reyes,Santos,Dela Cruz,Srisuk,Hartono,Abdullah,Villanueva,Le,Wongsa',
  ],
  arabic: [
    'Layla,Noor,Fatima,Salma,Hana,Mariam,Omar,Khalid,Youssef,Karim,Hassan,Tariq,Ahmed,Sami',
    'Al Mansouri,Haddad,Khalil,Mansour,Nasser,Al Farsi,Saleh,Hamdan,Aziz,Farouk,Shaheen,Al Harbi,Qureshi,Siddiqui',
  ],
  hebrew: [
    'Noa,Tamar,Shira,Maya,Yael,Itai,Eitan,Omer,Gal,Nadav',
    'Levi,Mizrahi,Peretz,Biton,Friedman,Azulay,Shapiro,Katz,Golan,Barak',
  ],
  african: [
    'Amara,Chioma,Ngozi,Wanjiru,Thandi,Zanele,Lerato,Akinyi,Chidi,Emeka,Kofi,Kamau,Sipho,Tunde',
    'Okonkwo,Adeyemi,Balogun,Mwangi,Otieno,Kariuki,Dlamini,Nkosi,Mokoena,Botha,Van Wyk,Naidoo,Eze,Njoroge',
  ],
} as const satisfies Record<string, Names>

const OF_COUNTRY: Readonly<Record<string, keyof typeof NAMES>> = {
  de: 'german',
  at: 'german',
  ch: 'german',
  lu: 'french',
  fr: 'french',
  be: 'dutch',
  nl: 'dutch',
  es: 'spanish',
  mx: 'spanish',
  ar: 'spanish',
  cl: 'spanish',
  co: 'spanish',
  pe: 'spanish',
  cr: 'spanish',
  pt: 'portuguese',
  br: 'portuguese',
  it: 'italian',
  se: 'nordic',
  no: 'nordic',
  dk: 'nordic',
  fi: 'nordic',
  pl: 'slavic',
  cz: 'slavic',
  ua: 'slavic',
  bg: 'slavic',
  hu: 'central',
  ro: 'central',
  ee: 'central',
  lv: 'central',
  lt: 'central',
  gr: 'greek',
  tr: 'turkish',
  in: 'indian',
  pk: 'arabic',
  cn: 'chinese',
  tw: 'chinese',
  hk: 'chinese',
  sg: 'chinese',
  jp: 'japanese',
  kr: 'korean',
  my: 'southeast',
  id: 'southeast',
  th: 'southeast',
  vn: 'southeast',
  ph: 'southeast',
  ae: 'arabic',
  sa: 'arabic',
  qa: 'arabic',
  eg: 'arabic',
  il: 'hebrew',
  za: 'african',
  ng: 'african',
  ke: 'african',
}

/** First and last names that are usual in a country; English ones for other countries. */
export function namesOf(countryCode: string): { first: readonly string[]; last: readonly string[] } {
  const [first, last] = NAMES[OF_COUNTRY[countryCode] ?? 'english']
  return { first: first.split(','), last: last.split(',') }
}
