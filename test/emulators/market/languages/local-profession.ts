import { commas } from '../profession-text.ts'
import { lines } from '../random.ts'

/** A profession of the market as postings in another language tell of it. */
export interface LocalProfession {
  /** The one of `profession.ts`. */
  readonly id: string
  /** Words of a title that belong to it. */
  readonly words: RegExp
  /** What English titles, in lower case, are called. */
  readonly titles: ReadonlyMap<string, string>
  readonly teams: readonly string[]
  /** What the person will do, as infinitives. */
  readonly duties: readonly string[]
  readonly needs: readonly string[]
  /** After "This year we want to", as infinitives. */
  readonly goals: readonly string[]
  /** What employers of this profession do, as they say it of themselves, the verb first. */
  readonly employers?: readonly string[]
  /** Those of the profession where they are absent: most have one name everywhere. */
  readonly tools?: readonly string[]
}

/** One from its written form: titles as "English=own", by commas like the teams, the sentences one a line. */
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
