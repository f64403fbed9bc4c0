import { boardVendor } from '../board-vendor.ts'

export const greenhouse = boardVendor({
  id: 'greenhouse',
  company: 'Greenhouse',
  address: 'https://boards-api.greenhouse.io',
  path: (token) => `/v1/boards/${token}`,
  page: /^(?:(?:job-)?boards(?:\.eu)?\.greenhouse\.io\/(?:embed\/job_\w+(?:\/js)?\?(?:[^#]*&)?for=)?|boards-api\.greenhouse\.io\/v1\/boards\/)(?<token>[^/?#&]+)/,
  limits: { windows: [{ seconds: 60, limit: 300 }], statedBy: null },
  terms: {
    says: 'The boards are public and are read without a key; no limit is documented.',
    url: 'https://developers.greenhouse.io/job-board.html',
  },
  adapter: async () => await import('./greenhouse-boards.ts'),
})
