import { boardVendor } from '../board-vendor.ts'

export const workable = boardVendor({
  id: 'workable',
  company: 'Workable',
  address: 'https://apply.workable.com',
  path: (token) => `/api/v1/widget/accounts/${token}`,
  page: /^(?:apply\.workable\.com\/(?:api\/v\d\/(?:widget\/)?accounts\/)?|(?=[^./]+\.workable\.com))(?<token>[^./?#]+)/,
  limits: {
    windows: [
      { seconds: 1, limit: 1 },
      { seconds: 60, limit: 20 },
    ],
    statedBy: null,
  },
  terms: {
    says: 'The jobs of the widget are public and are read without a key; callers that are too fast are blocked for a long time.',
    url: 'https://help.workable.com',
  },
  adapter: async () => await import('./workable-boards.ts'),
})
