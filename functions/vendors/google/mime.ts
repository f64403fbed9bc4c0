import MailComposer from 'nodemailer/lib/mail-composer'
import type { Options } from 'nodemailer/lib/mailer'
import * as z from 'zod/mini'
import type { DraftMessage } from '#functions/mailbox/model.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'

/** As HTML's email field takes them: no quotes, comments or separators, so one address is one recipient. */
const Address = z.string().check(z.regex(z.regexes.html5Email), z.maxLength(254))
const MessageId = z.string().check(z.regex(/^[A-Za-z0-9._+-]{1,120}@[A-Za-z0-9.-]{1,120}$/))

/** Controls become spaces, and a literal "=?" is broken up, for a reader would decode it. */
export function headerText(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}

/** The RFC 5322 text: one recipient, our Message-ID. Throws MailboxError message_refused otherwise. */
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

/** For a file: with X-Unsent mail programs open it as one to send, and give their own Message-ID. */
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
