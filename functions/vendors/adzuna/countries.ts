/**
 * Where Adzuna has jobs: ISO 3166 alpha-2 codes, lower case. Its API has one address for each and answers 404
 * elsewhere.
 */
export const ADZUNA_COUNTRIES: ReadonlySet<string> = new Set(
  'gb us at au be br ca ch de es fr in it mx nl nz pl sg za'.split(' '),
)
