import { expect, test } from 'vitest'
import { atNight } from '#engine/test/at-night.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { userOf } from '#harness/run-reading.ts'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { MINUTE } from '#platform/clock.ts'
import { keys } from '#platform/table/keys.ts'
import { COUNTRIES } from '#engine/values/countries.ts'
import { ConfigurationWithCoverage } from '#shared/models/configuration.ts'

// Only one source, so that some countries are not covered.
const stage = await testStage({ workers: null, settings: { POSTING_SOURCES: 'adzuna' } })

const REFUSAL = {
  code: 'country_unsupported',
  message: 'We have no job postings in this country yet. Choose another country.',
}

const EMAIL = 'berlin@mail.example'
let client = await readyUser(stage, EMAIL, 'pro', 'product-manager.txt', BERLIN)

const configurationOf = async () =>
  ConfigurationWithCoverage.parse((await client.get('/api/user/configuration')).body)

const save = async (country: string, jobTitle = 'Product Manager') =>
  await client.put('/api/user/configuration', {
    resumeUrl: (await configurationOf()).resumeUrl,
    jobTitle,
    targetArea: country,
    targetCity: 'All Cities',
    targetPersonRoles: ['engineering'],
  })

/** How many countries of the form are tried, and how many of them are covered. */
const TRIED = atNight ? { every: 1, saved: 19, refused: 40 } : { every: 5, saved: 5, refused: 7 }

test("of the form's 59 countries exactly those that a run accepts can be saved", async () => {
  const { coverage } = await configurationOf()
  const { covered } = await import('#functions/services/postings.ts')
  const answers = []
  for (const { name, code } of COUNTRIES.filter((_, index) => index % TRIED.every === 0)) {
    const { status } = await save(name)
    answers.push({ name, shown: coverage[code], status, starts: covered()(name) })
  }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(TRIED.saved)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(TRIED.refused)
  expect(
    answers.filter(
      ({ shown, status, starts }) => starts !== (status === 200) || starts !== (shown === 'full'),
    ),
  ).toEqual([])
  expect(coverage).toMatchObject({ de: 'full', jp: 'none' })
})

test('a user in a country that is no longer covered can change the rest, and the start says what to do', async () => {
  // A configuration can be saved sixty times an hour.
  stage.advance(61 * MINUTE)
  client = await browserSession(stage, EMAIL)
  const { id } = await userOf(client)
  await tableOf(stage).update(keys.configuration(id), { set: { country: 'Japan', city: 'Tokyo' } })
  const changed = await save('Japan', 'Head of Product')
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { jobTitle: 'Head of Product', targetArea: 'Japan' },
  ])
  const refused = await client.post('/api/start-email-drafting', {})
  expect([refused.status, refused.body]).toMatchObject([409, REFUSAL])
  expect((await save('Kenya')).body).toMatchObject(REFUSAL)
  expect((await save('Germany')).status).toBe(200)
  expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
})
