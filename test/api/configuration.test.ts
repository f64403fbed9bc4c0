import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fixture, uploadOf } from '#harness/ready-user.ts'
import { browserSession, connectGmail, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { ConfigurationWithCoverage } from '#shared/models/configuration.ts'

const stage = await testStage({ workers: null })

const Uploaded = z.object({ storageUrl: z.string() })

async function withResume(email: string): Promise<{ client: Client; resumeUrl: string }> {
  const client = await browserSession(stage, email)
  const uploaded = await client.post(
    '/api/user/resume/upload',
    uploadOf('accountant.txt', fixture('accountant.txt')),
  )
  return { client, resumeUrl: Uploaded.parse(uploaded.body).storageUrl }
}

const whole = (resumeUrl: string) => ({
  resumeUrl,
  jobTitle: 'Accountant',
  targetArea: 'Germany',
  targetCity: 'Berlin',
  jobPostedTimeframe: '7',
  targetPersonRoles: ['finance'],
})

// Each upload is read by a process of its own, so that the tests share two users.
const { client, resumeUrl } = await withResume('saver@mail.example')
const other = await withResume('other@mail.example')

test('before the first save the configuration is empty but whole', async () => {
  const fresh = await browserSession(stage, 'fresh@mail.example')
  const reply = await fresh.get('/api/user/configuration')
  expect([reply.status, reply.body]).toEqual([
    200,
    {
      id: '',
      resumeUrl: null,
      jobTitle: null,
      targetArea: null,
      targetCity: null,
      jobPostedTimeframe: '7',
      targetPersonRoles: [],
      letterLanguage: 'posting',
      letterTone: 'plain',
      writeToAgencies: true,
      chooseFirst: false,
      otherTitles: [],
      titleWordsLeftOut: [],
      remoteOnly: false,
      minLevel: null,
      maxLevel: null,
      isConfigured: false,
      lastConfigChangeAt: null,
      lastWebhookSentAt: null,
      isProcessingJobs: false,
      processingStartedAt: null,
      createdAt: null,
      updatedAt: null,
      coverage: expect.anything(),
    },
  ])
})

test('a saved configuration is read back, and saving it again keeps its id', async () => {
  const saved = await client.put('/api/user/configuration', whole(resumeUrl))
  expect([saved.status, saved.body]).toMatchObject([
    200,
    {
      isConfigured: true,
      jobTitle: 'Accountant',
      targetArea: 'Germany',
      targetCity: 'Berlin',
      jobPostedTimeframe: '7',
      targetPersonRoles: ['finance'],
      resumeUrl,
      isProcessingJobs: false,
    },
  ])
  const { coverage, ...kept } = ConfigurationWithCoverage.parse(
    (await client.get('/api/user/configuration')).body,
  )
  expect(kept).toEqual(saved.body)
  expect(Object.keys(coverage)).toHaveLength(59)
  const again = await client.put('/api/user/configuration', { ...whole(resumeUrl), targetCity: 'All Cities' })
  expect(z.object({ id: z.string() }).parse(again.body).id).toBe(
    z.object({ id: z.string() }).parse(saved.body).id,
  )
})

test("the language and tone of letters are kept; by default they are the posting's language and plain", async () => {
  expect((await client.put('/api/user/configuration', whole(resumeUrl))).body).toMatchObject({
    letterLanguage: 'posting',
    letterTone: 'plain',
  })
  const chosen = { ...whole(resumeUrl), letterLanguage: 'fr', letterTone: 'warm' }
  expect((await client.put('/api/user/configuration', chosen)).body).toMatchObject({
    letterLanguage: 'fr',
    letterTone: 'warm',
  })
  expect((await client.get('/api/user/configuration')).body).toMatchObject({
    letterLanguage: 'fr',
    letterTone: 'warm',
  })
})

test('recruitment agencies are written to by default, and the choice is kept when a save omits it', async () => {
  const saved = async (change: object) =>
    (await client.put('/api/user/configuration', { ...whole(resumeUrl), ...change })).body
  expect((await client.get('/api/user/configuration')).body).toMatchObject({ writeToAgencies: true })
  expect(await saved({})).toMatchObject({ writeToAgencies: true })
  expect(await saved({ writeToAgencies: false })).toMatchObject({ writeToAgencies: false })
  expect(await saved({})).toMatchObject({ writeToAgencies: false })
  expect((await client.get('/api/user/configuration')).body).toMatchObject({ writeToAgencies: false })
  expect(await saved({ writeToAgencies: true })).toMatchObject({ writeToAgencies: true })
})

test('other titles, words, levels and remote work are kept, and too many are refused', async () => {
  const refined = {
    otherTitles: ['Product Owner'],
    titleWordsLeftOut: ['intern', 'sales'],
    remoteOnly: true,
    minLevel: 'senior',
    maxLevel: 'lead',
  }
  const save = async (change: object) =>
    await client.put('/api/user/configuration', { ...whole(resumeUrl), ...change })
  expect((await save(refined)).body).toMatchObject(refined)
  expect((await client.get('/api/user/configuration')).body).toMatchObject(refined)
  expect((await save({ otherTitles: ['A', 'B', 'C', 'D'] })).status).toBe(400)
  expect((await save({ titleWordsLeftOut: [' '] })).status).toBe(400)
  expect((await save({ minLevel: 'wizard' })).status).toBe(400)
})

test("another user's resume is refused", async () => {
  const reply = await other.client.put('/api/user/configuration', whole(resumeUrl))
  expect([reply.status, reply.body]).toMatchObject([
    409,
    { code: 'resume_missing', message: 'Upload your resume first.' },
  ])
  expect((await other.client.get('/api/user/configuration')).body).toMatchObject({ isConfigured: false })
})

test('a missing timeframe defaults to a week', async () => {
  const { jobPostedTimeframe: _, ...rest } = whole(other.resumeUrl)
  expect((await other.client.put('/api/user/configuration', rest)).body).toMatchObject({
    jobPostedTimeframe: '7',
  })
})

describe('each missing or wrong field is named', () => {
  test.each([
    ['resumeUrl', '', 'Resume is required'],
    ['jobTitle', '   ', 'Job title is required'],
    ['targetArea', '', 'Target country is required'],
    ['targetCity', '', 'Target city is required'],
    ['targetPersonRoles', [], 'Target person role is required'],
    ['jobPostedTimeframe', '5', 'Choose how old a posting may be: 1, 3, 7, 14 or 30 days.'],
    ['targetArea', 'Atlantis', 'Choose a country from the list.'],
    ['targetCity', 'Los Angeles', 'Choose a city of Germany from the list.'],
  ])('%s = %j', async (field, value, message) => {
    const reply = await client.put('/api/user/configuration', { ...whole(resumeUrl), [field]: value })
    expect([reply.status, reply.body]).toMatchObject([
      400,
      { code: 'invalid_request', fields: [{ field, message }] },
    ])
  })

  test('more than one role, an unknown role, an unknown field', async () => {
    for (const change of [
      { targetPersonRoles: ['sales', 'finance'] },
      { targetPersonRoles: ['wizard'] },
      { letterLanguage: 'xx' },
      { letterTone: 'loud' },
      { writeToAgencies: 'no' },
      { isAdmin: true },
    ]) {
      expect((await client.put('/api/user/configuration', { ...whole(resumeUrl), ...change })).status).toBe(
        400,
      )
    }
  })
})

test('the configuration cannot change while a run is being prepared, and the refusal says so', async () => {
  await client.put('/api/user/configuration', whole(resumeUrl))
  await connectGmail(client, 'saver@mail.example')
  // No worker runs in this stage: the run stays queued.
  expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
  expect((await client.get('/api/user/configuration')).body).toMatchObject({ isProcessingJobs: true })
  const reply = await client.put('/api/user/configuration', { ...whole(resumeUrl), jobTitle: 'Controller' })
  expect([reply.status, reply.headers.get('retry-after'), reply.body]).toMatchObject([
    429,
    '600',
    {
      code: 'configuration_restricted',
      message:
        'Your emails are being prepared right now. You can change the configuration once this run has finished.',
    },
  ])
  expect((await client.get('/api/user/configuration')).body).toMatchObject({ jobTitle: 'Accountant' })
})
