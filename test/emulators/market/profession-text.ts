import { lines } from './random.ts'

interface Written {
  readonly titles: string
  readonly teams: string
  readonly tools: string
  readonly duties: string
  readonly needs: string
  readonly goals: string
  readonly employers?: string
}

export const commas = (text: string): readonly string[] => text.split(',').map((part) => part.trim())

/**
 * Parses a profession's written form: titles, teams and tools separated by commas, sentences one per line.
 */
export const profession = (id: string, words: RegExp, written: Written) => ({
  id,
  words,
  titles: commas(written.titles),
  teams: commas(written.teams),
  tools: commas(written.tools),
  duties: lines(written.duties),
  needs: lines(written.needs),
  goals: lines(written.goals),
  ...(written.employers === undefined ? {} : { employers: lines(written.employers) }),
})
