import type { PostingVendor } from '#functions/postings/posting-vendor.ts'
import { LOCALES } from './locales.ts'

const ADDRESS = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/

function checkAddress(value: unknown): void {
  if (typeof value !== 'string' || !ADDRESS.test(value))
    throw new Error('Give userIp as the IPv4 address that Careerjet has on its list for the key.')
}

export const careerjet = {
  id: 'careerjet',
  name: 'Careerjet',
  part: 'Job postings (Careerjet)',
  reaches: () => (countryCode) => (countryCode in LOCALES ? 'full' : null),
  // Careerjet's texts are short and its licence is for publishers, so Adzuna is preferred where it has jobs.
  standsIn: true,
  languages: 'the language of the site that it has for the country',
  cost: 'nothing; a publisher account, whose licence for this use has to be cleared in writing',
  // Careerjet publishes no limit per key; a search takes two calls at most.
  limits: {
    windows: [
      { seconds: 60, limit: 60 },
      { seconds: 86_400, limit: 5_000 },
    ],
    statedBy: null,
  },
  terms: {
    says: 'For publishers who show the adverts: postings link back, and calls come from registered addresses.',
    url: 'https://www.careerjet.com/partners/api',
  },
  // Shown as a courtesy: only the publisher agreement, which is not public, says whether it is required.
  attribution: 'Jobs by Careerjet',
  baseUrl: { variable: 'CAREERJET_BASE_URL', real: 'https://search.api.careerjet.net' },
  secret: { description: 'Key of the Careerjet publisher', key: 'CAREERJET_API_KEY', beside: [] },
  plain: [{ variable: 'CAREERJET_USER_IP', name: 'userIp', usual: undefined, check: checkAddress }],
  // Without a key Careerjet refuses the request, which uses up no quota.
  health: () => ({ path: '/v4/query' }),
  open: async (setting, parts) => {
    const { careerjetSource } = await import('./careerjet-source.ts')
    return careerjetSource({
      ...parts,
      baseUrl: setting('CAREERJET_BASE_URL'),
      apiKey: setting('CAREERJET_API_KEY'),
      userIp: setting('CAREERJET_USER_IP'),
      site: setting('APP_ORIGIN'),
    })
  },
} as const satisfies PostingVendor
