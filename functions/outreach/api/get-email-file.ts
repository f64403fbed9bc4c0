import { fullName, signedName } from '#engine/language'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { accounts } from '#functions/services/account.ts'
import { mailboxes, buildUnsent } from '#functions/services/mailbox.ts'
import { tracker } from '#functions/services/outreach.ts'
import { getEmailFile } from '#shared/contracts/outreach.ts'

const services = { accounts, mailboxes, tracker, buildUnsent }

/** Keeps letters and digits of any script and drops everything that file systems may not accept. */
const fileNameOf = (company: string): string =>
  `${['email', ...(company.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])].join('-').slice(0, 80)}.eml`

/** Without a mailbox the sender is the account's address. */
export const handler = endpoint(getEmailFile, services, async ({ actor, params, deps }) => {
  const now = deps.clock.now()
  const [email, snapshot, mailbox] = await Promise.all([
    deps.tracker.find(actor.userId, params.id, now),
    deps.accounts.snapshot(actor.userId, now),
    deps.mailboxes.find(actor.userId),
  ])
  if (email === null || snapshot === null) throw new AppError('not_found')
  const { contact, letter, posting } = email
  if (letter === null || email.state === 'failed') throw new AppError('outreach_not_markable')
  const { account } = snapshot
  const from = { name: signedName(account), email: mailbox?.email ?? account.email }
  const to = { name: fullName(contact), email: contact.email }
  const file = await deps.buildUnsent({ from, to, subject: letter.subject, text: letter.body }, now)
  return { fileName: fileNameOf(posting.company), content: file.toString('ascii') }
})
