import type { ResumeRole } from '../../values/resume-facts.ts'
import { isAgency } from '../../postings/agency.ts'
import type { LetterTone } from '../../values/letter-tones.ts'
import type { Letter, Sentence } from '../../values/letter.ts'
import { type LetterLanguage, PLAIN_WRITER } from '../../values/letter-languages.ts'
import type { Frames, LetterTexts } from '../../values/letter-texts/letter-texts.ts'
import { afterGreeting, greetings, signatureOf } from '../envelope.ts'
import type { Assignment } from '../model.ts'
import { bodyWords } from '../render-letter.ts'
import { textsOf } from '../texts.ts'
import { credentialsOf } from './credentials.ts'
import { fill, firstOf, listed, postingSlots, resumeSlot, type Slots } from './frames.ts'
import type { Line } from './lines.ts'
import { homeOf, reasonOf } from './personal.ts'
import { isNamedJob, jobOf, resumeSource, type Self, selfOf } from './self.ts'

const MAX_SUBJECT_LENGTH = 60
/** Words between which a letter stays, a little inside of what the check allows. */
const MIN_WORDS = 42
const MAX_WORDS = 140
/** Further lines have to fit, or to be of the writer's own job. */
const MIN_LINES = 3
/** A sentence above lines, which ends in a colon; French has a space before it. */
const above = ({ text, sources }: Sentence, language: LetterLanguage): Sentence => ({
  text: `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/\.$/u, '')}${language === 'fr' ? '\u00a0:' : ':'}`,
  sources,
})

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

/** True when a text says nothing that another does not say: "Vendedora" of "Vendedor". */
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

/** What the letter tells: who writes, their lines, and lines of former jobs below the name of the job. */
function told(
  opening: Sentence | null,
  lines: readonly Line[],
  self: Self | null,
  { facts, language, posting, revision }: Assignment,
  { openers }: Choice,
  texts: LetterTexts,
) {
  const opened = ({ line }: Line): number => Number(openers.has(line.id))
  const ordered =
    revision?.wish === 'lines'
      ? lines
      : facts.lines
          .flatMap(({ id }) => lines.find(({ line }) => line.id === id) ?? [])
          .toSorted((one, other) => opened(one) - opened(other))
  const dashesOf = (of: readonly Line[]): readonly Sentence[] =>
    of.map(({ said, line }) => ({ text: `- ${said}`, sources: [resumeSource(line.statement)] }))
  const isNameless = (role: ResumeRole) => role !== self?.role && jobOf(role, texts) === null
  const ofRole = Map.groupBy(ordered, ({ role }) => (role === null || isNameless(role) ? null : role))
  const own = dashesOf(self?.role ? (ofRole.get(self.role) ?? []) : [])
  // "I worked at Larkfield." says nothing without a title or lines.
  const isEmpty = own.length === 0 && self?.kind === 'former' && self.slots['role'] === undefined
  const who = isEmpty ? null : self && (own.length === 0 ? self.said : above(self.said, language))
  const former = [...facts.roles.filter((role) => role !== self?.role), null].flatMap((role) => {
    const theirs = ofRole.get(role)
    if (theirs === undefined) return []
    const job = role && jobOf(role, texts)
    return [
      [job === null ? fill(texts.lead, resumeSlot(posting)) : above(job, language), ...dashesOf(theirs)],
    ]
  })
  return [[opening, who, ...own], ...former]
}

/** Composes the letter with any lines; what does not depend on them is made once. */
function composer(assignment: Assignment, choice: Choice): (lines: readonly Line[]) => Letter {
  const { language, posting } = assignment
  const { tone, turn } = choice
  const texts = textsOf(language)
  const slots = postingSlots(assignment)
  const home = homeOf(assignment)
  const reason = reasonOf(assignment)
  const opening = firstOf([...turned(texts.opening.slice(0, -1), turn), ...texts.opening.slice(-1)], slots)
  const credentials = credentialsOf(assignment)
  const [ask] = turned(texts.ask[isAgency(posting) ? 'agency' : tone], turn)
  const self = selfOf(assignment, texts)
  // Neither the studies nor the field of work by which the writer is introduced.
  const more = credentials.filter(({ text }) => !isSaidBy(self?.said.text ?? '', text))
  const after = [
    [fill(texts.also, { list: listed(more, language), ...resumeSlot(posting) })],
    [fill(texts.home, { town: home ?? undefined }), ...reason],
    [fill(ask ?? '', {})],
  ]
  return (lines) => {
    const paragraphs = [...told(opening, lines, self, assignment, choice, texts), ...after]
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
}

/**
 * A letter that names the job and the writer, tells lines of the resume word for word and what the posting
 * asks for by name, gives the owner's reason where they said one, and asks one question.
 */
export function plainLetter(assignment: Assignment, choice: Choice): Letter {
  const { lines, mostLines } = choice
  const letterOf = composer(assignment, choice)
  if (assignment.revision?.wish === 'lines') return letterOf(lines)
  const texts = textsOf(assignment.language)
  const own = selfOf(assignment, texts)?.role
  const wordsOf = (some: readonly Line[]) => bodyWords(letterOf(some))
  // Where only former jobs answer the posting, the present one is named, and theirs are the lines.
  const answering = lines.filter(({ answers }) => answers)
  const isElsewhere = answering.length > 1 && answering.every(({ role }) => role !== own)
  // Lines of a job whose name is in doubt would read as work of another: they only help a letter that is too short.
  const isCertain = ({ role }: Line): boolean => role === null || role === own || isNamedJob(role, texts)
  const chosen = lines
    .filter(({ role }) => !isElsewhere || role !== own)
    .toSorted((one, other) => Number(isCertain(other)) - Number(isCertain(one)))
    .reduce<readonly Line[]>((some, line) => {
      const isEnough = some.length >= MIN_LINES && !line.answers && line.role !== own
      const isFull = some.length >= mostLines || isEnough || (some.length > 1 && !isCertain(line))
      const more = [...some, line]
      return some.length > 0 && (isFull ? wordsOf(some) >= MIN_WORDS : wordsOf(more) > MAX_WORDS)
        ? some
        : more
    }, [])
  return letterOf(chosen)
}
