import MailComposer from 'nodemailer/lib/mail-composer'
import * as z from 'zod/mini'
import type { DraftMessage } from '#functions/mailbox/model.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'

/**
 * Addresses as HTML's email field takes them: no quotes, comments, spaces or separators, so one address is
 * one recipient.
 */
const Address = z.string().check(z.regex(z.regexes.html5Email), z.maxLength(254))
const MessageId = z.string().check(z.regex(/^[A-Za-z0-9._+-]{1,120}@[A-Za-z0-9.-]{1,120}$/))

/**
 * Text that may stand in a header: line breaks and other control characters become spaces, and a literal "=?"
 * is broken up, for a reader would decode it as an encoded word.
 */
export function headerText(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}

/**
 * The RFC 5322 text of a draft: text/plain in UTF-8, CRLF, exactly one recipient, our Message-ID.
 * Throws MailboxError message_refused when an address or the Message-ID is not one.
 */
export async function buildMime(message: DraftMessage, date: Date): Promise<Buffer> {
  const checked = z.object({ from: Address, to: Address, messageId: MessageId }).safeParse({
    from: message.from.email,
    to: message.to.email,
    messageId: message.messageId,
  })
  if (!checked.success)
    throw new MailboxError('message_refused', { cause: new Error('mime: not an address or a message id') })
  const composer = new MailComposer({
    from: { name: headerText(message.from.name), address: checked.data.from },
    to: { name: headerText(message.to.name), address: checked.data.to },
    subject: headerText(message.subject),
    messageId: `<${checked.data.messageId}>`,
    date,
    text: message.text
      .toWellFormed()
      .replaceAll('\0', '')
      .replaceAll(/\r\n|\r|\n/g, '\r\n'),
    encoding: 'quoted-printable',
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
