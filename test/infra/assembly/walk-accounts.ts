import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { BERLIN, configure } from '#harness/ready-user.ts'
import { connectBeforeLapse } from '#harness/lapsed-mailbox.ts'
import { browserSession, connectGmail, visitor, type Client } from '#harness/session.ts'
import { waitFor } from '#harness/stage.ts'
import { ticketFor } from '#harness/ticket.ts'
import { publishBlog } from '#infra/cli/publish-blog.ts'
import type { AssemblyStage } from './assembly-stage.ts'

const idOf = async (client: Client): Promise<string> =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id

/** The actions of a visitor without an account. Returns the responses' statuses. */
export async function walkVisitor(stage: AssemblyStage, table: Table): Promise<readonly number[]> {
  const guest = visitor(stage)
  const message = {
    submissionId: randomUUID(),
    name: 'Alex Rivers',
    email: 'alex@mail.example',
    message: 'Does it work for nurses?',
    website: '',
    openMs: 30_000,
  }
  await publishBlog(table, [
    {
      post: {
        slug: 'subject-lines',
        title: 'Subject lines',
        abstract: 'What to write above it.',
        publishedAt: '2026-09-01T00:00:00.000Z',
        featuredImageUrl: '/images/blog/a.svg',
        featuredImageAlt: 'A drawing',
        contentHtml: '<p>Plain.</p>',
      },
      fingerprint: 'a',
    },
  ])
  const reader = 'li.ng@firm.example'
  const asked = await guest.post('/api/recipients/link', { email: reader })
  const mail = await waitFor(() => stage.emulators.ses.sent.findLast(({ to }) => to === reader), {
    what: 'the mail with the link',
  })
  const opened = await guest.post('/api/recipients/open', { proof: /#proof=([\w-]+)/.exec(mail.text)?.[1] })
  return [
    asked.status,
    opened.status,
    (await guest.post('/api/recipients/objection', z.object({ proof: z.string() }).parse(opened.body)))
      .status,
    (await guest.post('/api/contact', message)).status,
    (await guest.get('/api/blog/subject-lines')).status,
    (await guest.get('/api/auth/gmail-signup?plan=pro')).status,
  ]
}

/**
 * Merges two accounts, each with a customer at the payment provider and one with a mailbox, a resume and a
 * configuration. Returns the session.
 */
export async function walkLinking(stage: AssemblyStage, table: Table, staying: string): Promise<Client> {
  const stayingId = await idOf(await browserSession(stage, staying))
  const going = await browserSession(stage, 'pat.home@mail.example', { plan: 'none' })
  const goingId = await idOf(going)
  await configure(going, 'product-manager.txt', BERLIN)
  await connectBeforeLapse(table, going, { userId: goingId, email: 'pat.home@mail.example' })
  await going.post('/api/create-subscription', { planId: 'starter', userEmail: 'pat.home@mail.example' })
  await going.post('/api/detect-account-conflict', { email: staying })
  const mail = await waitFor(
    () => stage.emulators.ses.sent.findLast(({ to, text }) => to === staying && text.includes('#proof=')),
    { what: 'the mail with the link' },
  )
  const link = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '')
  const asked = Object.fromEntries(link.searchParams)
  const scenario = {
    type: asked['scenario'],
    primaryAccount: asked['primary'],
    secondaryAccount: asked['secondary'],
  }
  const { status, body } = await going.post('/api/link-accounts', {
    scenario,
    proof: new URLSearchParams(link.hash.slice(1)).get('proof'),
  })
  if (status !== 200) throw new Error(`linking answered ${status} ${JSON.stringify(body)}`)
  await waitFor(async () => (await table.get(keys.merge(stayingId, goingId)))?.['doneAt'], {
    what: 'the merge',
  })
  return going
}

/**
 * A user who returns from a payment page is signed in by its token, revokes the mailbox, and deletes the
 * account. Returns the statuses.
 */
export async function walkLeaving(
  stage: AssemblyStage,
  table: Table,
  client: Client,
): Promise<readonly unknown[]> {
  const { id, email } = z
    .object({ id: z.string(), email: z.string() })
    .parse((await client.get('/api/user')).body)
  const back = visitor(stage)
  const token = await ticketFor(back, new URL(stage.origin), { userId: id, email })
  const entered = await back.post('/api/auto-login', { token })
  const revoked = await client.post('/api/gdpr/revoke-gmail', {})
  await connectGmail(back, 'pat.home@mail.example')
  const left = await back.post('/api/gdpr/delete-account', { confirmDeletion: true })
  await waitFor(async () => (await table.get(keys.subscription(id))) === null, {
    what: 'the account to be erased',
  })
  const other = await browserSession(stage, 'short.stay@mail.example', { plan: 'none' })
  const otherId = await idOf(other)
  const gone = await other.delete('/api/user/account')
  await waitFor(async () => (await table.get(keys.subscription(otherId))) === null, {
    what: 'the other account to be erased',
  })
  return [entered.body, revoked.status, left.status, gone.status, (await back.get('/api/user')).status]
}
