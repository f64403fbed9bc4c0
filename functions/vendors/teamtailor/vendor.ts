import { boardVendor } from '../board-vendor.ts'

export const teamtailor = boardVendor({
  id: 'teamtailor',
  company: 'Teamtailor',
  address: 'https://{token}.teamtailor.com',
  path: () => '/jobs.json?per_page=1',
  page: /^(?<token>[^./]+)\.teamtailor\.com(?:\/|$)/,
  limits: { windows: [{ seconds: 60, limit: 60 }], statedBy: null },
  terms: {
    says: 'The job feed of a career site is public and is read without a key; no limit is documented.',
    url: 'https://www.teamtailor.com',
  },
  adapter: async () => await import('./teamtailor-boards.ts'),
})
