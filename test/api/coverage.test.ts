import { expect, test } from 'vitest'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { userOf } from '#harness/run-reading.ts'
import type { Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { keys } from '#platform/table/keys.ts'
import { COUNTRIES } from '#engine/values/countries.ts'
import { ConfigurationWithCoverage } from '#shared/models/configuration.ts'

// Only one source, so that some countries are not covered.
const stage = await testStage({ workers: null, settings: { POSTING_SOURCES: 'adzuna' } })

const REFUSAL = {
  code: 'country_unsupported',
  message: 'We have no job postings in this country yet. Choose another country.',
}

const userIn = async (city: string, country = 'Germany') =>
  await readyUser(stage, `${city.toLowerCase()}@mail.example`, 'pro', 'product-manager.txt', {
    ...BERLIN,
    country,
    city,
  })

const configurationOf = async (client: Client) =>
  ConfigurationWithCoverage.parse((await client.get('/api/user/configuration')).body)

const save = async (client: Client, country: string, jobTitle = 'Product Manager') =>
  await client.put('/api/user/configuration', {
    resumeUrl: (await configurationOf(client)).resumeUrl,
    jobTitle,
    targetArea: country,
    targetCity: 'All Cities',
    targetPersonRoles: ['engineering'],
  })

test("of the form's 59 countries exactly those that a run accepts can be saved", async () => {
  const client = await userIn('Berlin')
  const { coverage } = await configurationOf(client)
  const { covered } = await import('#functions/services/postings.ts')
  const answers = []
  for (const { name, code } of COUNTRIES) {
    const { status } = await save(client, name)
    answers.push({ name, shown: coverage[code], status, starts: covered()(name) })
  }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(40)
  expect(
    answers.filter(
      ({ shown, status, starts }) => starts !== (status === 200) || starts !== (shown === 'full'),
    ),
  ).toEqual([])
  expect(coverage).toMatchObject({ de: 'full', jp: 'none' })
})

test('a user in a country that is no longer covered can change the rest, and the start says what to do', async () => {
  const client = await userIn('Munich')
  const { id } = await userOf(client)
  await tableOf(stage).update(keys.configuration(id), { set: { country: 'Japan', city: 'Tokyo' } })
  const changed = await save(client, 'Japan', 'Head of Product')
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { jobTitle: 'Head of Product', targetArea: 'Japan' },
  ])
  const refused = await client.post('/api/start-email-drafting', {})
  expect([refused.status, refused.body]).toMatchObject([409, REFUSAL])
  expect((await save(client, 'Kenya')).body).toMatchObject(REFUSAL)
  expect((await save(client, 'Germany')).status).toBe(200)
  expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
})
