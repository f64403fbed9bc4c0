import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { assignmentOf } from '#functions/outreach/drafting/assignment.ts'
import { runs } from '#functions/services/outreach.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { ResumeFactsView } from '#shared/models/resume-facts.ts'

const stage = await testStage({ workers: null })

const questions = async (of: Client) => (await of.get('/api/user/search-questions')).body
const facts = async (of: Client) => ResumeFactsView.parse((await of.get('/api/user/resume/facts')).body)

const PLACE = { code: 'place', from: 'Austin, TX', to: 'Berlin' } as const
const ANSWER = 'My partner works in Berlin, and I speak German at home.'

test('without a search there is no question', async () => {
  expect(await questions(await browserSession(stage, 'new@mail.example'))).toEqual({
    questions: [],
    sameTitles: [],
  })
})

const client = await readyUser(stage, 'ada@mail.example', 'trial', 'product-manager.txt', BERLIN)
const Uploaded = z.object({ resumeUrl: z.string() })

/** Saves the search anew, with the resume that is there. */
async function searchIn(city: string): Promise<void> {
  const { resumeUrl } = Uploaded.parse((await client.get('/api/user/configuration')).body)
  const saved = await client.put('/api/user/configuration', {
    resumeUrl,
    jobTitle: BERLIN.jobTitle,
    targetArea: BERLIN.country,
    targetCity: city,
    targetPersonRoles: [BERLIN.role],
  })
  expect(saved.status).toBe(200)
}

test('an answer in the owner’s words is used in letters of that search alone', async () => {
  expect(await questions(client)).toMatchObject({ questions: [PLACE] })

  const { review } = await facts(client)
  const added = {
    id: 'added-abc123',
    kind: 'reason_for_change',
    text: ANSWER,
    role: null,
    question: PLACE,
  } as const
  expect((await client.put('/api/user/resume/facts', { ...review, added: [added] })).status).toBe(200)
  expect((await facts(client)).review.added).toEqual([added])

  const userId = z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
  const inLetters = async () => {
    const context = await runs().context(userId, systemClock.now())
    if (!context?.resume) throw new Error('no resume')
    const email = {
      id: 'out_1',
      posting: { description: '', title: '', company: '' },
      contact: { reason: { code: 'said', params: { words: 'Named in the posting.' } } },
    }
    const { resumeText } = assignmentOf(
      // Only the search and the resume decide.
      z.any().parse(email),
      context,
      { ...context.resume, text: 'Priya\n' },
      { todaysEmails: [], today: systemClock.now() },
    )
    return resumeText.includes(ANSWER)
  }
  expect(await inLetters()).toBe(true)

  await searchIn('Hamburg')
  expect(await questions(client)).toMatchObject({ questions: [{ ...PLACE, to: 'Hamburg' }] })
  expect(await inLetters()).toBe(false)
  await searchIn('Berlin')
  expect(await inLetters()).toBe(true)
})

test('a skipped question is kept as skipped', async () => {
  const { review } = await facts(client)
  await client.put('/api/user/resume/facts', { ...review, skipped: [PLACE] })
  expect((await facts(client)).review.skipped).toEqual([PLACE])
})
