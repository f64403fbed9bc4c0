import { signedName } from '../../../language/person-name/person-name.ts'
import { error, errors } from '../findings.ts'
import type { Rule } from '../model.ts'
import { GROUPED, phoneKey, phones } from '../text/contact-data.ts'
import { bare } from '../text/fold.ts'

const words = (name: string): string =>
  bare(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** L15: the signature has the full name, alone or below a closing; a telephone number is the sender's own. */
export const l15Signature: Rule = ({ assignment, letter, laidOut }) => {
  const { facts, sender, followUp } = assignment
  // The first email's signature was checked with the resume of its day.
  if (followUp?.signature?.join('\n') === letter.signature.join('\n')) return []
  const name = words(signedName(sender))
  const isSigned = name !== '' && letter.signature.slice(0, 2).some((line) => words(line) === name)
  const numbers = facts.phones
    .flatMap(({ value, quote }) => [phoneKey(value), phoneKey(quote)])
    .filter((digits) => digits.length >= 7)
  const strange = phones(laidOut.body).filter(
    ({ text }) =>
      !GROUPED.test(text) &&
      !numbers.some((digits) => digits.endsWith(phoneKey(text)) || phoneKey(text).endsWith(digits)),
  )
  return [
    ...errors('L15', [[!isSigned, 'The signature does not begin with your full name.']], laidOut.signature),
    ...strange.map((at) => error('L15', 'This telephone number is not the one of your resume.', at)),
  ]
}
