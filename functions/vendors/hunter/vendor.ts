import type { ContactVendor } from '#functions/recipients/contact-vendor.ts'

export const hunter = {
  id: 'hunter',
  kind: 'contact',
  name: 'Hunter',
  part: 'Contacts (Hunter)',
  limits: {
    windows: [
      { seconds: 1, limit: 15 },
      { seconds: 60, limit: 500 },
    ],
    statedBy: 'hunter.io/api-documentation',
  },
  baseUrl: { variable: 'HUNTER_BASE_URL', real: 'https://api.hunter.io/v2' },
  secret: { description: 'Key of the Hunter account', key: 'HUNTER_API_KEY', beside: [] },
  // hunter.io/pricing, on the day of the other prices (shared/catalog/cost/prices.ts).
  centsPerCredit: (299 / 25_000) * 100,
  creditsPerMonth: 25_000,
  probe: async (setting, signal) => {
    const { hunterProbe } = await import('./credit-probe.ts')
    return await hunterProbe({
      baseUrl: setting('HUNTER_BASE_URL'),
      apiKey: setting('HUNTER_API_KEY'),
      signal,
    })
  },
  kept: async (cache) => {
    const { keptByHunter } = await import('./kept.ts')
    return keptByHunter(cache)
  },
  open: async (setting, parts) => {
    const { hunterContacts } = await import('./hunter-contacts.ts')
    return hunterContacts({
      ...parts,
      baseUrl: setting('HUNTER_BASE_URL'),
      apiKey: setting('HUNTER_API_KEY'),
    })
  },
} as const satisfies ContactVendor
