import { DAY } from '#platform/clock.ts'
import { VISITS } from '#shared/catalog/monitoring/monitoring.ts'
import type { VisitError, VisitedPage, Visits } from '#shared/models/admin/visits.ts'
import { ERRORS_QUERY, PAGES_QUERY, VITALS } from './queries.ts'

/** A place in a file. */
export interface Spot {
  readonly file: string
  readonly line: number
  readonly column: number
}

type Row = ReadonlyMap<string, string>

interface Sources {
  readonly log: {
    readonly query: (
      text: string,
      range: { readonly from: Date; readonly to: Date },
    ) => Promise<readonly Row[]>
  }
  readonly maps: {
    readonly of: (release: string, file: string) => Promise<((spot: Spot) => Spot | null) | null>
  }
  /** Called for a source map that cannot be read. */
  readonly onMissing: (error: unknown) => void
}

/** Whoever has the public settings may write events, so texts have an end. */
const TEXT = 200

const textOf = (row: Row, field: string): string => (row.get(field) ?? '').slice(0, TEXT)
const numberOf = (row: Row, field: string): number => Number(row.get(field) ?? Number.NaN)

/** What visitors met in the last days. Rejects when the log does not answer. */
export async function visitReport(sources: Sources, now: Date): Promise<Visits> {
  const range = { from: new Date(now.getTime() - VISITS.days * DAY), to: now }
  const [pages, errors] = await Promise.all([
    sources.log.query(PAGES_QUERY, range),
    sources.log.query(ERRORS_QUERY, range),
  ])
  return { pages: pagesOf(pages), errors: await errorsOf(errors, sources) }
}

function pagesOf(rows: readonly Row[]): VisitedPage[] {
  const pages = [...Map.groupBy(rows, (row) => textOf(row, 'metadata.pageId'))].map(([page, of]) => {
    const vital = (name: keyof typeof VITALS, digits: number): number | null => {
      const row = of.find((each) => each.get('event_type') === VITALS[name])
      if (row === undefined || numberOf(row, 'loads') < VISITS.minLoads) return null
      return Number(numberOf(row, 'p75').toFixed(digits))
    }
    return {
      page,
      loads: Math.max(...of.map((row) => numberOf(row, 'loads'))),
      shown: vital('shown', 0),
      answered: vital('answered', 0),
      moved: vital('moved', 3),
    }
  })
  return pages
    .toSorted((a, b) => (b.shown ?? -1) - (a.shown ?? -1) || b.loads - a.loads)
    .slice(0, VISITS.shownPages)
}

async function errorsOf(rows: readonly Row[], { maps, onMissing }: Sources): Promise<VisitError[]> {
  const kept = new Map<string, ReturnType<Sources['maps']['of']>>()
  const mapOf = async (release: string, file: string) => {
    const key = `${release}${file}`
    const asked = kept.get(key) ?? maps.of(release, file)
    kept.set(key, asked)
    try {
      return await asked
    } catch (error) {
      onMissing(error)
      return null
    }
  }
  return await Promise.all(
    rows.map(async (row) => {
      const release = textOf(row, 'metadata.aws:releaseId')
      const url = textOf(row, 'event_details.filename')
      const built = {
        file: URL.canParse(url) ? new URL(url).pathname : '?',
        line: numberOf(row, 'event_details.lineno'),
        column: numberOf(row, 'event_details.colno'),
      }
      const { file, line } = (await mapOf(release, built.file))?.(built) ?? built
      return {
        release,
        type: textOf(row, 'event_details.type'),
        message: textOf(row, 'event_details.message'),
        place: `${file}:${line}`,
        times: numberOf(row, 'times'),
        visits: numberOf(row, 'visits'),
        latest: new Date(numberOf(row, 'latest')).toISOString(),
      }
    }),
  )
}
