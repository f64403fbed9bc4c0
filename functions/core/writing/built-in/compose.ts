import type { Matches } from '#core/matching/model.ts'
import type { PostingFacts } from '#core/posting/model.ts'
import { greetings, signatureOf } from '#core/writing/envelope.ts'
import type { Assignment, Letter, Sentence } from '#core/writing/model.ts'
import type { LetterTone } from '#shared/catalog/letters.ts'
import { answerSlots, contactKind, postingSlots, roleSlots, supportSlots } from './known.ts'
import { textsOf } from './languages/index.ts'
import type { Frames, LetterTexts } from './languages/letter-texts.ts'
import { type Proof, wasBefore } from './proofs.ts'
import { pick } from './seeded.ts'
import { fill, oneOf, resumeSource, slot, type Slots, tell } from './slots.ts'

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

/** The lines that a letter quotes. */
export interface Plan {
  readonly first: Proof
  readonly second: Proof | null
}

const present = <T>(...items: readonly (T | null)[]): readonly T[] => items.filter((item) => item !== null)

const dashLine = ({ said, line: { statement } }: Proof): Sentence | null => (said === null ? null : { text: `- ${said}`, sources: [resumeSource(statement)] })

function openingFrames({ any, goal, duty, asked, concept, bare }: LetterTexts['open'], { answer }: Proof, slots: Slots, tone: LetterTone): Frames {
  if (answer === null || (slots['need'] === undefined && slots['concept'] === undefined)) return bare
  if (slots['need'] === undefined) return concept
  if (tone !== 'plain') return any[tone]
  const { kind } = answer.need
  return [...any.plain, ...(kind === 'goal' ? goal : kind === 'duty' ? duty : kind === 'requirement' || kind === 'tool' ? asked : [])]
}

/** The letter that says this, its frames chosen by chance; null where a frame is missing. */
export function compose({ assignment, posting, matches, tone, isShort, banned }: Material, { first, second }: Plan, random: () => number): Letter | null {
  const texts = textsOf(assignment.language)
  const isForeign = assignment.language !== 'en' && assignment.facts.language === 'eng'
  const of = postingSlots(assignment.posting, posting)
  const toldFirst: Slots = { ...of, ...answerSlots(assignment, posting, texts, first), ...roleSlots(first.role, texts), quoted: slot(isForeign ? texts.quoted : '') }
  const say = (frames: Frames, slots: Slots): Sentence | null => tell(frames, slots, banned, random)

  const opening = say(openingFrames(texts.open, first, toldFirst, tone), toldFirst)
  const isBrisk = isShort && toldFirst['post'] !== undefined && first.answer !== null
  // A concept that the opening has named already is not named again.
  const toldBridge: Slots = toldFirst['need'] === undefined ? { ...toldFirst, concept: undefined, Concept: undefined } : toldFirst
  const bridge = say(first.said === null ? texts.unread : isBrisk ? texts.proof.brisk : texts.proof[first.origin], toldBridge)
  if (opening === null || (bridge === null && first.said !== null)) return null
  const paragraphs = [present(opening, bridge, dashLine(first))]

  if (second !== null && second.said !== null) {
    const toldSecond: Slots = { ...of, ...answerSlots(assignment, posting, texts, second, first.answer?.concepts[0]?.id), ...roleSlots(second.role, texts), quoted: slot('') }
    const isSame = first.role !== null && first.role.id === second.role?.id
    const isEarlier = first.role !== null && second.role !== null && second.origin === 'former' && wasBefore(second.role, first.role)
    const lead = say(isSame ? texts.more.same : isEarlier ? [...texts.more.earlier, ...texts.proof.former] : texts.proof[second.origin], toldSecond)
    if (lead === null) return null
    paragraphs.push(present(lead, dashLine(second)))
  }

  const support = supportSlots(assignment, matches, `${first.said} ${second?.said}`)
  const kinds = ['certificates', 'languages', 'student', 'degree', 'skills'] as const
  const supporting = kinds.flatMap((kind) => (support[kind] === undefined ? [] : present(say(texts.support[kind], { list: support[kind] })))).slice(0, isShort ? 1 : 2)
  if (supporting.length > 0) paragraphs.push(supporting)

  const ending = isShort ? 'brisk' : tone
  const asks = ending === 'plain' || contactKind(assignment) !== 'head' ? texts.ask[contactKind(assignment)] : texts.ask[ending]
  const ask = oneOf(asks, toldFirst, banned, random)
  const wayOut = oneOf([...texts.wayOut[ending], ''], {}, banned, random)
  const subject = subjectOf(texts.subjects, toldFirst, banned, random)
  if (ask === null || wayOut === null || subject === null) return null
  paragraphs.push([ask, wayOut])
  return { subject: subject.text, greeting: pick(greetings(assignment, tone), random) ?? '', paragraphs, signature: [pick(texts.closings[tone], random) ?? '', ...signatureOf(assignment)], writer: 'composer' }
}

/** Telephones cut a subject at 50 characters. */
const LONGEST_SUBJECTS = [50, 60]

/** Three to eight words in one line of a telephone, with the concept where that fits. */
function subjectOf(frames: Frames, slots: Slots, banned: ReadonlySet<string>, random: () => number): Sentence | null {
  const fitting = (longest: number) => frames.filter((frame) => {
    const text = fill(frame, slots)?.text ?? ''
    const words = text.split(/\s+/u).length
    return text.length <= longest && words >= 3 && words <= 8
  })
  const telling = LONGEST_SUBJECTS.map((longest) => fitting(longest).filter((frame) => /\{concept\}/iu.test(frame))).find((some) => some.length > 0)
  return oneOf(telling === undefined ? [...fitting(60), ...frames.slice(-1)] : [...telling, ''], slots, banned, random)
}
