import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { advertise } from '#emulators/market/postings.ts'
import { runOf } from '#harness/run-reading.ts'
import { draftsOf } from '#harness/drafts.ts'
import { readyUser } from '#harness/ready-user.ts'
import type { Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { countryByName } from '#engine/values/countries.ts'
import { OutreachDetails, OutreachEntry } from '#shared/models/outreach/outreach.ts'

const stage = await testStage({ workers: { concurrency: 4 } })

const Entries = z.object({ data: z.array(OutreachEntry) })

/** The market differs from day to day; on this day the counts below are always the same. */
stage.advance(Date.parse('2030-03-12T09:00:00Z') - systemClock.now().getTime())
const MINUTES_BETWEEN = 2

async function detailsOf(client: Client) {
  const { data } = Entries.parse((await client.get('/api/email-outreach?limit=5')).body)
  return await Promise.all(
    data.map(async ({ id }) => OutreachDetails.parse((await client.get(`/api/email-outreach/${id}`)).body)),
  )
}

/**
 * The beginning and end of a letter in each language; in between it quotes posting and resume in their
 * languages.
 */
const ENGLISH = /^(?:Hello|Hi)\b.*\n(?:Best|Kind) regards,\n/s
const GERMAN = /^Guten Tag.*\n(?:Mit f|F)reundlichen? Grüßen?\n/s
const FRENCH = /^Bonjour.*\n(?:Bien c|C)ordialement,\n/s
const SPANISH = /^(?:Hola|Buenos días).*\n(?:Saludos cordiales|Un cordial saludo),\n/s

test.each([
  ['Japan', 'Tokyo', 'en', ENGLISH],
  ['Sweden', 'Stockholm', 'posting', ENGLISH],
  ['Brazil', 'São Paulo', 'es', SPANISH],
  ['South Africa', 'Johannesburg', 'fr', FRENCH],
  ['Germany', 'Berlin', 'de', GERMAN],
] as const)(
  'a run in %s, %s, drafts all five emails of a trial in the chosen language, at least four from full posting texts',
  async (country, city, letterLanguage, frame) => {
    // Boards limit calls per minute for all users together.
    stage.advance(MINUTES_BETWEEN * 60_000)
    advertise({ title: 'Product Manager', countryCode: countryByName(country)?.code ?? '', city })
    const email = `${country.toLowerCase().replace(' ', '.')}@mail.example`
    const client = await readyUser(stage, email, 'trial', 'product-manager.txt', {
      jobTitle: 'Product Manager',
      country,
      city,
      role: 'engineering',
      timeframe: '30',
      letterLanguage,
    })
    const run = await runOf(client)
    expect(run).toMatchObject({ outcome: 'complete', drafted: 5, failed: 0 })
    const details = await detailsOf(client)
    expect(details).toHaveLength(5)
    const whole = details.filter(({ posting }) => posting.fullText !== null)
    expect(whole.length).toBeGreaterThanOrEqual(4)
    expect(run.whole).toBe(whole.length)
    expect(whole.every(({ posting }) => !posting.isCut)).toBe(true)
    const drafts = await draftsOf(stage, email)
    expect(drafts).toHaveLength(5)
    expect(drafts.map(({ text }) => text).filter((text) => !frame.test(text))).toEqual([])
  },
)
