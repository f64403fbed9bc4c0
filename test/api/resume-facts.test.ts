import { describe, expect, test } from 'vitest'
import { fixture, uploadOf } from '#harness/ready-user.ts'
import { browserSession, visitor, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { ResumeFactsView, type FactItem, type FactReviewInput } from '#shared/models/resume-facts.ts'
import type { FactField } from '#engine/values/fact-fields.ts'

const stage = await testStage({ workers: null })
const FACTS = '/api/user/resume/facts'
const decoder = new TextDecoder()
const encoder = new TextEncoder()
const RESUME = decoder.decode(fixture('nurse-manager.txt'))

async function upload(client: Client, text: string): Promise<ResumeFactsView> {
  expect(
    (await client.post('/api/user/resume/upload', uploadOf('cv.txt', encoder.encode(text)))).status,
  ).toBe(201)
  return await factsOf(client)
}

async function factsOf(client: Client): Promise<ResumeFactsView> {
  const reply = await client.get(FACTS)
  expect(reply.status).toBe(200)
  return ResumeFactsView.parse(reply.body)
}

const save = (client: Client, review: FactReviewInput) => client.put(FACTS, review)

async function saved(client: Client, review: FactReviewInput): Promise<ResumeFactsView> {
  const reply = await save(client, review)
  expect(reply.status).toBe(200)
  return ResumeFactsView.parse(reply.body)
}

const valueOf = (item: FactItem | undefined, field: FactField) =>
  item?.values.find((value) => value.field === field)

function itemWith(view: ResumeFactsView, kind: FactItem['kind'], field: FactField, text: string): FactItem {
  const item = view.items.find(
    (one) => one.kind === kind && valueOf(one, field)?.read?.includes(text) === true,
  )
  if (item === undefined) throw new Error(`no ${kind} with ${text}`)
  return item
}

// An upload is read by a process of its own: who only looks, or changes something last, shares this user.
const reader = await browserSession(stage, 'facts.read@mail.example', {
  firstName: 'Alex',
  lastName: 'Rivers',
})
const shared = await upload(reader, RESUME)

describe('before there is a resume', () => {
  test('there are no facts, and no review can be saved', async () => {
    const client = await browserSession(stage, 'facts.none@mail.example')
    const nothing = {
      version: 0,
      resumeId: 'res_none',
      corrections: [],
      hidden: [],
      confirmed: [],
      added: [],
      skipped: [],
      signer: null,
      allRight: false,
    }
    expect([
      (await client.get(FACTS)).status,
      (await save(client, nothing)).status,
      (await visitor(stage).get(FACTS)).status,
    ]).toEqual([200, 404, 401])
  })
})

describe('the facts read from a resume', () => {
  test('are shown with their place in the resume, not reviewed yet', async () => {
    const view = shared
    expect(view.review).toEqual({
      version: 0,
      resumeId: view.resumeId,
      corrections: [],
      hidden: [],
      confirmed: [],
      added: [],
      skipped: [],
      signer: null,
      allRight: false,
    })
    expect([view.originalFileName, view.confirmedAt, view.changes, view.fit]).toEqual([
      'cv.txt',
      null,
      null,
      null,
    ])
    expect(view.items[0]?.kind).toBe('name')
    for (const { values, excerpt } of view.items)
      for (const { quote } of values) expect(excerpt).toContain(quote ?? '')
    expect(view.items.filter(({ kind }) => kind === 'role').length).toBeGreaterThan(1)
    expect(new Set(view.items.map(({ id }) => id)).size).toBe(view.items.length)
    expect(view.signer).toMatchObject({ accountName: 'Alex Rivers', differ: true, first: 'resume' })
  })

  test('can be corrected, hidden, added to and signed by their owner alone', async () => {
    const client = await browserSession(stage, 'facts.owner@mail.example')
    const view = await upload(client, RESUME)
    const role = view.items.find(
      ({ kind, values }) =>
        kind === 'role' && values.some(({ field, read }) => field === 'employer' && read !== null),
    )
    const line = view.items.find(({ kind }) => kind === 'line')
    const review: FactReviewInput = {
      ...view.review,
      corrections: [
        { item: role?.id ?? '', field: 'employer', value: 'Harborview\r\nMedical\u0000  Center' },
      ],
      hidden: [line?.id ?? '', line?.id ?? '', 'line-of-another-upload'],
      added: [{ id: 'added-a1b2c3', kind: 'licence', text: 'Registered nurse,\nOregon', role: null }],
      signer: 'account',
      allRight: true,
    }
    const after = await saved(client, review)
    expect(
      valueOf(
        after.items.find(({ id }) => id === role?.id),
        'employer',
      ),
    ).toEqual({ ...valueOf(role, 'employer'), value: 'Harborview Medical Center', doubtful: false })
    expect(after.items.filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual([line?.id])
    expect(after.review).toEqual({
      ...review,
      version: 1,
      corrections: [{ item: role?.id, field: 'employer', value: 'Harborview Medical Center' }],
      hidden: [line?.id, 'line-of-another-upload'],
      added: [{ id: 'added-a1b2c3', kind: 'licence', text: 'Registered nurse, Oregon', role: null }],
    })
    expect(after.confirmedAt).toMatch(/^2\d{3}-\d\d-\d\dT/)
    expect(await factsOf(client)).toEqual(after)
    const other = await browserSession(stage, 'facts.stranger@mail.example')
    expect([(await other.get(FACTS)).status, (await save(other, after.review)).status]).toEqual([200, 404])
    const theirs = await factsOf(reader)
    expect([theirs.review.version, theirs.items.some(({ hidden }) => hidden)]).toEqual([0, false])
    expect((await save(reader, { ...after.review, version: 0 })).body).toMatchObject({
      code: 'review_changed',
    })
  })

  test('keep their review after the next upload, which names what no longer applies', async () => {
    const client = await browserSession(stage, 'facts.second@mail.example')
    const view = await upload(client, RESUME)
    const role = view.items.find(
      ({ kind, values }) =>
        kind === 'role' && values.every(({ field, read }) => field === 'location' || read !== null),
    )
    const [gone] = view.items.filter(({ kind }) => kind === 'line').toReversed()
    const goneText = valueOf(gone, 'text')?.read ?? ''
    const goneQuote = valueOf(gone, 'text')?.quote ?? ''
    expect(RESUME).toContain(goneQuote)
    await saved(client, {
      ...view.review,
      corrections: [{ item: role?.id ?? '', field: 'employer', value: 'Tannery Hill Clinic' }],
      hidden: [gone?.id ?? ''],
      allRight: true,
    })
    const second = await upload(client, RESUME.replace(goneQuote, 'Something else was done here instead.'))
    expect(second.resumeId).not.toBe(view.resumeId)
    expect(
      valueOf(
        second.items.find(({ id }) => id === role?.id),
        'employer',
      )?.value,
    ).toBe('Tannery Hill Clinic')
    expect([second.confirmedAt, second.review.allRight, second.review.version]).toEqual([null, false, 1])
    expect(second.changes?.kept).toBe(1)
    expect(second.changes?.dropped).toEqual([
      expect.stringContaining(`You said never to use “${goneText.slice(0, 40)}`),
    ])
    expect((await save(client, { ...second.review, resumeId: view.resumeId })).body).toMatchObject({
      code: 'review_changed',
    })
  })
})

describe('an impossible review is refused with the reason', () => {
  test('unknown fields, invalid dates, an end before the start', async () => {
    const view = shared
    const role =
      view.items.find(
        ({ kind, values }) =>
          kind === 'role' && values.some(({ field, read }) => field === 'start' && read !== null),
      )?.id ?? ''
    const line = view.items.find(({ kind }) => kind === 'line')?.id ?? ''
    const problems = async (...corrections: FactReviewInput['corrections']) => {
      const reply = await save(reader, { ...view.review, corrections })
      return [reply.status, reply.body]
    }
    const refused = (message: string, field = 'corrections.0.value') => [
      400,
      expect.objectContaining({
        code: 'invalid_request',
        fields: expect.arrayContaining([{ field, message }]),
      }),
    ]
    expect(await problems({ item: line, field: 'employer', value: 'X' })).toEqual(
      refused('This item has no employer.'),
    )
    expect(await problems({ item: 'skill-0000000000', field: 'year', value: '2020' })).toEqual(
      refused('This item has no year.'),
    )
    expect(await problems({ item: line, field: 'text', value: ' \u200B ' })).toEqual(
      refused('Write what it is, or choose "Never use this".'),
    )
    expect(await problems({ item: role, field: 'start', value: 'May 2019' })).toEqual(
      refused('Write a year, or a year and a month such as 2021-03.'),
    )
    expect(await problems({ item: role, field: 'start', value: 'present' })).toEqual(
      refused('Write a year, or a year and a month such as 2021-03.'),
    )
    expect(await problems({ item: role, field: 'end', value: '2021-13' })).toEqual(
      refused('Write a year, a year and a month such as 2021-03, or "present".'),
    )
    expect(await problems({ item: role, field: 'end', value: '1950' })).toEqual(
      refused('The start must not be after the end.'),
    )
    expect(
      await problems(
        { item: 'role-0000000000', field: 'start', value: '2021-05' },
        { item: 'role-0000000000', field: 'end', value: '2021-04' },
      ),
    ).toEqual(refused('The start must not be after the end.', 'corrections.1.value'))
    expect((await factsOf(reader)).review.version).toBe(0)
  })
})

test('the review shows how well the resume fits the saved job title', async () => {
  const view = shared
  expect(itemWith(view, 'role', 'title', 'Nurse').kind).toBe('role')
  const configure = (jobTitle: string) =>
    reader.put('/api/user/configuration', {
      resumeUrl: `resumes/${view.resumeId}`,
      jobTitle,
      targetArea: 'Germany',
      targetCity: 'Berlin',
      jobPostedTimeframe: '7',
      targetPersonRoles: ['engineering'],
    })
  expect((await configure('Nurse Manager')).status).toBe(200)
  expect((await factsOf(reader)).fit).toMatchObject({
    jobTitle: 'Nurse Manager',
    verdict: 'speaks',
    help: null,
  })
  expect((await configure('Data Engineer')).status).toBe(200)
  expect((await factsOf(reader)).fit).toMatchObject({
    verdict: 'other_field',
    message:
      'Your resume is about nursing, and “Data Engineer” is in a different field. The people you write to will wonder why you are changing.',
  })
})

test('a review cannot be changed from an outdated version, but a save whose answer was lost can be repeated', async () => {
  const first = { ...shared.review, hidden: ['line-0000000001'] }
  const answer = await save(reader, first)
  const again = await save(reader, first)
  expect([answer.status, again.status, again.body]).toEqual([200, 200, answer.body])
  const late = await save(reader, { ...shared.review, hidden: ['line-0000000002'] })
  expect([late.status, late.body]).toMatchObject([
    409,
    {
      code: 'review_changed',
      message: 'This was changed in another window. Reload to see it, then change it again.',
    },
  ])
  expect((await save(reader, { ...first, version: 7 })).status).toBe(409)
  const both = await Promise.all(
    ['a', 'b'].map((id) => save(reader, { ...first, version: 1, confirmed: [id] })),
  )
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect((await factsOf(reader)).review.version).toBe(2)
})
