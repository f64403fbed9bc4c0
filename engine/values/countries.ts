/** The first choice of every country's cities. */
export const ALL_CITIES = 'All Cities'

export interface Country {
  readonly name: string
  /** ISO 3166 alpha-2, lower case. */
  readonly code: string
  /** ALL_CITIES first, then the major cities, largest or best known first. */
  readonly cities: readonly string[]
}

const country = (name: string, code: string, cities: string): Country => ({
  name,
  code,
  cities: [ALL_CITIES, ...cities.split(', ')],
})

/** The countries of the form, in the order of its select: by region, most requested first. */
export const COUNTRIES: readonly Country[] = [
  country(
    'United States',
    'us',
    'New York, Los Angeles, Chicago, Houston, San Francisco, Seattle, Boston, Austin, Dallas, Washington, Atlanta, Miami, Denver, Philadelphia, Phoenix, San Diego, San Jose, Minneapolis, Charlotte, Portland, Nashville, Detroit, Raleigh, Salt Lake City, Tampa, Orlando, San Antonio, Columbus, Indianapolis, Pittsburgh, Baltimore, St. Louis, Kansas City, Las Vegas, Cleveland, Cincinnati, Milwaukee, Sacramento, Jacksonville, Fort Worth, Oakland, Richmond, New Orleans, Memphis',
  ),
  country(
    'Canada',
    'ca',
    'Toronto, Vancouver, Montreal, Calgary, Ottawa, Edmonton, Winnipeg, Quebec City, Hamilton, Halifax, Waterloo, Victoria, London, Mississauga',
  ),
  country(
    'Mexico',
    'mx',
    'Mexico City, Guadalajara, Monterrey, Puebla, Querétaro, Tijuana, Mérida, León, Cancún',
  ),
  country(
    'United Kingdom',
    'gb',
    'London, Manchester, Birmingham, Edinburgh, Glasgow, Bristol, Leeds, Liverpool, Cambridge, Oxford, Cardiff, Belfast, Newcastle, Sheffield, Nottingham, Reading, Brighton, Aberdeen, Leicester, Southampton',
  ),
  country('Ireland', 'ie', 'Dublin, Cork, Galway, Limerick, Waterford'),
  country(
    'Germany',
    'de',
    'Berlin, Munich, Hamburg, Frankfurt, Cologne, Stuttgart, Düsseldorf, Leipzig, Dresden, Hanover, Nuremberg, Bremen, Dortmund, Essen, Bonn, Mannheim, Karlsruhe',
  ),
  country(
    'France',
    'fr',
    'Paris, Lyon, Marseille, Toulouse, Nice, Nantes, Bordeaux, Lille, Strasbourg, Rennes, Grenoble, Montpellier',
  ),
  country(
    'Netherlands',
    'nl',
    'Amsterdam, Rotterdam, The Hague, Utrecht, Eindhoven, Groningen, Delft, Leiden',
  ),
  country('Belgium', 'be', 'Brussels, Antwerp, Ghent, Leuven, Liège, Bruges'),
  country('Luxembourg', 'lu', 'Luxembourg City, Esch-sur-Alzette'),
  country('Switzerland', 'ch', 'Zurich, Geneva, Basel, Bern, Lausanne, Zug, Lugano, Winterthur'),
  country('Austria', 'at', 'Vienna, Graz, Linz, Salzburg, Innsbruck'),
  country('Spain', 'es', 'Madrid, Barcelona, Valencia, Seville, Málaga, Bilbao, Zaragoza, Alicante'),
  country('Portugal', 'pt', 'Lisbon, Porto, Braga, Coimbra, Faro'),
  country('Italy', 'it', 'Milan, Rome, Turin, Bologna, Florence, Naples, Venice, Genoa, Verona, Padua'),
  country('Sweden', 'se', 'Stockholm, Gothenburg, Malmö, Uppsala, Linköping'),
  country('Norway', 'no', 'Oslo, Bergen, Trondheim, Stavanger'),
  country('Denmark', 'dk', 'Copenhagen, Aarhus, Odense, Aalborg'),
  country('Finland', 'fi', 'Helsinki, Espoo, Tampere, Turku, Oulu'),
  country('Poland', 'pl', 'Warsaw, Krakow, Wroclaw, Gdansk, Poznan, Lodz, Katowice'),
  country('Czech Republic', 'cz', 'Prague, Brno, Ostrava, Plzen'),
  country('Hungary', 'hu', 'Budapest, Debrecen, Szeged, Győr'),
  country('Romania', 'ro', 'Bucharest, Cluj-Napoca, Timisoara, Iasi, Brasov'),
  country('Bulgaria', 'bg', 'Sofia, Plovdiv, Varna, Burgas'),
  country('Greece', 'gr', 'Athens, Thessaloniki, Patras, Heraklion'),
  country('Estonia', 'ee', 'Tallinn, Tartu'),
  country('Latvia', 'lv', 'Riga, Daugavpils'),
  country('Lithuania', 'lt', 'Vilnius, Kaunas, Klaipeda'),
  country('Turkey', 'tr', 'Istanbul, Ankara, Izmir, Bursa, Antalya'),
  country('Ukraine', 'ua', 'Kyiv, Lviv, Kharkiv, Odesa, Dnipro'),
  country(
    'India',
    'in',
    'Bengaluru, Mumbai, Delhi, Hyderabad, Pune, Chennai, Gurugram, Noida, Kolkata, Ahmedabad, Jaipur, Kochi, Chandigarh, Indore, Coimbatore',
  ),
  country('China', 'cn', 'Shanghai, Beijing, Shenzhen, Guangzhou, Hangzhou, Chengdu, Suzhou, Nanjing, Wuhan'),
  country('Japan', 'jp', 'Tokyo, Osaka, Yokohama, Nagoya, Fukuoka, Kyoto, Kobe, Sapporo'),
  country('South Korea', 'kr', 'Seoul, Busan, Incheon, Daegu, Daejeon, Pangyo'),
  country('Taiwan', 'tw', 'Taipei, Hsinchu, Taichung, Kaohsiung'),
  country('Hong Kong', 'hk', 'Hong Kong'),
  country('Singapore', 'sg', 'Singapore'),
  country('Malaysia', 'my', 'Kuala Lumpur, Penang, Johor Bahru, Petaling Jaya, Cyberjaya'),
  country('Indonesia', 'id', 'Jakarta, Surabaya, Bandung, Bali, Yogyakarta'),
  country('Thailand', 'th', 'Bangkok, Chiang Mai, Phuket, Pattaya'),
  country('Vietnam', 'vn', 'Ho Chi Minh City, Hanoi, Da Nang, Haiphong'),
  country('Philippines', 'ph', 'Manila, Makati, Taguig, Cebu City, Quezon City, Davao'),
  country('Pakistan', 'pk', 'Karachi, Lahore, Islamabad, Rawalpindi, Faisalabad'),
  country(
    'Australia',
    'au',
    'Sydney, Melbourne, Brisbane, Perth, Adelaide, Canberra, Gold Coast, Hobart, Newcastle',
  ),
  country('New Zealand', 'nz', 'Auckland, Wellington, Christchurch, Hamilton, Dunedin'),
  country('United Arab Emirates', 'ae', 'Dubai, Abu Dhabi, Sharjah, Ras Al Khaimah'),
  country('Saudi Arabia', 'sa', 'Riyadh, Jeddah, Dammam, Khobar, Mecca'),
  country('Qatar', 'qa', 'Doha, Lusail'),
  country('Israel', 'il', 'Tel Aviv, Jerusalem, Haifa, Herzliya'),
  country('Egypt', 'eg', 'Cairo, Alexandria, Giza'),
  country('South Africa', 'za', 'Johannesburg, Cape Town, Durban, Pretoria, Stellenbosch, Gqeberha'),
  country('Nigeria', 'ng', 'Lagos, Abuja, Port Harcourt, Ibadan'),
  country('Kenya', 'ke', 'Nairobi, Mombasa, Kisumu'),
  country(
    'Brazil',
    'br',
    'São Paulo, Rio de Janeiro, Belo Horizonte, Brasília, Curitiba, Porto Alegre, Florianópolis, Recife, Campinas, Salvador',
  ),
  country('Argentina', 'ar', 'Buenos Aires, Córdoba, Rosario, Mendoza'),
  country('Chile', 'cl', 'Santiago, Valparaíso, Concepción'),
  country('Colombia', 'co', 'Bogotá, Medellín, Cali, Barranquilla, Cartagena'),
  country('Peru', 'pe', 'Lima, Arequipa, Trujillo'),
  country('Costa Rica', 'cr', 'San José, Heredia, Alajuela'),
]

/** The country of the catalogue with this English name (letter case aside), or null. */
export const countryByName = (name: string): Country | null => {
  const wanted = name.trim().toLowerCase()
  return COUNTRIES.find((entry) => entry.name.toLowerCase() === wanted) ?? null
}
