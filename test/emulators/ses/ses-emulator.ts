/**
 * Amazon SES as this product uses it: SendEmail of the v2 API with simple content, GetAccount with a limit of
 * fifty thousand mails a day, and a page (/) that shows the sent mails, each in a frame that runs no script
 * and follows no link.
 *
 * Rules (docs.aws.amazon.com/ses/latest/APIReference-V2, the operation in brackets):
 * - A refused mail is an error by name: TooManyRequestsException with 429, InternalFailure with 500 (API_SendEmail).
 * - A header has a name and a value of printable characters, and is none that SES sets itself; up to 15
 *   (API_MessageHeader; ses/latest/dg/header-fields).
 * - GetAccount says how many mails a day are allowed and were sent (API_GetAccount).
 *
 * Not imitated: identities and their verification, the sandbox, suppression lists, bounces and complaints,
 * configuration sets, templates, raw content, attachments, sending quotas, request signatures. Nothing leaves
 * this machine.
 */
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { asked, failed, type FaultErrors, refusing } from '#emulators/kit/aws.ts'
import { emulator, type EmulatorOptions } from '#emulators/kit/emulator.ts'
import { Times } from '#emulators/kit/fault-queue.ts'
import { page } from '#emulators/kit/page-style.ts'
import { journal } from '#emulators/kit/state.ts'

const SentMail = z.object({
  id: z.string(),
  at: z.string(),
  from: z.string(),
  to: z.string(),
  replyTo: z._default(z.nullable(z.string()), null),
  subject: z.string(),
  text: z.string(),
  html: z._default(z.nullable(z.string()), null),
  headers: z._default(z.record(z.string(), z.string()), {}),
})
export type SentMail = z.infer<typeof SentMail>

const Fault = z.object({ kind: z.enum(['throttle', 'unavailable']), times: Times })
const ERRORS: FaultErrors = {
  throttle: [429, 'TooManyRequestsException'],
  unavailable: [500, 'InternalFailure'],
}

const Data = z.object({ Data: z.string() })
/** Headers that SES sets itself, among them the addresses and the subject. */
const SET_BY_SES =
  /^(?:bcc|cc|content-disposition|content-type|date|from|message-id|mime-version|reply-to|return-path|subject|to)$/i
const HeaderName = z.string().check(
  z.regex(/^[!-9;-~]{1,126}$/),
  z.refine((name) => !SET_BY_SES.test(name)),
)
const SendEmail = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()).check(z.length(1)) }),
  ReplyToAddresses: z._default(z.array(z.string()).check(z.maxLength(1)), []),
  Content: z.object({
    Simple: z.object({
      Subject: Data,
      Body: z.object({ Text: Data, Html: z.optional(Data) }),
      Headers: z._default(
        z
          .array(z.object({ Name: HeaderName, Value: z.string().check(z.regex(/^[ -~]{1,995}$/)) }))
          .check(z.maxLength(15)),
        [],
      ),
    }),
  }),
})

export async function startSesEmulator(options: EmulatorOptions = {}) {
  const { app, clock, faults, start } = emulator(options, Fault)
  const sent: SentMail[] = []
  const log = journal(options.statePath, SentMail, (mail) => void sent.push(mail))
  const send = refusing(async (c) => {
    const fault = faults.take()
    if (fault !== undefined) return failed(c, fault.kind, ERRORS)
    const body = asked(SendEmail, await c.req.json().catch(() => null), 'BadRequestException')
    const { FromEmailAddress: from, Destination, ReplyToAddresses, Content } = body
    const mail = {
      id: crypto.randomUUID(),
      at: clock.now().toISOString(),
      from,
      to: Destination.ToAddresses[0] ?? '',
      replyTo: ReplyToAddresses[0] ?? null,
      subject: Content.Simple.Subject.Data,
      text: Content.Simple.Body.Text.Data,
      html: Content.Simple.Body.Html?.Data ?? null,
      headers: Object.fromEntries(Content.Simple.Headers.map(({ Name, Value }) => [Name, Value])),
    }
    log.record(mail)
    return c.json({ MessageId: mail.id })
  })
  app.post('/v2/email/outbound-emails', send)
  app.get('/v2/email/account', (c) => {
    const since = clock.now().getTime() - 86_400_000
    return c.json({
      SendingEnabled: true,
      ProductionAccessEnabled: true,
      EnforcementStatus: 'HEALTHY',
      SendQuota: {
        Max24HourSend: 50_000,
        MaxSendRate: 14,
        SentLast24Hours: sent.filter(({ at }) => Date.parse(at) > since).length,
      },
    })
  })
  app.get('/', (c) => c.html(outbox(sent.toReversed())))
  return { ...(await start()), /** Oldest first. */ sent }
}

const STYLE =
  'main{max-width:720px;margin:0 auto;padding:32px 20px}article{border-top:1px solid var(--line);padding:20px 0}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:12px 0 0}h2{font-size:19px}iframe{width:100%;height:460px;margin-top:12px;border:1px solid var(--line);border-radius:6px}summary{cursor:pointer;padding:12px 0}'

function outbox(mails: readonly SentMail[]) {
  const list = mails.map(
    (mail) =>
      html`<article><h2>${mail.subject}</h2><div class="muted">To ${mail.to}, from ${mail.from}${mail.replyTo === null ? '' : `, answers to ${mail.replyTo}`}, <time datetime="${mail.at}">${mail.at.slice(0, 16).replace('T', ' ')} UTC</time></div>${mail.html === null ? html`<pre>${mail.text}</pre>` : html`<iframe sandbox srcdoc="${mail.html}" title="${mail.subject}" loading="lazy"></iframe><details><summary>As plain text</summary><pre>${mail.text}</pre></details>`}</article>`,
  )
  return page(
    'Mail to users',
    html`<main><h1>Mail to users</h1>${mails.length === 0 ? html`<p class="muted">Nothing was sent yet. A mail goes out when the drafts of a run are ready, before a trial ends, when a payment fails or Gmail is disconnected, on the morning of a next step, and when somebody writes to support.</p>` : list}</main>`,
    STYLE,
  )
}
