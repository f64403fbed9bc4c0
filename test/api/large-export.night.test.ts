import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readyUser } from '#harness/ready-user.ts'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { HOUR } from '#platform/clock.ts'
import { keys } from '#platform/table/keys.ts'
import { DataExport, PrivacyDashboard } from '#shared/models/account/privacy.ts'

const stage = await testStage()
const table = tableOf(stage)
const FILE = '/api/gdpr/export-file'
const Link = z.object({ url: z.nullable(z.string()) })
const PAGE = '/api/gdpr/privacy-dashboard'

/** A user with more than one answer holds: 300 used jobs with twenty kilobytes that cannot be compressed. */
async function userWithMuch(email: string, jobs = 300) {
  const client = await readyUser(stage, email, 'pro', 'product-manager.txt')
  const userId = z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
  for (let from = 0; from < jobs; from += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, jobs - from) }, (_, index) =>
        table.put({
          ...keys.usedJob(userId, `job-${from + index}`),
          about: randomBytes(20_000).toString('base64'),
        }),
      ),
    )
  const written = async () => PrivacyDashboard.parse((await client.get(PAGE)).body).dataExport
  return { client, userId, written }
}

test('what is too much for one answer is written into a file, mailed about, and kept for a day', async () => {
  const { client, userId, written } = await userWithMuch('much@mail.example')
  expect(await written()).toBeNull()
  const refused = await client.get('/api/gdpr/export?format=json')
  expect([refused.status, z.object({ code: z.string() }).parse(refused.body).code]).toEqual([
    422,
    'export_too_large',
  ])
  // Asking twice writes one file.
  await client.get('/api/gdpr/export?format=json')
  await expect.poll(async () => (await written())?.state, { timeout: 60_000 }).toBe('ready')
  const found = await written()
  expect(found?.records).toBeGreaterThan(300)

  const link = (await client.get(FILE)).body
  const file = await fetch(Link.parse(link).url ?? '')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="reachwell-data.json"')
  const text = await file.text()
  expect(Buffer.byteLength(text)).toBe(found?.bytes)
  const { sections, userId: of } = DataExport.parse(JSON.parse(text))
  expect([of, sections['usedJobs']?.length, sections['account']?.length]).toEqual([userId, 300, 1])
  expect(new Set(sections['usedJobs']?.map(({ id }) => id)).size).toBe(300)

  const mails = stage.emulators.ses.sent.filter(({ subject }) => subject.includes('data is ready'))
  expect(mails.map(({ to }) => to)).toEqual(['much@mail.example'])
})

test('the link is signed for one file and one minute, and is for its user alone', async () => {
  const { client, userId, written } = await userWithMuch('link@mail.example')
  await client.get('/api/gdpr/export?format=csv')
  await expect.poll(async () => (await written())?.state, { timeout: 60_000 }).toBe('ready')
  const link = new URL(Link.parse((await client.get(FILE)).body).url ?? '')
  expect([link.pathname, link.searchParams.get('X-Amz-Expires')]).toEqual([
    `/exports/users/${userId}/reachwell-data.csv`,
    '60',
  ])
  const other = await readyUser(stage, 'other@mail.example', 'pro', 'product-manager.txt')
  expect((await other.get(FILE)).body).toEqual({ url: null })

  // After a day it is no longer offered, and the page says nothing of it.
  stage.advance(25 * HOUR)
  const again = await browserSession(stage, 'link@mail.example')
  expect((await again.get(FILE)).body).toEqual({ url: null })
  expect(PrivacyDashboard.parse((await again.get(PAGE)).body).dataExport).toBeNull()
})
