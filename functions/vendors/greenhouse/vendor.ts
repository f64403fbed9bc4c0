import type { PostingVendor, Setting } from '#functions/postings/posting-vendor.ts'
import { boardsOf } from './boards.ts'

const boards = (setting: Setting) => boardsOf(JSON.parse(setting('GREENHOUSE_BOARDS')))

export const greenhouse = {
  id: 'greenhouse',
  name: 'Greenhouse boards',
  part: 'Job boards (Greenhouse)',
  reaches: (setting) => {
    const reach = boards(setting).length > 0 ? 'boards' : null
    return () => reach
  },
  languages: 'those that the companies write in',
  cost: 'nothing',
  limits: { windows: [{ seconds: 60, limit: 300 }], statedBy: null },
  terms: {
    says: 'The boards are public and are read without a key; no limit is documented.',
    url: 'https://developers.greenhouse.io/job-board.html',
  },
  attribution: null,
  baseUrl: { variable: 'GREENHOUSE_BASE_URL', real: 'https://boards-api.greenhouse.io' },
  secret: null,
  plain: [{ variable: 'GREENHOUSE_BOARDS', name: 'boards', usual: [], check: boardsOf }],
  health: (setting) => ({
    path: `/v1/boards/${encodeURIComponent(boards(setting)[0]?.token ?? '')}`,
    wants: { status: 200, otherwise: 'It does not know the first board of our list.' },
  }),
  open: async (setting, parts) => {
    const { greenhouseSource } = await import('./greenhouse-source.ts')
    return greenhouseSource({
      ...parts,
      baseUrl: setting('GREENHOUSE_BASE_URL'),
      boards: boards(setting),
    })
  },
} as const satisfies PostingVendor
