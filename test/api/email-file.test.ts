import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { seedEntries } from '#harness/seeded-entries.ts'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { keys } from '#platform/table/keys.ts'
import { tableOf } from '#harness/table-of.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { OutreachEntry } from '#shared/models/outreach/outreach.ts'

const stage = await testStage({ workers: null })
const table = tableOf(stage)
const Details = z.object({ entry: OutreachEntry })
const EmailFile = z.object({ fileName: z.string(), content: z.string() })

/** A user with one email and no mailbox. */
async function owner(email: string) {
  const client = await browserSession(stage, email)
  const { id: userId } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
  const [id = ''] = await seedEntries(
    { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table },
    userId,
    1,
    systemClock.now(),
  )
  return { client, userId, id }
}

describe('an email as a file', () => {
  test('is an unsent message with names in any script, and needs no mailbox', async () => {
    const { client, id } = await owner('file-owner@mail.example')
    expect((await client.put('/api/user/profile', { firstName: 'Zoë', lastName: 'Đặng' })).status).toBe(200)
    const { entry } = Details.parse((await client.get(`/api/email-outreach/${id}`)).body)
    const reply = await client.get(`/api/email-outreach/${id}/file`)
    const { fileName, content } = EmailFile.parse(reply.body)
    expect([reply.status, fileName]).toEqual([200, expect.stringMatching(/^email-[\p{L}\p{N}-]+\.eml$/u)])
    expect(content).toMatch(/^X-Unsent: 1\r\n/m)
    const parsed = await PostalMime.parse(content)
    expect(parsed.from).toEqual({ name: 'Zoë Đặng', address: 'file-owner@mail.example' })
    // The family name of this invented person, "Example 0", is none.
    expect(parsed.to).toEqual([{ name: 'Robin', address: entry.contactPersonEmail }])
    expect(parsed.subject).toBe(entry.emailSubject)
    expect(parsed.text?.trimEnd()).toBe(entry.emailBody?.trimEnd())
  })

  test('is refused while there is no letter, and to other users', async () => {
    const { client, userId, id } = await owner('no-letter@mail.example')
    const other = await browserSession(stage, 'somebody-else@mail.example')
    expect((await other.get(`/api/email-outreach/${id}/file`)).status).toBe(404)
    await table.update(keys.email(userId, id), { set: { state: 'failed' } })
    expect(await client.get(`/api/email-outreach/${id}/file`)).toMatchObject({
      status: 409,
      body: { code: 'outreach_not_markable' },
    })
  })
})
