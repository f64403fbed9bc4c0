import { SendEmailCommand, SESv2Client, type SESv2ClientConfig } from '@aws-sdk/client-sesv2'
import { awsRefusal } from '#platform/log/log-refusal.ts'
import type { UserMessage } from '#functions/mail/model.ts'

const text = (value: string) => ({ Data: value, Charset: 'UTF-8' })

/**
 * Both headers of RFC 8058, in the order that Amazon asks for. SES signs them with DKIM, as mail programs
 * require.
 */
const oneClick = (url: string) => [
  { Name: 'List-Unsubscribe', Value: `<${url}>` },
  { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
]

/** Sends plain text with optional HTML. SES builds the MIME message, so no line break can reach a header. */
export function sesMail({ from, client = {} }: { from: string; client?: SESv2ClientConfig }) {
  const ses = new SESv2Client(client)
  return {
    /** Throws AppError unavailable. */
    async send(message: UserMessage) {
      try {
        await ses.send(
          new SendEmailCommand({
            FromEmailAddress: from,
            Destination: { ToAddresses: [message.to] },
            ...(message.replyTo === undefined ? {} : { ReplyToAddresses: [message.replyTo] }),
            Content: {
              Simple: {
                Subject: text(message.subject),
                ...(message.unsubscribe === undefined ? {} : { Headers: oneClick(message.unsubscribe) }),
                Body: {
                  Text: text(message.text),
                  ...(message.html === undefined ? {} : { Html: text(message.html) }),
                },
              },
            },
          }),
        )
      } catch (error) {
        throw awsRefusal('ses', error)
      }
    },
  }
}
