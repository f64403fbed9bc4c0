import { usableProofs } from '../built-in/best-letter.ts'
import { dashLine } from '../built-in/compose.ts'
import type { Material } from '../built-in/model.ts'
import { postingSlots } from '../built-in/known.ts'
import { writerTexts } from '../built-in/writer-texts.ts'
import { isIn, isSaidIn, type Proof } from '../built-in/proofs.ts'
import { pick, seeded } from '../built-in/seeded.ts'
import { fill, fullest, slot } from '../built-in/slots.ts'
import { isAgency } from '#functions/postings/agency.ts'
import { checkLetter, passes } from '../check/check-letter.ts'
import { greetings, signatureOf } from '../envelope.ts'
import { matchesOf } from '../matches-of.ts'
import { type Assignment, type Letter, type Sentence, type Writer, WriterUnavailable } from '../model.ts'
import { FOLLOW_UPS } from '#shared/catalog/constants.ts'
import { bodyWords, countWords } from '../render-letter.ts'
import { firstEmailMentions, replySubject } from './first-email.ts'

/** Words of the quoted line; the other sentences need the rest of a follow-up's word limit. */
const MAX_QUOTED_WORDS = 26
/** Lines that are tried before the follow-up is written without one. */
const MAX_LINES_TRIED = 6

const NO_BANS: ReadonlySet<string> = new Set()

/** Resume lines that none of the earlier emails quoted, best first. */
function newLines(material: Material): readonly Proof[] {
  const { followUp, revision } = material.assignment
  if (revision?.wish === 'shorter') return []
  return usableProofs(material)
    .filter(
      ({ said }, at, all) =>
        countWords(said) <= MAX_QUOTED_WORDS &&
        !followUp?.before.some((body) => isSaidIn(said, body)) &&
        all.findIndex((other) => other.said === said) === at,
    )
    .slice(0, MAX_LINES_TRIED)
}

function compose(
  { assignment, tone }: Material,
  proof: Proof | null,
  opening: Sentence,
  random: () => number,
): Letter | null {
  const { followUp } = assignment
  const texts = writerTexts(assignment)
  const slots = {
    ...postingSlots(assignment.posting, texts),
    quoted: slot(proof !== null && !isIn(assignment, proof.line) ? texts.quoted : ''),
  }
  const lead = fill(texts.followUp.lead, slots)
  const ask = pick(fullest(texts.ask[isAgency(assignment.posting) ? 'agency' : tone], slots), random)
  const wayOut = fill(pick(texts.wayOut, random) ?? '', {})
  if (followUp === undefined || lead === null || ask === undefined || wayOut === null) return null
  return {
    subject: replySubject(followUp.subject),
    greeting: pick(greetings(assignment, tone), random) ?? '',
    paragraphs: [proof === null ? [opening] : [opening, lead, dashLine(proof, null, texts)], [ask, wayOut]],
    signature: [pick(texts.closings[tone], random) ?? '', ...signatureOf(assignment)],
    writer: 'composer',
  }
}

/** A follow-up that passes the check, with one more resume line if one fits; null when none passes. */
function write(assignment: Assignment): Letter | null {
  const tone = assignment.revision?.wish === 'warmer' ? 'warm' : assignment.tone
  const material: Material = {
    assignment,
    ...matchesOf(assignment),
    tone,
    isShort: true,
    banned: NO_BANS,
  }
  const random = seeded(`${assignment.emailId} ${assignment.revision?.wish ?? ''}`)
  const openings = firstEmailMentions(assignment)
  const proofs = newLines(material)
  const plans = [
    ...openings.flatMap((opening) => proofs.map((proof) => ({ opening, proof }))),
    ...openings.map((opening) => ({ opening, proof: null })),
  ]
  for (const { opening, proof } of plans) {
    const letter = compose(material, proof, opening, random)
    if (
      letter !== null &&
      bodyWords(letter) <= FOLLOW_UPS.maxWords &&
      passes(checkLetter(assignment, letter).findings)
    )
      return letter
  }
  return null
}

/**
 * Writes a follow-up: the day and the job of the first email, one more resume line word for word, and one
 * question that is easy to decline. Throws WriterUnavailable for a letter that is not a follow-up, or when no
 * text passes the check.
 */
export function followUpWriter(): Writer {
  return {
    quotes: true,
    async write(assignment) {
      const letter = write(assignment)
      if (letter === null) throw new WriterUnavailable('No follow-up passes the check.')
      return letter
    },
  }
}
