import { isAgency } from '../../postings/agency.ts'
import type { LetterTone } from '../../values/letter-tones.ts'
import type { Letter, Sentence } from '../../values/letter.ts'
import { PLAIN_WRITER } from '../../values/letter-languages.ts'
import type { Frames, LetterTexts } from '../../values/letter-texts/letter-texts.ts'
import { afterGreeting, greetings, signatureOf } from '../envelope.ts'
import type { Assignment } from '../model.ts'
import { bodyWords } from '../render-letter.ts'
import { textsOf } from '../texts.ts'
import { credentialsOf } from './credentials.ts'
import { fill, firstOf, listed, postingSlots, type Slots } from './frames.ts'
import type { Line } from './lines.ts'
import { homeOf, reasonOf } from './personal.ts'
import { originOf, resumeSource, type Self, selfOf } from './self.ts'

const MAX_SUBJECT_LENGTH = 60
/** Words between which a letter stays, a little inside of what the check allows. */
const MIN_WORDS = 42
const MAX_WORDS = 140
/** Lines that have to fit before all are said to. */
const MIN_ANSWERS = 2
const MIN_LINES = 3

export interface Choice {
  /** The lines that may be told, best first. */
  readonly lines: readonly Line[]
  readonly tone: LetterTone
  readonly mostLines: number
  /** Lines that letters of the day tell first, which this one does not begin with where it has others. */
  readonly openers: ReadonlySet<string>
  /** How many letters of the day come before; they take turns with openings and questions. */
  readonly turn: number
}

/** The frames from the one whose turn it is. */
const turned = (frames: Frames, turn: number): Frames =>
  frames.map((_, at) => frames[(at + turn) % frames.length] ?? '')

const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** True when a text says nothing that the title does not say: "Vendedora" of "Vendedor". */
const isSaidBy = (title: string, text: string): boolean =>
  words(text).every((word) =>
    words(title).some((other) => word === other || (other.length > 3 && word.startsWith(other))),
  )

/** The posting's title with the writer's present job, or with the company or the place. */
function subjectOf(posting: Slots, self: Self | null, texts: LetterTexts): string {
  const title = posting['title']?.text ?? ''
  const slots: Slots = { ...(self?.kind === 'present' ? self.slots : {}), ...posting }
  const known = Object.entries(slots).filter(
    ([, one]) => one === posting['title'] || !isSaidBy(title, one?.text ?? ''),
  )
  const all = texts.subjects
    .flatMap((frame) => fill(frame, Object.fromEntries(known))?.text ?? [])
    // "Haustechniker:in: seit 2015" has one colon too many.
    .map((text) => (title.includes(':') ? text.replace(`${title}: `, `${title}, `) : text))
  return all.find((text) => text.length <= MAX_SUBJECT_LENGTH) ?? texts.subjects.at(-1) ?? ''
}

/** The lines below their lead, those of the writer's job first, the others with their job. */
function told(
  lines: readonly Line[],
  self: Self | null,
  { facts, revision }: Assignment,
  choice: Choice,
  texts: LetterTexts,
) {
  const isOwn = ({ role }: Line) => role !== null && role.id === self?.role?.id
  const rank = (line: Line): number =>
    isOwn(line) ? -1 : facts.roles.findIndex(({ id }) => id === line.role?.id)
  const opened = ({ line }: Line): number => Number(choice.openers.has(line.id))
  const ordered =
    revision?.wish === 'lines'
      ? lines
      : lines.toSorted((one, other) => rank(one) - rank(other) || opened(one) - opened(other))
  const answer = ordered.filter(({ answers }) => answers).length >= MIN_ANSWERS
  const lead = fill(texts.lead[answer ? 'answers' : 'others'], {})
  const dashes = ordered.map((line): Sentence => {
    const origin = isOwn(line) ? null : originOf(line, texts)
    return {
      text: `- ${line.said}${origin?.text ?? ''}`,
      sources: [resumeSource(line.line.statement), ...(origin?.sources ?? [])],
    }
  })
  return lead === null || dashes.length === 0 ? [] : [lead, ...dashes]
}

function compose(assignment: Assignment, lines: readonly Line[], choice: Choice): Letter {
  const { facts, language, today, posting } = assignment
  const { tone, turn } = choice
  const texts = textsOf(language)
  const self = selfOf(facts, lines, today, texts)
  const slots = postingSlots(assignment)
  const home = homeOf(assignment)
  const reason = reasonOf(assignment)
  const opening = firstOf([...turned(texts.opening.slice(0, -1), turn), ...texts.opening.slice(-1)], slots)
  const isFar = home?.isFar === true && reason === null
  const also = fill(texts.also, { list: listed(credentialsOf(assignment), language) })
  const [ask] = isFar ? texts.ask.far : turned(texts.ask[isAgency(posting) ? 'agency' : tone], turn)
  const paragraphs = [
    [opening, self?.said, fill(texts.home, { town: home?.town })],
    [reason],
    told(lines, self, assignment, choice, texts),
    [also],
    [fill(ask ?? '', {})],
  ]
    .map((all) => all.filter((sentence) => sentence !== null && sentence !== undefined))
    .filter((all) => all.length > 0)
  return {
    subject: subjectOf(slots, self, texts),
    greeting: greetings(assignment, tone)[0] ?? '',
    paragraphs: afterGreeting(paragraphs, language),
    signature: [texts.closings[tone][0] ?? '', ...signatureOf(assignment)],
    writer: PLAIN_WRITER,
  }
}

/**
 * A letter that names the job and the writer, gives their own reason where they said one, tells lines of the
 * resume word for word and what the posting asks for by name, and asks one question.
 */
export function plainLetter(assignment: Assignment, choice: Choice): Letter {
  const { lines, mostLines } = choice
  if (assignment.revision?.wish === 'lines') return compose(assignment, lines, choice)
  let count = Math.min(mostLines, lines.length)
  const wordsSo = () => bodyWords(compose(assignment, lines.slice(0, count), choice))
  // After the first three, a line has to fit.
  while (count > MIN_LINES && lines[count - 1]?.answers === false) count -= 1
  while (count > 1 && wordsSo() > MAX_WORDS) count -= 1
  while (count < lines.length && wordsSo() < MIN_WORDS) count += 1
  return compose(assignment, lines.slice(0, count), choice)
}
