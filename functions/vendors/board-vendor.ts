import coverage from '../../content/board-coverage.json' with { type: 'json' }
import { boardsOf, CuratedCoverage, curatedOf } from '#functions/postings/boards/board-list.ts'
import type { FamilyPages } from '#functions/postings/boards/board-links.ts'
import type { Board, BoardFamilyId, BoardReader } from '#functions/postings/boards/model.ts'
import type { PostingVendor, Setting, SourceParts } from '#functions/postings/posting-vendor.ts'
import type { BoardAdapter } from './kit/board-reader.ts'

export interface BoardVendor extends PostingVendor {
  readonly id: BoardFamilyId
  readonly page: FamilyPages['page']
  /** The boards to read; loads the curated list only if the setting asks for it. Reads no secrets. */
  readonly boards: (setting: Setting) => Promise<readonly Board[]>
  /** Loads the adapter, which only functions that read boards need. */
  readonly reader: (
    setting: Setting,
    parts: Pick<SourceParts, 'cache' | 'budget' | 'sleep'>,
  ) => Promise<BoardReader>
}

interface BoardFacts<Id extends BoardFamilyId> extends Pick<PostingVendor, 'limits' | 'terms'> {
  readonly id: Id
  /** Display name: "Lever". */
  readonly company: string
  /** Base URL, with `{token}` or `{region}` as placeholders. */
  readonly address: string
  /** Path of a board that the health probe requests. */
  readonly path: (token: string) => string
  readonly page: FamilyPages['page']
  readonly adapter: () => Promise<{ readonly boards: BoardAdapter }>
}

/** The posting vendor for one family of job boards. */
export function boardVendor<Id extends BoardFamilyId>(
  facts: BoardFacts<Id>,
): BoardVendor & { readonly id: Id } {
  const { id, company, address, path, page, adapter, limits, terms } = facts
  const prefix = id.toUpperCase()
  const variable = `${prefix}_BOARDS`
  /** The setting is JSON, or `curated` without quotes. */
  const named = (setting: Setting) => {
    const text = setting(variable)
    return boardsOf(id, text === 'curated' ? text : JSON.parse(text))
  }
  const boards: BoardVendor['boards'] = async (setting) => {
    const own = named(setting)
    if (own !== 'curated') return own
    const { curatedBoards } = await import('./curated-boards.ts')
    return curatedOf(id, curatedBoards())
  }
  const covered = (setting: Setting): { countries: readonly string[]; token: string } => {
    const own = named(setting)
    return own === 'curated'
      ? CuratedCoverage.parse(coverage)[id]
      : { countries: own.map(({ country }) => country), token: own[0]?.token ?? '' }
  }
  const reader: BoardVendor['reader'] = async (setting, parts) => {
    const [{ boardReader }, loaded] = await Promise.all([import('./kit/board-reader.ts'), adapter()])
    return boardReader(
      { ...loaded.boards, id, name: company, windows: limits.windows },
      { ...parts, baseUrl: setting(`${prefix}_BASE_URL`) },
    )
  }
  return {
    id,
    page,
    name: `${company} boards`,
    part: `Job boards (${company})`,
    reaches: (setting) => {
      const countries = new Set(covered(setting).countries)
      return (countryCode) => (countries.has(countryCode) ? 'boards' : null)
    },
    languages: 'those that the companies write in',
    cost: 'nothing',
    limits,
    terms,
    attribution: null,
    baseUrl: { variable: `${prefix}_BASE_URL`, real: address },
    secret: null,
    plain: [
      {
        variable,
        name: 'boards',
        usual: 'curated',
        check: (value) => {
          boardsOf(id, value)
        },
      },
    ],
    health: (setting) => {
      const token = encodeURIComponent(covered(setting).token)
      return { path: path(token), fill: { token, region: '' } }
    },
    boards,
    reader,
    open: async (setting, parts) => {
      const { searchBoards } = await import('#functions/postings/boards/search-boards.ts')
      const opened = {
        boards: await boards(setting),
        reader: await reader(setting, parts),
        clock: parts.clock,
      }
      return { search: async (search) => await searchBoards(search, opened) }
    },
  }
}
