import { isReplySubject } from '../../follow-up/first-email.ts'
import { errors } from '../findings.ts'
import type { Rule } from '../model.ts'
import { bare, fold } from '../text/fold.ts'

/**
 * Prefixes of replies and forwarded mail in English, German, the Nordic languages, French, Spanish, Italian,
 * Dutch, Polish and Chinese.
 */
const REPLY_MARK =
  /^\W*(?:re|fw|fwd|aw|wg|sv|vs|vb|tr|rv|res|enc|antw|doorst|odp|pd|rif|r|回复|转发)\s*(?:\[\d+\]|\(\d+\))?\s*[:：]/iu
/** Words that make people open an email under a false pretence. */
const PRETENDS =
  /\b(?:your|our|unpaid|overdue) (?:\w+ )?(?:invoice|payment|contract|appointment|meeting|call|interview|offer|subscription|refund|parcel|booking|complaint)\b(?! (?:management|processing|manager|team|clerk|specialist|role|flow))|\b(?:urgent|action required|final notice|confidential|security alert)\b|\b(?:ihre?|unsere?) (?:rechnung|mahnung|vertrag|termin|bestellung)\b|\b(?:dringend|vertraulich|letzte mahnung)\b|\b(?:votre|notre) (?:facture|contrat|rendez-vous|commande)\b|\b(?:confidentiel|dernier avis)\b|\b(?:su|nuestra?) (?:factura|contrato|cita|pedido)\b|\b(?:urgente|confidencial|último aviso)\b/iu

/** L02: one line of at most 60 characters that pretends nothing and does not shout. */
export const l02Subject: Rule = ({ assignment, letter: { subject }, records }) => {
  if (isReplySubject(subject, assignment)) return []
  const letters = subject.replaceAll(/\P{L}/gu, '')
  // Abbreviations that the record writes so shout at nobody: "BSN, BLS and ACLS".
  const ownWords = [...records.own, ...records.posting].map(({ text }) => text).join('\n')
  const loud = subject.replaceAll(/(?<!\p{Lu})\p{Lu}{2,6}(?!\p{Lu})/gu, (word) =>
    ownWords.includes(word) ? '' : word,
  )
  const capitals = loud.replaceAll(/\P{Lu}/gu, '').length
  const length = Array.from(subject).length
  // What the posting works with is no pretence.
  const pretence =
    bare(PRETENDS.exec(fold(subject))?.[0] ?? '')
      .split(' ')
      .at(-1) ?? ''
  return errors('L02', [
    [/[\p{Cc}\u2028\u2029]/u.test(subject), 'The subject holds a line break or control character.'],
    [letters === '', 'The subject is missing.'],
    [
      !bare(assignment.posting.description).includes(pretence),
      'The subject promises something else than a letter about a job.',
    ],
    [REPLY_MARK.test(fold(subject)), 'The subject pretends to answer or forward something.'],
    [length > 60, `The subject has ${length} characters. Use at most 60.`],
    [(letters.length > 8 && capitals > letters.length * 0.7) || subject.includes('!'), 'The subject shouts.'],
  ])
}
