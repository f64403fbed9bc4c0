import * as z from 'zod/mini'
import english from '../../fixtures/market/professions/english.json' with { type: 'json' }
import { FRENCH } from './languages/french.ts'
import { GERMAN } from './languages/german.ts'
import { SPANISH } from './languages/spanish.ts'
import { lines } from './random.ts'
import { Profession as Written } from './written-profession.ts'

export type Profession = Readonly<z.infer<typeof Written>>

/** Specific professions first: a data engineer belongs to data, a paralegal to law. */
export const PROFESSIONS: readonly Profession[] = z.array(Written).parse(english.professions)

/** Titles in other languages are matched first: a "chef de produit" does not cook. */
const LOCAL = [GERMAN, FRENCH, SPANISH].flatMap(({ professions }) => professions)

/** The profession that a title belongs to; for any other title, one made from its words. */
export function professionOf(title: string): Profession {
  const own = LOCAL.find(({ words }) => words.test(title))?.id
  const known = PROFESSIONS.find(({ id, words }) => (own === undefined ? words.test(title) : id === own))
  if (known !== undefined) return known
  const field =
    title
      .toLowerCase()
      .replace(
        /\b(?:senior|junior|lead|head|chief|manager|specialist|assistant|associate|coordinator|director|officer|executive|of)\b/g,
        ' ',
      )
      .replace(/\s+/g, ' ')
      .trim() || 'our field'
  return {
    id: 'other',
    words: /.^/,
    titles: [title],
    teams: lines(`Core Services
      Regional Team
      Customer Projects
      New Programmes`),
    duties:
      lines(`plan and run the daily work of our ${field} team from the first request to the final hand-over
      set the standards by which our ${field} team works and check every week that they are kept
      advise colleagues from other departments on everything that concerns the ${field} team
      keep the calendar, the budget and the suppliers of the ${field} team in order
      write clear reports on the work done for the head of the department
      train two new colleagues a year in the way we work
      find out why requests are late and remove the causes`),
    needs: lines(`at least three years of hands-on experience as a ${field} or close to it
      a portfolio or references that show your work
      calm and precise communication with customers and colleagues
      the habit of documenting what you decide and why
      a recognised qualification for the trade or an equivalent record`),
    tools: lines(`Excel
      SharePoint
      Asana
      Notion
      Teams`),
    goals: lines(`halve the time that a request to the ${field} team takes
      build a ${field} team at our two newest locations
      measure the work of the ${field} team for the first time`),
  }
}
