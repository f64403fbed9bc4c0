import { boardVendor } from '../board-vendor.ts'

export const lever = boardVendor({
  id: 'lever',
  company: 'Lever',
  address: 'https://api{region}.lever.co',
  path: (token) => `/v0/postings/${token}?mode=json&limit=1`,
  page: /^(?:jobs(?:\.eu)?\.lever\.co|api(?:\.eu)?\.lever\.co\/v0\/postings)\/(?<token>[^/?#]+)/,
  limits: { windows: [{ seconds: 60, limit: 60 }], statedBy: null },
  terms: {
    says: 'Published postings are public and may be read without a key.',
    url: 'https://github.com/lever/postings-api',
  },
  adapter: async () => await import('./lever-boards.ts'),
})
