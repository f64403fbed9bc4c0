import names from '../../fixtures/market/names.json' with { type: 'json' }

/** First and last names that are usual in a country; English ones for other countries. Combined, they name nobody in particular. */
export const namesOf = (
  countryCode: string,
): { readonly first: readonly string[]; readonly last: readonly string[] } =>
  Object.values(names).find(({ countries }) => countries.some((code) => code === countryCode)) ??
  names.english
