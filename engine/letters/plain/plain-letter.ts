import { isAgency } from '../../postings/agency.ts'
import type { ResumeRole } from '../../values/resume-facts.ts'
import { PLAIN_WRITER } from '../../values/letter-languages.ts'
import type { LetterTone } from '../../values/letter-tones.ts'
import { type Frames, type LetterTexts, small, type Told } from '../../values/letter-texts/letter-texts.ts'
import { afterGreeting, greetings, signatureOf } from '../envelope.ts'
import type { Assignment } from '../model.ts'
import type { Letter, Sentence } from '../../values/letter.ts'
import { bodyWords, countWords } from '../render-letter.ts'
import { textsOf } from '../texts.ts'
import { credentialsOf, degreeAsked, skillsOf } from './credentials.ts'
import { fill, firstOf, listed, postingSlots, slot, type Slots } from './frames.ts'
import { isPresent, type Line } from './lines.ts'
import { farHome, reasonOf } from './personal.ts'
import { originOf, resumeSource, roleSlots, type Self, selfOf } from './self.ts'

const MAX_SUBJECT_LENGTH = 60
const MIN_WORDS = 42
/** A letter with this many words gets no further line. */
const ENOUGH_WORDS = 95
const MOST_BESIDE_REASON = 2
/** A job and a line of it stand in one sentence of at most this many words. */
const MAX_WORDS_IN_ONE = 26

export interface Choice {
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

/** True for a job that is over and began in an earlier year than the other. */
const isBefore = (role: ResumeRole | null, other: ResumeRole): boolean =>
  !isPresent(role) && (role?.start?.value.slice(0, 4) ?? '9999') < (other.start?.value.slice(0, 4) ?? '')

/** Which sentence tells a line of a job, after the sentence that introduces the writer. */
function kindOf({ role }: Line, before: readonly Line[], self: Self | null): Told {
  if (before.at(-1)?.role?.id === role?.id) return 'also'
  if (self !== null && role?.id === self.role?.id) return 'there'
  if (role?.kind === 'rotation' && before.some((line) => line.role?.kind === 'rotation')) return 'another'
  if (role !== null && role.kind !== 'job') return role.kind
  const others = new Set(before.flatMap((line) => (line.role === self?.role ? [] : [line.role])))
  const [last] = others
  // Once in a letter: "Before that" would begin every sentence.
  if (others.size === 1 && last?.kind === 'job' && isBefore(role, last)) return 'next'
  const isFirst = before.every((line) => line.role?.id === self?.role?.id)
  return self?.kind === 'present' && isFirst && !isPresent(role) ? 'earlier' : 'other'
}

/** "I also am responsible" is "I'm also responsible". */
const smooth = (text: string): string =>
  text.replace(/\bI also (am|was) /u, 'I $1 also ').replace(/\bI am /u, "I'm ")

/** The sentences of lines that make one; `before` are the lines told already. */
function sentencesOf(
  lines: readonly Line[],
  before: readonly Line[],
  self: Self | null,
  texts: LetterTexts,
): readonly Sentence[] {
  return lines.flatMap((line, at) => {
    if (line.told === null) return []
    const earlier = [...before, ...lines.slice(0, at)]
    const kind = kindOf(line, earlier, self)
    const takesLast =
      kind === 'there'
        ? self?.slots['at'] === undefined
        : kind === 'also' && earlier.at(-2)?.role?.id === line.role?.id
    const frames = texts.told[kind]
    const said = firstOf(takesLast ? frames.slice(1) : frames, {
      ...(line.role === null ? {} : roleSlots(line.role, texts)),
      verb: slot(line.told.verb),
      rest: slot(line.told.rest, resumeSource(line.line.statement)),
    })
    return said === null ? [] : [{ ...said, text: smooth(said.text) }]
  })
}

/** "Réduction du coût", "Atención de clientes": a noun that is small after a colon. */
const NOUN_OF = /^\p{Lu}\p{Ll}+(?= (?:de|du|des|del|d['’]))/u

/** The lines that make no sentence, one after a colon or several as dashes below a lead; each says its job unless that is the writer's, just named. */
function dashesOf(lines: readonly Line[], isAfterOthers: boolean, self: Self | null, texts: LetterTexts) {
  if (lines.length === 0) return []
  const isThere =
    !isAfterOthers &&
    self?.slots['at'] !== undefined &&
    lines.every(({ role }) => role !== null && role.id === self.role?.id)
  const lead = fill(texts.lead[isThere ? 'there' : 'none'], {})
  const all = lines.map((line) => {
    const isOwn = line.role !== null && line.role.id === self?.role?.id
    const origin = isOwn && !isAfterOthers ? slot('') : originOf(line, texts)
    return {
      text: `${line.said}${origin.text}`,
      sources: [resumeSource(line.line.statement), ...origin.sources],
    }
  })
  const [only, ...more] = all
  if (lead !== null && only !== undefined && more.length === 0)
    return [{ ...only, text: `${lead.text} ${only.text.replace(NOUN_OF, small)}.` }]
  const dashes = all.map((one) => ({ ...one, text: `- ${one.text}` }))
  return lead === null ? dashes : [lead, ...dashes]
}

/** The writer and their first line, in one sentence where it is short enough; then the other lines. */
function introduced(
  [first, ...others]: readonly Line[],
  self: Self | null,
  texts: LetterTexts,
): readonly Sentence[] {
  const lines = first === undefined ? [] : [first, ...others]
  if (self === null) return sentencesOf(lines, [], null, texts)
  const isJoined =
    first?.told &&
    first.role?.id === self.role?.id &&
    self.slots['at'] !== undefined &&
    countWords(`${self.said.text} ${first.said}`) <= MAX_WORDS_IN_ONE
  const joined = isJoined
    ? firstOf(texts.told.where, {
        who: slot(self.said.text, ...self.said.sources),
        verb: slot(first.told.verb),
        rest: slot(first.told.rest, resumeSource(first.line.statement)),
      })
    : null
  if (joined === null || first === undefined)
    return [{ ...self.said, text: `${self.said.text}.` }, ...sentencesOf(lines, [], self, texts)]
  return [{ ...joined, text: smooth(joined.text) }, ...sentencesOf(others, [first], self, texts)]
}

const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** True when a text says nothing that the title does not say: "Vendedora" of "Vendedor". */
const isSaidBy = (title: string, text: string): boolean =>
  words(text).every((word) =>
    words(title).some((other) => word === other || (other.length > 3 && word.startsWith(other))),
  )

/** Certificates that everybody of a trade has, and so decide nothing. */
const COMMON = /\b(?:BLS|ACLS|CPR|OSHA|first aid|erste[- ]hilfe|führerschein|driv\w+|permis|carn[eé])\b/iu

/** The posting's title with a fact that decides: a certificate that it asks for, or the writer's present job. */
function subjectOf(posting: Slots, credentials: Slots, self: Self | null, texts: LetterTexts): string {
  const title = posting['title']?.text ?? ''
  const isKnown = (text: string | undefined) => text !== undefined && !isSaidBy(title, text)
  const job: Slots = self?.kind === 'present' ? self.slots : {}
  const { credential } = credentials
  const { company, place } = posting
  const slots: Slots = {
    ...job,
    title: posting['title'],
    credential: isKnown(credential?.text) ? credential : undefined,
    role: isKnown(job['role']?.text) ? job['role'] : undefined,
    company: isKnown(company?.text) ? company : undefined,
    'at company': isKnown(company?.text) ? posting['at company'] : undefined,
    place,
  }
  const all = texts.subjects
    .flatMap((frame) => fill(frame, slots)?.text ?? [])
    // "Haustechniker:in: seit 2015" has one colon too many.
    .map((text) => (title.includes(':') ? text.replace(`${title}: `, `${title}, `) : text))
  return all.find((text) => text.length <= MAX_SUBJECT_LENGTH) ?? texts.subjects.at(-1) ?? ''
}

function compose(assignment: Assignment, lines: readonly Line[], more: boolean, choice: Choice): Letter {
  const { facts, language, today, posting } = assignment
  const { tone, turn } = choice
  const texts = textsOf(language)
  const self = selfOf(facts, lines, today, texts)
  const slots = postingSlots(assignment)
  const isChosen = assignment.revision?.wish === 'lines'
  const opened = ({ line }: Line): number => Number(choice.openers.has(line.id))
  const rank = ({ role }: Line): number =>
    role?.id === self?.role?.id ? -1 : facts.roles.findIndex(({ id }) => id === role?.id)
  const ordered = isChosen
    ? lines
    : lines.toSorted((one, other) => rank(one) - rank(other) || opened(one) - opened(other))
  const told = ordered.filter((line) => line.told !== null)
  const untold = ordered.filter((line) => line.told === null)
  const credentials = credentialsOf(assignment)
  const held = fill(texts.credentials, { list: listed(credentials, language) })
  const degree = self?.kind === 'graduate' ? null : degreeAsked(assignment)
  const skills = more ? fill(texts.skills, { list: listed(skillsOf(assignment), language) }) : null
  const opening = firstOf([...turned(texts.opening.slice(0, -1), turn), ...texts.opening.slice(-1)], slots)
  const far = farHome(assignment)
  const [livesIn, askOfHome] = texts.home
  const home = far === null ? null : fill(livesIn, { home: far })
  const reason = reasonOf(assignment)
  const asks =
    home === null || reason !== null
      ? turned(texts.ask[isAgency(posting) ? 'agency' : tone], turn)
      : [askOfHome]
  const ask = firstOf(asks, {})
  const [who, ...others] = introduced(told, self, texts)
  const isAfterOthers = told.some(({ role }) => role?.id !== self?.role?.id)
  const dashes = dashesOf(untold, isAfterOthers, self, texts)
  const present = (...sentences: readonly (Sentence | null | undefined)[]): readonly Sentence[] =>
    sentences.filter((sentence) => sentence !== null && sentence !== undefined)
  const also = present(degree === null ? null : { ...degree, text: `${degree.text}.` }, held, skills)
  const paragraphs = [present(opening, who), others, dashes, also, present(home, reason, ask)].filter(
    (all) => all.length > 0,
  )
  return {
    subject: subjectOf(
      slots,
      { credential: credentials.find(({ text }) => text.length <= 24 && !COMMON.test(text)) },
      self,
      texts,
    ),
    greeting: greetings(assignment, tone)[0] ?? '',
    paragraphs: afterGreeting(paragraphs, language),
    signature: [texts.closings[tone][0] ?? '', ...signatureOf(assignment)],
    writer: PLAIN_WRITER,
  }
}

/**
 * A letter that names the job and the writer, tells two or three lines of the resume word for word, and asks
 * one question. Lines are added until it is long enough.
 */
export function plainLetter(assignment: Assignment, choice: Choice): Letter {
  const { lines, mostLines } = choice
  const isChosen = assignment.revision?.wish === 'lines'
  // The owner's own reason is worth more than a list of lines that make no sentence.
  if (!isChosen && reasonOf(assignment) !== null) {
    const told = lines.filter((line) => line.told !== null).slice(0, MOST_BESIDE_REASON)
    const best = lines.filter((line) => !line.isForeign).slice(0, 1)
    const brief = compose(assignment, told.length > 0 ? told : best, false, choice)
    if (bodyWords(brief) >= MIN_WORDS) return brief
  }
  const upTo = isChosen ? lines.length : Math.min(mostLines, lines.length)
  const first = isChosen ? upTo : Math.min(2, upTo)
  let letter = compose(assignment, lines.slice(0, first), false, choice)
  for (let count = first + 1; count <= upTo && bodyWords(letter) < ENOUGH_WORDS; count += 1)
    letter = compose(assignment, lines.slice(0, count), false, choice)
  for (let count = upTo; count <= lines.length && bodyWords(letter) < MIN_WORDS; count += 1)
    letter = compose(assignment, lines.slice(0, count), true, choice)
  return letter
}
