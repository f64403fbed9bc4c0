import { boardVendor } from '../board-vendor.ts'

export const smartrecruiters = boardVendor({
  id: 'smartrecruiters',
  company: 'SmartRecruiters',
  address: 'https://api.smartrecruiters.com',
  path: (token) => `/v1/companies/${token}/postings?limit=1`,
  page: /^(?:(?:careers|jobs)\.smartrecruiters\.com|api\.smartrecruiters\.com\/v1\/companies)\/(?<token>[^/?#]+)/,
  limits: { windows: [{ seconds: 60, limit: 120 }], statedBy: null },
  terms: {
    says: 'Published postings are public and are read without a key.',
    url: 'https://developers.smartrecruiters.com/docs/posting-api',
  },
  adapter: async () => await import('./smartrecruiters-boards.ts'),
})
