/**
 * Countries by language, from Careerjet's own PHP client of 2025 for version 4 (github.com/careerjet); older
 * lists have more, which may be gone. A country with several locales gets the English one, because job titles
 * are mostly typed in English.
 */
const COUNTRIES = {
  en: 'us ca gb ie in cn tw hk sg my vn ph pk au nz ae qa za',
  es: 'mx es ar cl pe cr',
  de: 'de ch at',
  fr: 'fr lu',
  nl: 'nl be',
  pt: 'pt br',
  it: 'it',
  sv: 'se',
  no: 'no',
  da: 'dk',
  fi: 'fi',
  pl: 'pl',
  cs: 'cz',
  hu: 'hu',
  tr: 'tr',
  uk: 'ua',
  ja: 'jp',
  ko: 'kr',
} as const

/** Locales such as `en_US` by country code. */
export const LOCALES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(COUNTRIES).flatMap(([language, countries]) =>
    countries.split(' ').map((country) => [country, `${language}_${country.toUpperCase()}`]),
  ),
)
