import { boardVendor } from '../board-vendor.ts'

export const recruitee = boardVendor({
  id: 'recruitee',
  company: 'Recruitee',
  address: 'https://{token}.recruitee.com',
  path: () => '/api/offers/',
  page: /^(?<token>[^./]+)\.recruitee\.com(?:\/|$)/,
  limits: { windows: [{ seconds: 60, limit: 60 }], statedBy: null },
  terms: {
    says: 'The offers of a careers site are public and are read without a key; no limit is documented.',
    url: 'https://docs.recruitee.com/reference/intro-to-careers-site-api',
  },
  adapter: async () => await import('./recruitee-boards.ts'),
})
