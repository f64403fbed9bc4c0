import { isClosing } from '#functions/letters/texts.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import { unproven } from '../claims/names.ts'
import { error } from '../findings.ts'
import type { Rule } from '../model.ts'
import { EMAIL, GROUPED, linkKey, links, phoneKey, phones } from '../facts/contact-data.ts'
import { bare } from '../facts/fold.ts'

const words = (name: string): string =>
  bare(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const ADDRESS = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+\.[\p{L}\p{N}-]{2,}$/u
/** Labels of contacts, and the networks they name. */
const LABEL =
  /\b(?:Tel|Telephone|Phone|Mobile|Mob|Cell|Email|E-mail|Mail|LinkedIn|GitHub|GitLab|Xing|Portfolio|Website|Web)\b/g

/** A closing that may stand above the name; nothing else may. */
const CLOSING =
  /^(?:(?:best|kind|warm|many) (?:regards|wishes|thanks)|regards|sincerely|yours sincerely|thank you|thanks|with thanks|best),$/iu

/**
 * L15: the full name first, or a closing and then the name, then at least one contact that really is the
 * sender's; From is the connected account.
 */
export const l15Signature: Rule = ({ assignment, letter, laidOut, units }) => {
  const { facts, sender } = assignment
  const findings: Finding[] = []
  const at = laidOut.signature
  const [closing = ''] = letter.signature
  const lines = CLOSING.test(closing) || isClosing(closing) ? letter.signature.slice(1) : letter.signature
  const name = words(`${sender.firstName} ${sender.lastName}`)
  if (name === '' || words(lines[0] ?? '') !== name)
    findings.push(error('L15', 'The signature does not begin with your full name.', at))

  const text = lines.slice(1).join('\n')
  const emails = new Set(
    [sender.email, ...facts.emails.map(({ value }) => value)].map((email) => email.toLowerCase()),
  )
  const numbers = facts.phones
    .flatMap(({ value, quote }) => [phoneKey(value), phoneKey(quote)])
    .filter((digits) => digits.length >= 7)
  const isOwnNumber = (shown: string): boolean =>
    numbers.some((digits) => digits.endsWith(phoneKey(shown)) || phoneKey(shown).endsWith(digits))
  const own = new Set(facts.links.flatMap(({ value, quote }) => [linkKey(value), linkKey(quote)]))
  const reachable =
    [...text.matchAll(EMAIL)].some(([email]) => emails.has(email.toLowerCase())) ||
    phones(text).some((phone) => isOwnNumber(phone.text)) ||
    links(text).some(({ key }) => own.has(key))
  if (!reachable)
    findings.push(
      error(
        'L15',
        'The signature has no contact of yours: add the email, telephone number or link of your resume.',
        at,
      ),
    )

  for (const phone of phones(laidOut.body)) {
    if (!isOwnNumber(phone.text) && !GROUPED.test(phone.text))
      findings.push(
        error('L15', 'This telephone number is not the one of your resume.', {
          start: phone.start,
          end: phone.end,
        }),
      )
  }
  const rest = text.replaceAll(EMAIL, ' ').replaceAll(LABEL, ' ')
  const plain = links(rest).reduce((left, link) => left.replace(link.text, ' '), rest)
  for (const { message } of unproven(`${plain}.`, units))
    findings.push(error('L15', `Signature: ${message}`, at))
  if (!ADDRESS.test(sender.email))
    findings.push(error('L15', 'The connected account has no valid address to write from.'))
  return findings
}
