import { mayBeIn } from '#functions/language/letter-languages.ts'
import { isAgency } from '#functions/postings/agency.ts'
import { afterGreeting, greetings, signatureOf } from '../envelope.ts'
import type { Letter, Sentence } from '../model.ts'
import { gapOf, isOfWork } from './gap.ts'
import { postingSlots, supportSlots } from './known.ts'
import { type Frames, smallWord } from '#shared/letters/letter-texts.ts'
import type { Asked, Material } from './model.ts'
import { joined } from './needs.ts'
import { isIn, type Proof, unended } from './proofs.ts'
import { pick } from './seeded.ts'
import { fill, fullest, resumeSource, slot, type Slots } from './slots.ts'
import { tell } from './tell.ts'
import { type WriterTexts, writerTexts } from './writer-texts.ts'
import { degreeSaid, meOf, originOf, type Self, selfOf } from './who.ts'

/** The lines that a letter quotes, best answer first; never empty. */
export type Plan = readonly [Proof, ...Proof[]]

const present = <T>(...items: readonly (T | null | undefined)[]): readonly T[] =>
  items.filter((item) => item !== null && item !== undefined)

/** A quoted line as a bullet, with its job in brackets. */
export function dashLine(proof: Proof, self: Self | null, texts: WriterTexts): Sentence {
  const origin = originOf(proof, self, texts)
  const sources = [resumeSource(proof.line.statement), ...(origin?.sources ?? [])]
  return { text: `- ${unended(proof.said)}${origin?.text ?? ''}`, sources }
}

/** The needs of two lines in one sentence; null when they are the same need or cannot be joined. */
export const bothAsked = ({ assignment }: Material, one: Proof, other: Proof): Asked | null =>
  one.answer?.need.id === other.answer?.need.id || one.asked === null || other.asked === null
    ? null
    : joined(one.asked, other.asked, assignment.language)

/** The slots of a short deed with a figure, from the beginning of a line that tells what the writer did. */
function deedOf({ said, line }: Proof, { told }: WriterTexts): Slots {
  if (told(unended(said), false, false)?.isMine !== true) return {}
  const [deed] =
    /^[^,;:.(]*?\d[\d.,]*\d?[^,;:.(]*?(?=[,;:(]| (?:in|with|by|at|on|during|after|while|which|who) |[.;]?$)/u.exec(
      unended(said),
    ) ?? []
  const isWhole = deed !== undefined && !/ from (?!.* to )/u.test(deed)
  const source = resumeSource(line.statement)
  return isWhole ? { deed: slot(smallWord(deed), source) } : {}
}

/** The subject: the deed when it fits, else the job. */
function subjectOf({ subjects }: WriterTexts, slots: Slots, random: () => number): Sentence | undefined {
  const [deed, mine, ...named] = subjects.map((frame) => {
    const subject = fill(frame, slots)
    const words = subject?.text.split(/\s+/u).length ?? 0
    return subject && subject.text.length <= MAX_SUBJECT_LENGTH && words > 2 && words <= 8 ? subject : null
  })
  return deed ?? pick(present(mine, ...named.slice(0, 2)), random) ?? present(...named)[0]
}

const FORMAL_FIRST = ['certificates', 'languages', 'skills'] as const
const SPOKEN_FIRST = ['languages', 'certificates', 'skills'] as const

/** Composes the letter of a plan from randomly chosen frames; null when a needed frame cannot be filled. */
export function compose(material: Material, plan: Plan, random: () => number): Letter | null {
  const { assignment, posting, matches, tone, isShort, banned } = material
  const [first, second] = plan
  const texts = writerTexts(assignment)
  const self = selfOf(assignment.facts, plan, texts)
  const isForeign = !isIn(assignment, first.line)
  const asked = (second && bothAsked(material, first, second)) ?? first.asked
  const gap = gapOf(material, self)
  const told: Slots = {
    ...postingSlots(assignment.posting, texts),
    // Nobody looks for "a mitarbeiter".
    ...(mayBeIn(assignment.language, posting.language) ? {} : { 'a hire': undefined }),
    ...asked?.slots,
    quoted: slot(isForeign ? texts.quoted : ''),
    ...(isForeign ? {} : deedOf(first, texts)),
    me: self !== null && isOfWork(self.role, material) ? meOf(self, texts) : undefined,
  }
  const say = (frames: Frames, slots: Slots = told): Sentence | undefined =>
    pick(
      fullest(
        frames.filter((frame) => !banned.has(fill(frame, slots)?.text ?? '')),
        slots,
      ),
      random,
    )

  const isWarm = tone === 'warm' && asked?.as === 'task'
  const reason = say(texts.reason[isWarm ? 'warm' : (asked?.as ?? 'bare')] ?? texts.reason.other)
  const who = self === null ? undefined : say(texts.who[self.kind], self.slots)
  const story = isForeign
    ? null
    : tell(plan, texts, banned, random, {
        reason: reason?.text ?? '',
        present: self?.kind === 'present' ? (self.role?.employer?.value ?? null) : null,
      })
  const lead = say(texts.lead, { ...told, who })

  const support = supportSlots(
    assignment,
    posting,
    matches,
    [who?.text, ...plan.map(({ said }) => said)].join('\n'),
    texts,
  )
  const kinds = gap === 'language' ? SPOKEN_FIRST : FORMAL_FIRST
  const kind = kinds.find((one) => fullest(texts.support[one], support[one]).length > 0)
  const formal = kind && say(texts.support[kind], support[kind])
  const isSaid = plan.some(({ role }) => role !== null && role.id === self?.role?.id)
  const isWorthSaying =
    self?.kind === 'present' ? self.slots['employer'] !== undefined : self?.kind !== 'former'
  const whole = story && who && !isSaid && isWorthSaying ? { ...who, text: `${who.text}.` } : null
  const degree = self?.role ? degreeSaid(assignment, texts) : null
  const also = pick(present(formal, degree), random)
  const isRoleSaid = [...(story ?? []), ...present(whole)].some(({ text }) =>
    text.includes(self?.slots['role']?.text ?? '\n'),
  )
  const admitted =
    gap === null
      ? null
      : say(texts.gap[gap], {
          ...told,
          ...self?.slots,
          ...(isRoleSaid ? { role: undefined, 'a role': undefined } : {}),
        })

  const asks = isAgency(assignment.posting) ? 'agency' : isShort ? 'brisk' : tone
  // The question repeats no title that the reason names.
  const isNamed = reason?.text.toLowerCase().includes(told['title']?.text.toLowerCase() ?? '\n')
  const ask = say(texts.ask[asks], isNamed ? { ...told, title: undefined } : told)
  const subject = subjectOf(texts, told, random)
  const wayOut = say(texts.wayOut)
  if (!reason || !lead || !ask || !wayOut || !subject) return null
  const [proof, ...more] = story ?? []
  const paragraphs = [
    // Readers prefer a deed, then why the writer names it, to their own posting said back to them.
    proof ? [proof, reason] : [reason, lead, ...plan.map((each) => dashLine(each, self, texts))],
    present(
      ...more,
      whole,
      ...(gap === 'language' && also === formal && kind === 'languages'
        ? [admitted, also]
        : [also, admitted]),
    ),
    [ask, wayOut],
  ].filter((paragraph) => paragraph.length > 0)
  return {
    subject: subject.text,
    greeting: pick(greetings(assignment, tone), random) ?? '',
    paragraphs: afterGreeting(paragraphs, assignment.language),
    signature: [pick(texts.closings[tone], random) ?? '', ...signatureOf(assignment)],
    writer: 'composer',
  }
}

/** Maximum characters of a subject, so that a phone shows it on one line. */
const MAX_SUBJECT_LENGTH = 54
