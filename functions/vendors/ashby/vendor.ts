import { boardVendor } from '../board-vendor.ts'

export const ashby = boardVendor({
  id: 'ashby',
  company: 'Ashby',
  address: 'https://api.ashbyhq.com',
  path: (token) => `/posting-api/job-board/${token}`,
  page: /^jobs\.ashbyhq\.com\/(?<token>[^/?#]+)/,
  limits: { windows: [{ seconds: 60, limit: 60 }], statedBy: null },
  terms: {
    says: 'The boards are public and are read without a key; no limit is documented.',
    url: 'https://developers.ashbyhq.com/docs/public-job-posting-api',
  },
  adapter: async () => await import('./ashby-boards.ts'),
})
