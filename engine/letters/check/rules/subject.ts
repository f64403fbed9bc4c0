import { isReplySubject } from '../../follow-up/first-email.ts'
import { errors, warning } from '../findings.ts'
import type { Rule } from '../model.ts'
import { bare, fold } from '../text/fold.ts'
import { figuresIn } from '../text/figures.ts'
import { isLight, stemOf, wordsOf } from '../text/words.ts'

/**
 * Prefixes of replies and forwarded mail in English, German, the Nordic languages, French, Spanish, Italian,
 * Dutch, Polish and Chinese.
 */
const REPLY_MARK =
  /^\W*(?:re|fw|fwd|aw|wg|sv|vs|vb|tr|rv|res|enc|antw|doorst|odp|pd|rif|r|回复|转发)\s*(?:\[\d+\]|\(\d+\))?\s*[:：]/iu
/** Words that make people open an email under a false pretence. */
const PRETENDS =
  /\b(?:your|our|unpaid|overdue) (?:\w+ )?(?:invoice|payment|contract|appointment|meeting|call|interview|offer|subscription|refund|parcel|booking|complaint)\b(?! (?:management|processing|manager|team|clerk|specialist|role|flow))|\b(?:urgent|action required|final notice|confidential|security alert)\b|\b(?:ihre?|unsere?) (?:rechnung|mahnung|vertrag|termin|bestellung)\b|\b(?:dringend|vertraulich|letzte mahnung)\b|\b(?:votre|notre) (?:facture|contrat|rendez-vous|commande)\b|\b(?:confidentiel|dernier avis)\b|\b(?:su|nuestra?) (?:factura|contrato|cita|pedido)\b|\b(?:urgente|confidencial|último aviso)\b/iu

/** What a subject may share with: the job, the company, the reader, the writer's own facts. */
const isShared = (word: string, known: readonly ReadonlySet<string>[]): boolean =>
  known.some((stems) => stems.has(word))

/** L02: one line of at most 60 characters about this job or these facts, which pretends nothing. */
export const l02Subject: Rule = ({ assignment, letter: { subject }, records }) => {
  if (isReplySubject(subject, assignment)) return []
  const letters = subject.replaceAll(/\P{L}/gu, '')
  // Abbreviations that the record writes so shout at nobody: "BSN, BLS and ACLS".
  const ownWords = [...records.own, ...records.posting].map(({ text }) => text).join('\n')
  const loud = subject.replaceAll(/\p{Lu}{2,}/gu, (word) =>
    word.length <= 6 && ownWords.includes(word) ? '' : word,
  )
  const capitals = loud.replaceAll(/\P{Lu}/gu, '').length
  const length = Array.from(subject).length
  const telling = wordsOf(subject).filter((word) => !isLight(word) && word.key.length > 1)
  const stems = telling.map(({ key }) => stemOf(key))
  const long = stems.filter((stem) => stem.length >= 4)
  const isFigured = figuresIn(subject, assignment.language).some(({ values }) =>
    [...records.own, ...records.posting].some(({ figures }) =>
      figures.some((one) => one.values.some((value) => values.includes(value))),
    ),
  )
  const record = [records.namedStems, records.postingStems, records.ownStems]
  return [
    ...errors('L02', [
      [/[\p{Cc}\u2028\u2029]/u.test(subject), 'The subject holds a line break or control character.'],
      [letters === '', 'The subject is missing.'],
      [
        PRETENDS.test(fold(subject)) && !isPosted(subject, assignment.posting.description),
        'The subject promises something else than a letter about a job.',
      ],
      [REPLY_MARK.test(fold(subject)), 'The subject pretends to answer or forward something.'],
      [length > 60, `The subject has ${length} characters. Use at most 60.`],
      [
        (letters.length > 8 && capitals > letters.length * 0.7) || subject.includes('!'),
        'The subject shouts.',
      ],
      [
        2 * (long.length - new Set(long).size) >= Math.max(2, long.length),
        'The subject says its words twice.',
      ],
      [
        letters !== '' && !stems.some((stem) => isShared(stem, record)) && !isFigured,
        'The subject has no word of the job or of your facts.',
      ],
    ]),
    ...(/\p{Extended_Pictographic}/u.test(subject) ? [warning('L02', 'The subject has an emoji.')] : []),
  ]
}

/** What the posting works with is no pretence. */
const isPosted = (subject: string, description: string): boolean =>
  bare(description).includes(bare(PRETENDS.exec(fold(subject))?.[0].split(' ').at(-1) ?? '-'))
