import addresses from '../../../data/addresses.json' with { type: 'json' }
import type { Assignment } from '../../model.ts'
import type { Finding } from '../../../values/finding.ts'
import { error, errors } from '../findings.ts'
import { wordsIn } from '../text/words.ts'

/** Mailboxes of functions. */
const ROLE_ADDRESSES = wordsIn(addresses.roles)

/** Providers of private addresses, taken from public lists of free-mail domains. */
const FREE_MAIL = wordsIn(addresses.freeMail)

/** True for the mailbox of a function rather than a person, also as "jobs+uk", "careers.de" or "hr2". */
function isRoleAddress(local: string): boolean {
  const plain = local.toLowerCase().replace(/\+.*$/, '')
  const head = /^[a-z]{3,}(?=[._-])/.exec(plain)?.[0] ?? ''
  return [plain, plain.replaceAll(/[._-]/g, ''), plain.replace(/\d+$/, ''), head].some((form) =>
    ROLE_ADDRESSES.has(form),
  )
}

/**
 * L18: the recipient must be one person at a company, with a verified address. It needs no letter, and runs before any
 * model is paid for and again with the letter.
 */
export function checkAssignment({ contact }: Assignment): readonly Finding[] {
  const [local = '', domain = ''] = contact.email.toLowerCase().split('@')
  if (!/^[^\s@<>,;:"()[\]\\]+@[a-z0-9.-]+\.[a-z0-9-]{2,}$/i.test(contact.email))
    return [error('L18', 'The address of the recipient is not an address.')]
  return errors('L18', [
    [contact.tier === 'C', 'The address is unproven: the mail server of the company accepts any address.'],
    [isRoleAddress(local), 'The address belongs to a function (info@, jobs@ …), not to a person.'],
    [FREE_MAIL.has(domain), 'The address is a private one at a free-mail provider.'],
  ])
}
