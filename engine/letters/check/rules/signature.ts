import { signedName } from '../../../language/person-name/person-name.ts'
import { isClosing } from '../../texts.ts'
import { error, errors } from '../findings.ts'
import type { Rule } from '../model.ts'
import { EMAIL, GROUPED, linkKey, links, phoneKey, phones } from '../text/contact-data.ts'
import { bare } from '../text/fold.ts'
import { stemOf, wordsOf } from '../text/words.ts'

const words = (name: string): string =>
  bare(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const ADDRESS = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+\.[\p{L}\p{N}-]{2,}$/u
/** Labels of contact details, and networks. */
const LABEL =
  /\b(?:Tel|Telephone|Phone|Mobile|Mob|Cell|Email|E-mail|Mail|LinkedIn|GitHub|GitLab|Xing|Portfolio|Website|Web)\b/g

/** True for a closing such as "Kind regards," in any language of letters. */
export const isClosingLine = (line: string): boolean =>
  isClosing(line) ||
  /^(?:(?:best|kind|warm|many) (?:regards|wishes|thanks)|regards|(?:yours )?(?:sincerely|truly|faithfully)|thank you|thanks|with thanks|best)[,.]?$/iu.test(
    line.trim(),
  )

/**
 * L15: the signature must be an optional closing, the full name, and at least one of the sender's own contact
 * details; the connected account must have a valid address.
 */
export const l15Signature: Rule = ({ assignment, letter, laidOut, records }) => {
  const { facts, sender, followUp } = assignment
  // The first email's signature was checked with the resume of its day.
  if (followUp?.signature?.join('\n') === letter.signature.join('\n')) return []
  const [closing = ''] = letter.signature
  const lines = isClosingLine(closing) ? letter.signature.slice(1) : letter.signature
  const name = words(signedName(sender))
  const text = lines.slice(1).join('\n')
  const emails = [sender.email, ...facts.emails.map(({ value }) => value)].map((email) => email.toLowerCase())
  const numbers = facts.phones
    .flatMap(({ value, quote }) => [phoneKey(value), phoneKey(quote)])
    .filter((digits) => digits.length >= 7)
  const isOwnNumber = (shown: string): boolean =>
    numbers.some((digits) => digits.endsWith(phoneKey(shown)) || phoneKey(shown).endsWith(digits))
  const own = new Set(facts.links.flatMap(({ value, quote }) => [linkKey(value), linkKey(quote)]))
  const isReachable =
    [...text.matchAll(EMAIL)].some(([email]) => emails.includes(email.toLowerCase())) ||
    phones(text).some((phone) => isOwnNumber(phone.text)) ||
    links(text).some(({ key }) => own.has(key))
  const strangePhones = phones(laidOut.body).filter(
    (phone) => !isOwnNumber(phone.text) && !GROUPED.test(phone.text),
  )
  const rest = text.replaceAll(EMAIL, ' ').replaceAll(LABEL, ' ')
  const plain = links(rest).reduce((left, link) => left.replace(link.text, ' '), rest)
  return [
    ...errors(
      'L15',
      [
        [!ADDRESS.test(sender.email), 'The connected account has no valid address to write from.'],
        [name === '' || words(lines[0] ?? '') !== name, 'The signature does not begin with your full name.'],
        [
          !isReachable,
          'The signature has no contact of yours: add the email, telephone number or link of your resume.',
        ],
      ],
      laidOut.signature,
    ),
    ...strangePhones.map((at) => error('L15', 'This telephone number is not the one of your resume.', at)),
    ...wordsOf(plain)
      .filter(({ key }) => !records.ownStems.has(stemOf(key)))
      .slice(0, 1)
      .map(({ text: word }) =>
        error('L15', `The signature holds "${word}", which is not of your resume.`, laidOut.signature),
      ),
  ]
}
