import { expect, test } from 'vitest'
import { readyUser } from '#harness/ready-user.ts'
import { testStage } from '#harness/stage.ts'
import { COUNTRIES } from '#shared/catalog/configuration/countries.ts'
import { ConfigurationWithCoverage } from '#shared/models/configuration.ts'

// One source alone, so that there is something that it does not cover.
const stage = await testStage({ workers: null, settings: { POSTING_SOURCES: 'adzuna' } })

const userIn = async (country: string, city: string) =>
  await readyUser(stage, `${city.toLowerCase()}@mail.example`, 'pro', 'product-manager.txt', {
    jobTitle: 'Product Manager',
    country,
    city,
    role: 'engineering',
  })

test('the form is told what the start goes by, country for country', async () => {
  const client = await userIn('Japan', 'Tokyo')
  const { coverage } = ConfigurationWithCoverage.parse((await client.get('/api/user/configuration')).body)
  const { covered } = await import('#platform/services/outreach.ts')
  expect(COUNTRIES.filter(({ name, code }) => covered()(name) !== (coverage[code] === 'full'))).toEqual([])
  expect(Object.values(coverage).filter((how) => how === 'none')).toHaveLength(40)
  expect(coverage).toMatchObject({ de: 'full', jp: 'none' })

  const refused = await client.post('/api/start-email-drafting', {})
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      code: 'country_unsupported',
      message: 'No source of job postings covers this country yet. Choose another country.',
    },
  ])
  const started = await (await userIn('Germany', 'Berlin')).post('/api/start-email-drafting', {})
  expect(started.status).toBe(202)
})
