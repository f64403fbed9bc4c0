import { termsOf } from '../../language/terms.ts'
import { yearsIn } from '../../matching/asked.ts'
import type { Sentence } from '../../values/letter.ts'
import { factAt } from '../../resume/layout/words/fact.ts'
import type { Fact } from '../../values/resume-facts.ts'
import type { Assignment } from '../model.ts'
import { townIn } from './frames.ts'
import { isQuotable, resumeSource } from './lines.ts'
import { inOneLine } from './one-line.ts'

/** Words of somebody who moves to another town. */
const MOVES =
  /(?<!\p{L})(?:moving|relocat\p{L}*|umzug|umziehe|ziehe|déménag\p{L}*|m['’]install\p{L}*|mudanza|me mudo|traslado)(?!\p{L})/iu
const AVAILABLE = String.raw`availab(?:le|ility)|notice period|verfügbar(?:keit)?|kündigungsfrist|disponib(?:le|ilité|ilidad)|préavis|preaviso`
/** Words of somebody who says from when they can work. */
const FREE = new RegExp(
  String.raw`(?<!\p{L})(?:${AVAILABLE})(?!\p{L}).*(?:\d|immediate|at once|now|sofort|immédiate|inmediata)`,
  'iu',
)
/** Words of a posting that asks from when. */
const ASKS_WHEN = new RegExp(
  String.raw`(?<!\p{L})(?:${AVAILABLE}|start(?:ing)? date|earliest start|eintritts(?:termin|datum)|frühestm\p{L}*|date d['’]entrée|prise de poste|incorporación inmediata)(?!\p{L})`,
  'iu',
)
const MOST_CHARACTERS = 120
const FEWEST_WORDS = 5

/** The sentences and items of lists outside of the jobs, with their labels: "Available<tab>from March 2027". */
function piecesOf({ facts, resumeText }: Assignment): readonly Fact[] {
  const isOfJob = (at: number) => facts.roles.some(({ span }) => span.start <= at && at < span.end)
  return [
    ...resumeText.matchAll(
      /[\p{L}\d](?:(?!\.(?:\s+\p{Lu}|\s*$)|[;|•·]\s)[^\n]|\n(?=\p{Ll}|\(|\d{4}(?: \(|[.,\n])))*/gmu,
    ),
  ].flatMap(({ 0: text, index }) =>
    isOfJob(index) || text.length > MOST_CHARACTERS || text.includes('?') || !isQuotable(inOneLine(text))
      ? []
      : (factAt(resumeText, index, index + text.length) ?? []),
  )
}

const EXPERIENCE = /experien|erfahrung|expérience|practice|praxis/iu
/** How many years of experience a posting asks for at least; null when it asks for none. */
function yearsAsked({ description }: Assignment['posting']): number | null {
  const asked = description
    .split(/\n|[.;] /u)
    .flatMap((text) => (EXPERIENCE.test(text) ? (yearsIn(text) ?? []) : []))
  return asked.length === 0 ? null : Math.min(...asked)
}

/**
 * What the resume says, outside of the jobs, of the writer's situation where the posting asks for it, each once: enough years
 * at its trade, a move to its town, and from when they can work.
 */
export function situationOf(assignment: Assignment): readonly Sentence[] {
  const { facts, posting } = assignment
  const years = yearsAsked(posting)
  const town = townIn(posting.location)
  const trade = termsOf(`${posting.title}\n${posting.description}`, facts.language)
  const isOfTrade = (text: string) => [...termsOf(text, facts.language)].some((term) => trade.has(term))
  const answers = [
    ({ value }: Fact) =>
      years !== null &&
      (yearsIn(value) ?? -1) >= years &&
      value.split(/\s+/u).length >= FEWEST_WORDS &&
      isOfTrade(value),
    ({ value }: Fact) => town !== null && value.includes(town) && MOVES.test(value),
    ({ value }: Fact) => ASKS_WHEN.test(posting.description) && FREE.test(value),
  ]
  const pieces = piecesOf(assignment)
  return answers
    .flatMap((isAnswer) => pieces.find(isAnswer) ?? [])
    .map((piece) => ({
      text: `- ${inOneLine(piece.value.replace(/:?\t+/u, ': '))}`,
      sources: [resumeSource(piece)],
    }))
}
