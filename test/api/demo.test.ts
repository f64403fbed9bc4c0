import { expect, test } from 'vitest'
import { atNight } from '#engine/test/at-night.ts'
import { fixture, uploadOf } from '#harness/ready-user.ts'
import { visitor } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { callBudget } from '#platform/table/rate-limit.store.ts'
import { DemoResult } from '#shared/models/visitors/demo.ts'
import { SAMPLE_POSTING } from '#shared/sample/posting.ts'
import { SAMPLE_RESUME } from '#shared/sample/resume.ts'
import { Problem } from '#shared/models/wire-types.ts'

const stage = await testStage({ workers: null, settings: { WRITER: 'bedrock' } })
const { title, company, description } = SAMPLE_POSTING
const RESUME = uploadOf('maya.txt', new TextEncoder().encode(SAMPLE_RESUME))
let visitors = 0

async function tryIt(over: object = {}, resume: object = RESUME) {
  visitors += 1
  const client = visitor(stage, `192.0.2.${visitors}`)
  return await client.post('/api/demo/letter', {
    resume,
    posting: { title, company, description, ...over },
  })
}

test('a visitor without an account gets what was read, the answering lines, and a letter of the model', async () => {
  const reply = await tryIt()
  expect(reply.status).toBe(200)
  const { read, needs, letter, without } = DemoResult.parse(reply.body)
  expect(read).toEqual({
    name: 'Maya Okafor',
    roles: [
      { title: 'Senior Backend Engineer', employer: 'Fernweh Travel', start: '2021-03', end: 'present' },
      { title: 'Backend Engineer', employer: 'Kofferraum GmbH', start: '2017-09', end: '2021-02' },
    ],
    skills: ['Go', 'PostgreSQL', 'Kafka', 'Kubernetes', 'Terraform'],
    lines: 6,
    unreadLanguage: null,
  })
  expect(needs[0]).toEqual({
    text: 'bring route requests below 300 milliseconds before next winter',
    lines: [
      'Cut the slowest five percent of booking requests from 900 to 240 milliseconds',
      'Built the price service that answers 3,000 searches a second on six machines',
    ],
  })
  expect(needs.at(-1)).toEqual({ text: 'Run what you build, together with our platform team', lines: [] })
  expect(letter).toMatchObject({ from: 'Maya Okafor <maya.okafor@example.com>', byModel: true })
  expect(letter?.body).toMatch(/^(?:Hi|Hello),\n/)
  expect(letter?.sentences.every(({ sources }) => sources.length > 0)).toBe(true)
  expect(without).toBeNull()
  expect([...reply.headers.keys()]).not.toContain('set-cookie')
})

const FAULTS = ['throttle', 'not_json', 'internal', 'refusal'] as const

test.each(atNight ? FAULTS : FAULTS.slice(0, 1))(
  'a model with the fault %s costs the visitor nothing but its letter: the plain one comes',
  async (kind) => {
    stage.emulators.bedrock.faults.set({ kind, times: 10 })
    const reply = await tryIt()
    stage.emulators.bedrock.faults.set({ clear: true })
    expect(reply.status).toBe(200)
    expect(DemoResult.parse(reply.body).letter).toMatchObject({ byModel: false })
  },
)

test("after the model's letters of the day come plain ones", async () => {
  const budget = callBudget(tableOf(stage), systemClock)
  const windows = [{ seconds: 86_400, limit: 500 }]
  // The tests above took the others.
  expect((await budget.consume('demo-model', windows, atNight ? 495 : 498)).taken).toBe(true)
  const asked = stage.emulators.bedrock.calls.length
  const reply = DemoResult.parse((await tryIt()).body)
  expect(reply.letter).toMatchObject({ byModel: false })
  expect(reply.letter?.body).toContain(
    'ut the slowest five percent of booking requests from 900 to 240 milliseconds',
  )
  expect(stage.emulators.bedrock.calls).toHaveLength(asked)
})

test('a posting that asks not to be contacted gets no letter, and what was read is shown all the same', async () => {
  const reply = await tryIt({ description: `${description}\nPlease do not contact us directly.` })
  expect([reply.status, reply.body]).toMatchObject([200, { letter: null, without: 'do_not_contact' }])
  expect(DemoResult.parse(reply.body).read.roles).toHaveLength(2)
})

test('a posting that a run would hold back says why, beside its letter', async () => {
  const cakes = { title: 'Pastry Chef', description: 'You bake croissants. You decorate wedding cakes.' }
  const reply = DemoResult.parse((await tryIt(cakes)).body)
  expect([reply.unfit, reply.letter === null]).toEqual([{ code: 'another_trade' }, false])
})

test('a resume without a name is signed with a name to fill in', async () => {
  const nameless = SAMPLE_RESUME.replace('Maya Okafor\n', '')
  const reply = await tryIt({}, uploadOf('cv.txt', new TextEncoder().encode(nameless)))
  const { read, letter } = DemoResult.parse(reply.body)
  expect([read.name, letter?.from]).toEqual([null, 'Your Name <maya.okafor@example.com>'])
  expect(letter?.body).toContain('\nYour Name\n+49 89 5550 142')
})

test.each([
  ['no title', { title: ' ' }, 'posting.title'],
  ['no company', { company: '' }, 'posting.company'],
  ['no text', { description: '\u200b' }, 'posting.description'],
  ['an endless text', { description: 'x'.repeat(20_001) }, 'posting.description'],
  ['an address to fetch', { url: 'http://169.254.169.254/latest/' }, 'posting'],
])('%s is refused, and the wrong field is named', async (_, over, field) => {
  const reply = await tryIt(over)
  expect([reply.status, reply.body]).toMatchObject([400, { code: 'invalid_request', fields: [{ field }] }])
})

test('a file is taken under the same rules as an upload', async () => {
  expect((await tryIt({}, uploadOf('cv.pdf', new TextEncoder().encode('Jane Roe')))).body).toMatchObject({
    code: 'resume_type_mismatch',
  })
  expect((await tryIt({}, uploadOf('a.txt', new Uint8Array(4_194_305).fill(65)))).body).toMatchObject({
    code: 'resume_too_large',
  })
})

test.each(atNight ? ['nurse-manager.doc'] : [])('a resume in %s is read', async (name) => {
  const { read } = DemoResult.parse((await tryIt({}, uploadOf(name, fixture(name)))).body)
  expect(read.roles.length).toBeGreaterThan(1)
})

test('a network has ten tries an hour, and the refusal says when the next one is', async () => {
  const statuses: number[] = []
  const client = visitor(stage, '2001:db8:0:9::1')
  for (let count = 0; count < 10; count += 1)
    statuses.push((await client.post('/api/demo/letter', { resume: {}, posting: {} })).status)
  // Nothing is read of a request that is none, and it is not counted.
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 400))
  const bad = { resume: uploadOf('a.png', new Uint8Array(9)), posting: { title, company, description } }
  for (let count = 0; count < 10; count += 1)
    statuses.push((await visitor(stage, `2001:db8:0:9::${count}`).post('/api/demo/letter', bad)).status)
  expect(statuses.slice(10)).toEqual(Array.from({ length: 10 }, () => 415))
  const refused = await client.post('/api/demo/letter', bad)
  expect([refused.status, Problem.parse(refused.body).code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  expect((await visitor(stage, '2001:db8:0:a::1').post('/api/demo/letter', bad)).status).toBe(415)
})

test('all visitors together have three hundred tries an hour', async () => {
  const budget = callBudget(tableOf(stage), systemClock)
  await budget.consume('demo', [{ seconds: 3_600, limit: 300 }], 300)
  for (let count = 0; count < 300; count += 50)
    await Promise.all(
      Array.from({ length: 50 }, () => budget.consume('demo', [{ seconds: 3_600, limit: 300 }])),
    )
  const refused = await tryIt()
  expect([refused.status, refused.body]).toMatchObject([429, { code: 'too_many_requests' }])
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600)
})
