import { expect, test } from 'vitest'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { entriesOf, latestRun, runOf } from '#harness/run-reading.ts'
import { testStage } from '#harness/stage.ts'
import { Configuration } from '#shared/models/configuration.ts'

const stage = await testStage({ workers: { concurrency: 4 } })

/** A user whose search has these choices, and their run. */
async function refined(email: string, choices: object) {
  const client = await readyUser(stage, email, 'trial', 'product-manager.txt', BERLIN)
  const { resumeUrl, jobTitle, targetArea, targetCity, jobPostedTimeframe, targetPersonRoles } =
    Configuration.parse((await client.get('/api/user/configuration')).body)
  const search = { resumeUrl, jobTitle, targetArea, targetCity, jobPostedTimeframe, targetPersonRoles }
  expect((await client.put('/api/user/configuration', { ...search, ...choices })).status).toBe(200)
  await runOf(client)
  const run = await latestRun(client)
  if (run === null) throw new Error('there was no run')
  const left = (reason: string) => run.skipped.find((each) => each.reason === reason)?.count ?? 0
  return { run, left, titles: (await entriesOf(client)).map((entry) => entry.jobTitle ?? '') }
}

const plain = await refined('plain@mail.example', {})

test('without choices nothing is left out for them', () => {
  expect(['title_word', 'level_differs', 'not_remote'].map(plain.left)).toEqual([0, 0, 0])
  expect(plain.titles).toHaveLength(5)
})

test('levels and words leave postings out, and the report says how many', async () => {
  const { run, left, titles } = await refined('senior@mail.example', {
    minLevel: 'senior',
    titleWordsLeftOut: ['growth', 'platform', 'payments', 'mobile', 'data'],
  })
  expect(run.found).toBe(plain.run.found)
  expect(left('level_differs') + left('title_word')).toBeGreaterThan(0)
  expect(
    titles.filter((title) => /junior|associate|growth|platform|payments|mobile|data/i.test(title)),
  ).toEqual([])
  expect(run.skipped.reduce((sum, { count }) => sum + count, 0)).toBe(run.leftOut)
})

test('remote only leaves out what says that it is not', async () => {
  const { left } = await refined('remote@mail.example', { remoteOnly: true })
  expect(left('not_remote')).toBeGreaterThan(0)
})

test('each other title is searched for', async () => {
  const { run } = await refined('owner@mail.example', { otherTitles: ['Software Engineer'] })
  expect(run.found).toBeGreaterThan(plain.run.found)
  expect(run.matched).toBeGreaterThan(plain.run.matched)
})
