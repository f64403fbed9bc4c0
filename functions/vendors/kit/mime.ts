import MailComposer from 'nodemailer/lib/mail-composer'
import type { Options } from 'nodemailer/lib/mailer'
import * as z from 'zod/mini'
import type { DraftMessage } from '#functions/mailbox/model.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'

/** Addresses as in HTML's email field: no quotes, comments or separators, so always one recipient. */
const Address = z.string().check(z.regex(z.regexes.html5Email), z.maxLength(254))
const MessageId = z.string().check(z.regex(/^[A-Za-z0-9._+-]{1,120}@[A-Za-z0-9.-]{1,120}$/))

/** Makes a text safe for a header: no control characters, and no "=?", which readers decode. */
export function headerText(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}

/**
 * The RFC 5322 message, with one recipient and our Message-ID. Throws MailboxError message_refused when an
 * address or Message-ID is invalid.
 */
export const buildMime = async (message: DraftMessage, date: Date): Promise<Buffer> =>
  await compiled(message, {
    messageId: `<${checked(MessageId, message.messageId)}>`,
    date,
    ...(message.reply === undefined ? {} : answering(message.reply.inReplyTo)),
  })

function answering(messageId: string): Pick<Options, 'inReplyTo' | 'references'> {
  const before = `<${checked(MessageId, messageId)}>`
  return { inReplyTo: before, references: before }
}

/** The message as a file, which mail programs open as a draft (X-Unsent) with their own Message-ID. */
export const buildUnsentMime = async (
  message: Omit<DraftMessage, 'messageId'>,
  date: Date,
): Promise<Buffer> => await compiled(message, { date, headers: { 'X-Unsent': '1' } })

function checked(schema: z.ZodMiniType<string>, value: string): string {
  const result = schema.safeParse(value)
  if (!result.success)
    throw new MailboxError('message_refused', { cause: new Error('mime: not an address or a message id') })
  return result.data
}

function compiled(
  { from, to, subject, text }: Omit<DraftMessage, 'messageId'>,
  more: Pick<Options, 'date' | 'messageId' | 'headers' | 'inReplyTo' | 'references'>,
): Promise<Buffer> {
  return new MailComposer({
    from: { name: headerText(from.name), address: checked(Address, from.email) },
    to: { name: headerText(to.name), address: checked(Address, to.email) },
    subject: headerText(subject),
    text: text
      .toWellFormed()
      .replaceAll('\0', '')
      .replaceAll(/\r\n|\r|\n/g, '\r\n'),
    encoding: 'quoted-printable',
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
    ...more,
  })
    .compile()
    .build()
}
