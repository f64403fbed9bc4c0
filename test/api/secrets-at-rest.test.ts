import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ADMIN_PASSWORD, signedInAdmin } from '#harness/admin.ts'
import { connectBeforeLapse } from '#harness/lapsed-mailbox.ts'
import { browserSession, visitor } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { wholeTable } from '#harness/whole-table.ts'

const stage = await testStage({ workers: null })
const Page = z.object({ checkoutUrl: z.string() })

test('cookies, states, links, passwords and the Gmail permission are in the table only hashed or encrypted', async () => {
  const client = await browserSession(stage, 'keeper@mail.example', { plan: 'none' })
  await browserSession(stage, 'second@mail.example')
  const { id: userId } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
  await connectBeforeLapse(tableOf(stage), client, { userId, email: 'keeper@mail.example' })
  await client.post('/api/detect-account-conflict', { email: 'second@mail.example' })
  const { checkoutUrl } = Page.parse((await client.post('/api/retry-payment', { plan: 'pro' })).body)
  const page = stage.emulators.stripe.state.sessions.find(({ id }) => checkoutUrl.endsWith(id))
  const leaving = visitor(stage)
  const authorizationRequest = new URL((await leaving.get('/api/auth/gmail')).headers.get('location') ?? '')
  const admin = await signedInAdmin(stage, 'keeper@staff.example')
  const secrets = {
    session: client.cookies()['sid'],
    browser: client.cookies()['browser'],
    authorizationRequest: leaving.cookies()['authorization'],
    state: authorizationRequest.searchParams.get('state'),
    admin: admin.cookie.split('.')[1],
    proof: /#proof=([\w-]+)/.exec(stage.emulators.ses.sent.at(-1)?.text ?? '')?.[1],
    token: new URL(page?.successUrl ?? '').searchParams.get('auto_login_token'),
    password: ADMIN_PASSWORD,
  }
  const table = JSON.stringify(await wholeTable(stage))
  expect(table).toContain('keeper@mail.example')
  // Google's refresh tokens begin like this; encrypted values begin with their version.
  expect([
    table.includes('1//'),
    /"sealedGrant":"v1\.a256gcm\.[\w-]+\.[\w-]{16}\.[\w-]+"/.test(table),
  ]).toEqual([false, true])
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret, `a ${name} was found`).toMatch(/.{16,}/)
    expect(table, `the ${name} is not in the table`).not.toContain(secret)
  }
})
