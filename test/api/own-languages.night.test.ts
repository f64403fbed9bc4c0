import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { advertise } from '#emulators/market/postings.ts'
import { detectByFunctionWords } from '#engine/test/inside.ts'
import { materialOf } from '#functions/outreach/emails/outreach-email.item.ts'
import { draftsOf } from '#harness/drafts.ts'
import { readyUser } from '#harness/ready-user.ts'
import { entriesOf, runOf, userOf } from '#harness/run-reading.ts'
import type { Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { keys } from '#platform/table/keys.ts'
import { countryByName } from '#engine/values/countries.ts'
import { OutreachDetails } from '#shared/models/outreach/outreach.ts'

const stage = await testStage({ workers: { concurrency: 4 } })

const Material = z.object({
  posting: z.object({
    title: z.string(),
    company: z.string(),
    location: z.string(),
    description: z.string(),
  }),
})

/** The market differs from day to day; on this day the counts below are always the same. */
stage.advance(Date.parse('2030-03-12T09:00:00Z') - systemClock.now().getTime())
const MINUTES_BETWEEN = 2

const GREETINGS = {
  deu: /^Guten Tag/,
  fra: /^Bonjour/,
  spa: /^(?:Hola|Buenos días)/,
} as const

/** Each letter with its posting and what it quotes from it. */
async function lettersOf(client: Client, address: string) {
  const { id: userId } = await userOf(client)
  const drafts = await draftsOf(stage, address)
  return await Promise.all(
    (await entriesOf(client)).map(async ({ id, contactPersonEmail }) => {
      const { sentences } = OutreachDetails.parse((await client.get(`/api/email-outreach/${id}`)).body)
      const material = materialOf((await tableOf(stage).get(keys.material(userId, id))) ?? {})
      return {
        posting: Material.parse(material).posting,
        text: drafts.find(({ to }) => to === contactPersonEmail)?.text ?? '',
        quotes: sentences.flatMap(({ sources }) =>
          sources.flatMap((source) => (source.kind === 'posting' ? [source.quote] : [])),
        ),
      }
    }),
  )
}

test.each([
  ['Germany', 'Berlin', 'Product Manager', 'produktmanagerin.txt', 'deu'],
  ['France', 'Lyon', 'Registered Nurse', 'infirmiere.txt', 'fra'],
  ['Spain', 'Madrid', 'Accountant', 'contable.txt', 'spa'],
] as const)(
  "a run in %s, %s, as a %s writes plain letters in the resume's language and names each job as posted",
  async (country, city, jobTitle, resume, language) => {
    // Boards limit calls per minute for all users together.
    stage.advance(MINUTES_BETWEEN * 60_000)
    advertise({ title: jobTitle, countryCode: countryByName(country)?.code ?? '', city })
    const email = `${language}@mail.example`
    const client = await readyUser(stage, email, 'starter', `languages/${resume}`, {
      jobTitle,
      country,
      city,
      role: 'operations',
      timeframe: '30',
      letterLanguage: 'posting',
    })
    expect(await runOf(client)).toMatchObject({ outcome: 'complete', drafted: 15, failed: 0 })
    const letters = await lettersOf(client, email)
    expect(letters).toHaveLength(15)
    const own = letters.filter(({ posting }) => detectByFunctionWords(posting.description) === language)
    // Postings in the language of the resume come first, because its lines can be compared with them.
    expect(own).toHaveLength(15)
    for (const { posting, text, quotes } of letters) {
      expect(text).toMatch(GREETINGS[language])
      const { title, company, location } = posting
      expect(quotes.length).toBeGreaterThan(0)
      expect(quotes.filter((quote) => !`${title}\n${company}\n${location}`.includes(quote))).toEqual([])
    }
  },
)
