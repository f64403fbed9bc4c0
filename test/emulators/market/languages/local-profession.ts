import { commas } from '../profession-text.ts'
import { lines } from '../random.ts'

/** A profession of the market in another language. */
export interface LocalProfession {
  /** The id of the profession in `profession.ts`. */
  readonly id: string
  /** Title words that belong to the profession. */
  readonly words: RegExp
  /** The local names of English titles, which are in lower case. */
  readonly titles: ReadonlyMap<string, string>
  readonly teams: readonly string[]
  /** The job's duties, as infinitives. */
  readonly duties: readonly string[]
  readonly needs: readonly string[]
  /** Infinitives that follow "This year we want to". */
  readonly goals: readonly string[]
  /** What employers of this profession do, in their own words, verb first. */
  readonly employers?: readonly string[]
  /** The English profession's tools when absent, because most tools have one name everywhere. */
  readonly tools?: readonly string[]
}

/**
 * Parses the written form: titles as "English=own", comma-separated like the teams; one sentence per line.
 */
export function local(
  id: string,
  words: RegExp,
  written: Readonly<Record<'titles' | 'teams' | 'duties' | 'needs' | 'goals', string>> & {
    readonly employers?: string
    readonly tools?: string
  },
): LocalProfession {
  const pairs = commas(written.titles).map((pair): readonly [string, string] => {
    const [english = '', own = ''] = pair.split('=')
    return [english.toLowerCase(), own]
  })
  return {
    id,
    words,
    titles: new Map(pairs),
    teams: commas(written.teams),
    duties: lines(written.duties),
    needs: lines(written.needs),
    goals: lines(written.goals),
    ...(written.employers === undefined ? {} : { employers: lines(written.employers) }),
    ...(written.tools === undefined ? {} : { tools: commas(written.tools) }),
  }
}
