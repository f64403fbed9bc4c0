import type { Matches } from '../matching/model.ts'
import type { PostingFacts } from '#functions/postings/reading/model.ts'
import { greetings, signatureOf } from '../envelope.ts'
import type { Assignment, Letter, Sentence } from '../model.ts'
import type { LetterTone } from '#shared/catalog/letters.ts'
import { answerSlots, contactKind, postingSlots, roleSlots, saidOf, supportSlots } from './known.ts'
import { textsOf } from './languages/index.ts'
import type { Frames, LetterTexts } from './languages/letter-texts.ts'
import { type Proof, wasBefore } from './proofs.ts'
import { pick } from './seeded.ts'
import { fill, oneOf, resumeSource, slot, type Slots } from './slots.ts'

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

const dashLine = ({ said, line: { statement } }: Proof): Sentence | null =>
  said === null ? null : { text: `- ${said}`, sources: [resumeSource(statement)] }

/** What a proof lets a letter say. */
const toldOf = ({ assignment, posting }: Material, proof: Proof, texts: LetterTexts): Slots => {
  const of = postingSlots(assignment.posting, posting)
  return {
    ...of,
    ...answerSlots(assignment, posting, texts, proof),
    ...roleSlots(proof, texts, of['title']?.text ?? '', proof.said === null),
  }
}

function openingFrames({ open }: LetterTexts, { answer }: Proof, slots: Slots, tone: LetterTone): Frames {
  if (answer === null || slots['need'] === undefined) return open.bare
  return tone === 'warm' ? open.warm : open[saidOf(answer, slots)]
}

/** A need that the opening quotes is answered, named where that is sure; in a short letter without ado. */
function bridgeFrames(
  { bridge, unread }: LetterTexts,
  { answer, said, origin }: Proof,
  slots: Slots,
  isShort: boolean,
): Frames {
  if (said === null) return unread
  if (answer === null || slots['need'] === undefined) return bridge.bare
  if (isShort || origin === 'none') return bridge.brisk
  if (!answer.isClose) return bridge.any
  return [
    ...bridge.named,
    ...(origin === 'present' || origin === 'former' ? bridge[origin] : []),
    ...bridge.any.slice(0, 1),
  ]
}

/** A second line with its reason: what else the posting asks for, and where the line is from. */
function secondParagraph(
  material: Material,
  { first, second }: Plan,
  texts: LetterTexts,
  say: (frames: Frames, slots: Slots) => Sentence | null,
): readonly Sentence[] | null {
  if (second?.said === null || second === null) return []
  const told: Slots = { ...toldOf(material, second, texts), quoted: slot('') }
  const isOther =
    second.answer !== null && told['need'] !== undefined && second.answer.need.id !== first.answer?.need.id
  const also = isOther && second.answer !== null ? say(texts.also[saidOf(second.answer, told)], told) : null
  const isSame = first.role !== null && first.role.id === second.role?.id
  const isBefore =
    first.role !== null &&
    second.role !== null &&
    second.origin === 'former' &&
    wasBefore(second.role, first.role)
  const lead = say(
    isSame
      ? texts.more.same
      : isBefore
        ? texts.more.before
        : isOther
          ? texts.bridge.any.slice(0, 1)
          : texts.more.other,
    told,
  )
  return lead === null || (isOther && also === null) ? null : present(also, lead, dashLine(second))
}

/** The letter that says this, its frames chosen by chance; null where a frame is missing. */
export function compose(material: Material, plan: Plan, random: () => number): Letter | null {
  const { assignment, matches, tone, isShort, banned } = material
  const { first, second } = plan
  const texts = textsOf(assignment.language)
  const isForeign = assignment.language !== 'en' && assignment.facts.language === 'eng'
  const told: Slots = {
    ...toldOf(material, first, texts),
    quoted: slot(isForeign && first.origin !== 'none' ? texts.quoted : ''),
  }
  const say = (frames: Frames, slots: Slots): Sentence | null => oneOf(frames, slots, banned, random)

  const opening = say(openingFrames(texts, first, told, tone), told)
  const bridge = say(bridgeFrames(texts, first, told, isShort), told)
  const more = secondParagraph(material, plan, texts, say)
  if (opening === null || more === null || (bridge === null && first.said !== null)) return null

  const support = supportSlots(assignment, matches, `${first.said} ${second?.said}`)
  const kinds = ['certificates', 'languages', 'student', 'degree', 'skills'] as const
  const supporting = kinds
    .flatMap((kind) =>
      support[kind] === undefined ? [] : present(say(texts.support[kind], { list: support[kind] })),
    )
    .slice(0, isShort ? 1 : 2)

  const ending = isShort ? 'brisk' : tone
  const kind = contactKind(assignment)
  const ask = say(ending === 'plain' || kind !== 'head' ? texts.ask[kind] : texts.ask[ending], told)
  const wayOut = say(texts.wayOut[ending], {})
  const fitting = texts.subjects.slice(0, -2).filter((frame) => isSubject(fill(frame, told)?.text ?? ''))
  const subject =
    say([...fitting, ''], told) ??
    say(texts.subjects.slice(-2, -1), told) ??
    say(texts.subjects.slice(-1), told)
  if (ask === null || wayOut === null || subject === null) return null
  const paragraphs = [present(opening, bridge, dashLine(first)), more, supporting, [ask, wayOut]].filter(
    (paragraph) => paragraph.length > 0,
  )
  return {
    subject: subject.text,
    greeting: pick(greetings(assignment, tone), random) ?? '',
    paragraphs,
    signature: [pick(texts.closings[tone], random) ?? '', ...signatureOf(assignment)],
    writer: 'composer',
  }
}

/** Three to eight words in one line of a telephone. */
function isSubject(text: string): boolean {
  const words = text.split(/\s+/u).length
  return text.length <= 54 && words >= 3 && words <= 8
}
