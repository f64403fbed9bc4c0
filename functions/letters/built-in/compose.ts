import type { Matches } from '#functions/matching/model.ts'
import type { PostingFacts } from '#functions/postings/reading/model.ts'
import { greetings, signatureOf } from '../envelope.ts'
import type { Assignment, Letter, Sentence } from '../model.ts'
import type { LetterTone } from '#shared/catalog/letters.ts'
import { gapOf } from './gap.ts'
import {
  answerSlots,
  contactKind,
  framesOf,
  nextFrames,
  otherTitle,
  postingSlots,
  supportSlots,
} from './known.ts'
import { textsOf } from '../texts.ts'
import type { Frames, LetterTexts } from '#shared/letters/letter-texts.ts'
import { isIn, isSure, type Proof, unended } from './proofs.ts'
import { pick } from './seeded.ts'
import { fill, fullest, oneOf, resumeSource, slot, type Slots } from './slots.ts'
import { tell } from './tell.ts'
import { degreeSaid, originOf, type Self, selfOf } from './who.ts'

/** What one letter is made from, besides what it chooses to say. */
export interface Material {
  readonly assignment: Assignment
  readonly posting: PostingFacts
  readonly matches: Matches
  readonly tone: LetterTone
  /** One quoted line and no more than one supporting sentence. */
  readonly isShort: boolean
  /** Sentences that may not be said again. */
  readonly banned: ReadonlySet<string>
}

/** The lines that a letter quotes, the one that answers best first; never empty. */
export type Plan = readonly [Proof, ...Proof[]]

const present = <T>(...items: readonly (T | null | undefined)[]): readonly T[] =>
  items.filter((item) => item !== null && item !== undefined)

/** A quoted line with the job that it is from. */
export function dashLine(proof: Proof, self: Self | null, texts: LetterTexts): Sentence {
  const origin = originOf(proof, self, texts)
  const sources = [resumeSource(proof.line.statement), ...(origin?.sources ?? [])]
  return origin === null
    ? { text: `- ${proof.said}`, sources }
    : { text: `- ${unended(proof.said)}${origin.text}`, sources }
}

/** Lines of one job stand together. */
const byJob = ([first, ...others]: Plan): Plan => [
  first,
  ...others.toSorted(
    ({ role: one }, { role: other }) =>
      Number(other?.id === first.role?.id) - Number(one?.id === first.role?.id),
  ),
]

function openingFrames(texts: LetterTexts, first: Proof, told: Slots, tone: LetterTone): Frames {
  if (first.answer === null || told['need'] === undefined) return texts.open.common
  return tone === 'warm' ? texts.open.warm : framesOf(first.answer, told, texts)
}

const FORMAL_FIRST = ['certificates', 'languages', 'skills'] as const
const SPOKEN_FIRST = ['languages', 'certificates', 'skills'] as const

/** The letter that says this, its frames chosen by chance; null where a frame is missing. */
export function compose(material: Material, plan: Plan, random: () => number): Letter | null {
  const { assignment, posting, matches, tone, isShort, banned } = material
  const [first] = plan
  const texts = textsOf(assignment.language)
  const self = selfOf(assignment.facts, plan, texts)
  const job = postingSlots(assignment.posting, posting, texts)
  const asked = first.answer === null ? {} : answerSlots(assignment, posting, texts, first.answer, banned)
  const isBare = Object.keys(asked).length === 0
  const isForeign = !isIn(assignment, first.line)
  const told: Slots = {
    ...job,
    ...asked,
    other: otherTitle(self, job['title']),
    quoted: slot(isForeign ? texts.quoted : ''),
  }
  const say = (frames: Frames, slots: Slots = told): Sentence | null => oneOf(frames, slots, banned, random)

  const who = pick(fullest(self === null ? [] : texts.who[self.kind], self?.slots ?? {}), random)
  const known = { ...told, who }
  const opening = isBare
    ? pick(
        fullest(texts.open.bare, known).filter(({ text }) => !banned.has(text)),
        random,
      )
    : say(openingFrames(texts, first, told, tone))
  const isSaid =
    isBare || self === null || plan.some(({ role }) => role !== null && role.id === self.role?.id)
  const lines = byJob(plan)
  const [, second] = lines
  const isNext = second?.answer && second.answer.need.id !== first.answer?.need.id && isSure(second.answer)
  const next = isNext ? answerSlots(assignment, posting, texts, second.answer, banned) : {}
  const asksNext = isNext ? say([...nextFrames(second.answer, next, texts), ''], next) : null
  const before = isBare ? self?.role : null
  const story = isForeign ? null : tell(lines, texts, banned, random, before, asksNext !== null)
  const loose = self?.role && plan.some(({ role }) => role === null)
  const lead = say(texts.lead[loose ? 'resume' : 'job'], isBare ? told : known)

  const gap = gapOf(material, self)
  const support = supportSlots(
    assignment,
    posting,
    matches,
    [who?.text, ...plan.map(({ said }) => said)].join('\n'),
  )
  const kinds = gap === 'language' ? SPOKEN_FIRST : FORMAL_FIRST
  const [formal] = kinds.flatMap((one) =>
    support[one] === undefined ? [] : [say(texts.support[one], { list: support[one] })],
  )
  const whole = who && slot(`${who.text}.`, ...who.sources)
  const also = formal ?? (self?.role ? degreeSaid(assignment, texts) : story && !isSaid ? whole : null)
  const admitted = gap === null ? null : say(texts.gap[gap])
  const supporting = present(...(gap === 'language' ? [admitted, also] : [also, admitted]))

  const ending = isShort ? 'brisk' : tone
  const kind = contactKind(assignment)
  const ask = say(ending === 'plain' || kind !== 'head' ? texts.ask[kind] : texts.ask[ending])
  const wayOut = say(texts.wayOut[ending])
  const fitting = texts.subjects.slice(0, -3).filter((frame) => isSubject(fill(frame, told)?.text ?? ''))
  const plain = texts.subjects.slice(-3).flatMap((frame) => fill(frame, told) ?? [])
  const shortest = plain.find(({ text }) => text.length <= MOST_OF_SUBJECT)
  const brief = fitting.filter((frame) => frame.includes('{brief}'))
  const subject = say([...brief, '']) ?? say([...fitting, '']) ?? shortest
  if (!opening || !lead || !ask || !wayOut || !subject) return null
  const isAnswered = story !== null && first.answer?.isClose === true && gap === null && !isShort
  const [proof, ...more] = story ?? []
  const answering =
    proof === undefined
      ? [lead, ...plan.map((each) => dashLine(each, self, texts))]
      : present(self?.kind === 'present' && !isSaid ? whole : null, proof)
  const paragraphs = [
    [opening, ...answering],
    [...present(story && asksNext), ...more, ...supporting],
    present(isAnswered ? say(texts.wish) : null, ask, wayOut),
  ].filter((paragraph) => paragraph.length > 0)
  return {
    subject: subject.text,
    greeting: pick(greetings(assignment, tone), random) ?? '',
    paragraphs,
    signature: [pick(texts.closings[tone], random) ?? '', ...signatureOf(assignment)],
    writer: 'composer',
  }
}

/** The check refuses a longer subject. Characters. */
const MOST_OF_SUBJECT = 60

/** Three to eight words in one line of a telephone. */
function isSubject(text: string): boolean {
  const words = text.split(/\s+/u).length
  return text.length <= 54 && words >= 3 && words <= 8
}
