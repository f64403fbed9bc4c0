import { fullName, signedName } from '#engine/language'
import type { CheckedLetter } from '#engine/values/letter.ts'
import type { Mailbox } from '#functions/mailbox/mailbox.item.ts'
import type { DraftMessage } from '#functions/mailbox/model.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import type { OutreachEmail } from '../model.ts'
import { messageIdOf } from '../run/message-id.ts'

/** The message to save. A follow-up replies to the email before it, if that is in the same mailbox. */
export function draftMessageOf(
  email: OutreachEmail,
  letter: CheckedLetter,
  mailbox: Mailbox,
  account: { readonly firstName: string; readonly lastName: string },
  { messageDomain, secrets }: { messageDomain: string; secrets: Fingerprints },
): DraftMessage {
  const { contact, followUp } = email
  const thread = followUp?.thread.mailbox === mailbox.email ? followUp.thread : undefined
  return {
    messageId: messageIdOf(email, messageDomain, secrets),
    from: { name: signedName(account), email: mailbox.email },
    to: { name: fullName(contact), email: contact.email },
    subject: letter.subject,
    text: letter.body,
    ...(thread === undefined
      ? {}
      : {
          reply: {
            inReplyTo: messageIdOf({ ...email, jobKey: thread.jobKey }, messageDomain, secrets),
            threadId: thread.threadId,
          },
        }),
  }
}
