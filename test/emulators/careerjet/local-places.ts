/**
 * Cities and countries as Careerjet's national sites write them.
 */
const LOCAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  se: { Gothenburg: 'Göteborg', Sweden: 'Sverige' },
  dk: { Copenhagen: 'København', Aarhus: 'Århus', Denmark: 'Danmark' },
  no: { Norway: 'Norge' },
  fi: { Helsinki: 'Helsinki', Finland: 'Suomi' },
  cz: { Prague: 'Praha', Plzen: 'Plzeň', 'Czech Republic': 'Česko' },
  hu: { Hungary: 'Magyarország' },
  pt: { Lisbon: 'Lisboa' },
  lu: { 'Luxembourg City': 'Luxembourg' },
  tr: { Istanbul: 'İstanbul', Izmir: 'İzmir', Turkey: 'Türkiye' },
  ua: {
    Kyiv: 'Київ',
    Lviv: 'Львів',
    Kharkiv: 'Харків',
    Odesa: 'Одеса',
    Dnipro: 'Дніпро',
    Ukraine: 'Україна',
  },
  jp: {
    Tokyo: '東京都',
    Osaka: '大阪府',
    Yokohama: '横浜市',
    Nagoya: '名古屋市',
    Fukuoka: '福岡市',
    Kyoto: '京都市',
    Kobe: '神戸市',
    Sapporo: '札幌市',
    Japan: '日本',
  },
  kr: {
    Seoul: '서울특별시',
    Busan: '부산광역시',
    Incheon: '인천광역시',
    Daegu: '대구광역시',
    Daejeon: '대전광역시',
    Pangyo: '판교',
    'South Korea': '대한민국',
  },
}

/** A place of the market in the language of the country's site. */
export const localPlace = (place: string, countryCode: string): string =>
  Object.entries(LOCAL[countryCode] ?? {}).reduce(
    (text, [name, own]) => text.replace(name, own),
    countryCode in LOCAL ? place.replace(/ Area$/, '') : place,
  )
