import type { PostingVendor } from '#functions/postings/posting-vendor.ts'

/** Countries that Adzuna covers (ISO 3166 alpha-2, lower case); it answers 404 for all others. */
const COUNTRIES: ReadonlySet<string> = new Set(
  'gb us at au be br ca ch de es fr in it mx nl nz pl sg za'.split(' '),
)

export const adzuna = {
  id: 'adzuna',
  name: 'Adzuna',
  part: 'Job postings (Adzuna)',
  reaches: () => (countryCode) => (COUNTRIES.has(countryCode) ? 'full' : null),
  languages: 'those of its countries',
  cost: 'nothing for 2,500 calls a month; a licence by contract beyond a trial of 14 days',
  limits: {
    windows: [
      { seconds: 60, limit: 25 },
      { seconds: 86_400, limit: 250 },
      { seconds: 7 * 86_400, limit: 1_000 },
      { seconds: 30 * 86_400, limit: 2_500 },
    ],
    statedBy: 'developer.adzuna.com, terms of service',
  },
  terms: {
    says: 'Each posting must show the credit line; commercial use other than publishing adverts needs a written licence.',
    url: 'https://developer.adzuna.com/docs/terms_of_service',
  },
  attribution: 'Jobs by Adzuna',
  baseUrl: { variable: 'ADZUNA_BASE_URL', real: 'https://api.adzuna.com' },
  secret: {
    description: 'Key of the Adzuna application',
    key: 'ADZUNA_APP_KEY',
    beside: ['ADZUNA_APP_ID'],
  },
  plain: [],
  health: () => ({ path: '/v1/api/version' }),
  open: async (setting, parts) => {
    const { adzunaSource } = await import('./adzuna-source.ts')
    return adzunaSource({
      ...parts,
      baseUrl: setting('ADZUNA_BASE_URL'),
      appId: setting('ADZUNA_APP_ID'),
      appKey: setting('ADZUNA_APP_KEY'),
    })
  },
} as const satisfies PostingVendor
