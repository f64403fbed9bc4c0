import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draftsOf } from '#harness/drafts.ts'
import { browserSession, connectGmail } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'

const stage = await testStage()
const RESUME = path.resolve(import.meta.dirname, '../../engine/test/fixtures/full-stack-engineer.txt')
const EMAIL = 'tessa.trial@example.com'

test('from sign-in to drafts in the mailbox, over HTTP and the queues alone', async () => {
  const client = await browserSession(stage, EMAIL)
  expect(await connectGmail(client, EMAIL)).toBe('/dashboard?gmail=connected')
  const bytes = readFileSync(RESUME)
  const uploaded = await client.post('/api/user/resume/upload', {
    fileName: 'resume.txt',
    originalFileName: 'resume.txt',
    fileSize: bytes.length,
    fileType: 'text/plain',
    storageUrl: `data:text/plain;base64,${bytes.toString('base64')}`,
  })
  expect(uploaded.status).toBe(201)
  const { storageUrl } = z.object({ storageUrl: z.string() }).parse(uploaded.body)
  const saved = await client.put('/api/user/configuration', {
    resumeUrl: storageUrl,
    jobTitle: 'Software Engineer',
    targetArea: 'United States',
    targetCity: 'All Cities',
    jobPostedTimeframe: '14',
    targetPersonRoles: ['engineering'],
  })
  expect(saved.status).toBe(200)
  expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
  await waitFor(async () => (await draftsOf(stage, EMAIL)).length >= 5, { what: 'five drafts' })
  const drafts = await draftsOf(stage, EMAIL)
  expect(drafts.length).toBe(5)
  expect(new Set(drafts.map((draft) => draft.to)).size).toBe(5)
  for (const draft of drafts) {
    expect(draft.to).toMatch(/@[a-z0-9.-]+\.example$/)
    // The resume has another name than the account, and letters are signed with the resume's name.
    expect(draft.text).toContain('Marcus Delacroix')
    expect(draft.text).not.toContain('Tessa')
  }
  expect(stage.emulators.google.sendAttempts).toEqual([])
  // The run's lease and record end after the last draft.
  await waitFor(
    async () =>
      z
        .object({ run: z.object({ finishedAt: z.nullable(z.string()) }) })
        .parse((await client.get('/api/runs/latest')).body).run.finishedAt,
    { what: 'the end of the run' },
  )
})
