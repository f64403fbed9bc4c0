import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draftsOf } from '#harness/drafts.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { finishedRun, runOf, userOf } from '#harness/run-reading.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { heldPostingStore } from '#functions/outreach/run/held-posting.store.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { keys } from '#platform/table/keys.ts'
import { DataExport } from '#shared/models/account/privacy.ts'
import { Configuration } from '#shared/models/configuration.ts'
import { DoNotContact } from '#shared/models/outreach/do-not-contact.ts'
import { OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { Run } from '#shared/models/outreach/run.ts'
import { LettersOrdered, Shortlist } from '#shared/models/outreach/shortlist.ts'

const stage = await testStage({ workers: { concurrency: 4 } })
const table = tableOf(stage)

const Shown = z.object({ shortlist: z.nullable(Shortlist) })
const Swapped = z.extend(Shown, { found: z.boolean() })
const Refused = z.object({ code: z.string() })

async function listOf(client: Client): Promise<Shortlist> {
  const { shortlist } = Shown.parse((await client.get('/api/shortlist')).body)
  if (shortlist === null) throw new Error('there is no shortlist')
  return shortlist
}
const write = async (client: Client, ids: readonly string[]) =>
  await client.post('/api/shortlist/letters', { ids })
const choose = async (client: Client, id: string, choice: object) =>
  await client.put(`/api/shortlist/${id}`, choice)
const entriesOf = async (client: Client) =>
  z.object({ data: z.array(OutreachEntry) }).parse((await client.get('/api/email-outreach')).body).data
const latest = async (client: Client) =>
  z.object({ run: Run }).parse((await client.get('/api/runs/latest')).body).run
const statesOf = ({ entries }: Shortlist) => entries.map(({ state }) => state)
const usedOf = async (client: Client) =>
  (await table.get(keys.trialUsage((await userOf(client)).id)))?.['used'] ?? 0

/** A user who chooses first. */
async function chooser(email: string, plan: 'trial' | 'pro', city = 'Berlin'): Promise<Client> {
  const client = await readyUser(stage, email, plan, 'product-manager.txt', { ...BERLIN, city })
  const saved = Configuration.parse((await client.get('/api/user/configuration')).body)
  const { resumeUrl, jobTitle, targetArea, targetCity, targetPersonRoles, jobPostedTimeframe } = saved
  const changed = await client.put('/api/user/configuration', {
    resumeUrl,
    jobTitle,
    targetArea,
    targetCity,
    targetPersonRoles,
    jobPostedTimeframe,
    chooseFirst: true,
  })
  expect(changed.status).toBe(200)
  return client
}

const ADA = 'ada@mail.example'
const ada = await chooser(ADA, 'trial')
const run = await runOf(ada)

describe('a run of a user who chooses first', () => {
  test('ends in a shortlist of twice the number, writes nothing, and costs nothing of the allowance', async () => {
    expect(run).toMatchObject({ outcome: 'shortlist_ready', shortlisted: 10, reserved: 0, drafted: 0 })
    expect(run.found).toBe(run.leftOut + run.beyond + 10)
    const list = await listOf(ada)
    expect(list).toMatchObject({ leftToday: 5, runId: run.id })
    expect(statesOf(list)).toEqual(Array.from({ length: 10 }, () => 'open'))
    const [first] = list.entries
    expect(first?.whyJob[0]).toBe('It’s the title you’re looking for.')
    expect(first?.whyPerson).toContain(first?.person.name ?? '-')
    expect(list.entries.some(({ line }) => line !== null)).toBe(true)
    expect(new Set(list.entries.map(({ person }) => person.email)).size).toBe(10)
    expect(await entriesOf(ada)).toEqual([])
    expect(await draftsOf(stage, ADA)).toEqual([])
    expect(await usedOf(ada)).toBe(0)
    const mails = stage.emulators.ses.sent.filter(({ to }) => to === ADA)
    expect(mails.map(({ subject }) => subject)).toContain('We found 10 people for you to choose from')
    // The day is used, like that of any run.
    expect((await ada.post('/api/start-email-drafting', {})).status).toBe(409)
  })
})

describe('an entry', () => {
  test('is ticked and unticked, in two tabs at once without disturbing another', async () => {
    const [one = '', two = ''] = (await listOf(ada)).entries.map(({ id }) => id)
    await Promise.all([choose(ada, one, { choice: 'ticked' }), choose(ada, two, { choice: 'ticked' })])
    expect(statesOf(await listOf(ada)).slice(0, 3)).toEqual(['ticked', 'ticked', 'open'])
    await choose(ada, two, { choice: 'open' })
    expect(statesOf(await listOf(ada)).slice(0, 2)).toEqual(['ticked', 'open'])
  })

  test('gets another person of the same company, until nobody is left', async () => {
    const before = await listOf(ada)
    const results: (readonly boolean[])[] = []
    const shown = new Set(before.entries.map(({ person }) => person.email))
    for (const { id, companyName } of before.entries.slice(0, 4)) {
      const { body } = await ada.post(`/api/shortlist/${id}/person`, {})
      const { shortlist, found } = Swapped.parse(body)
      const after = shortlist?.entries.find((entry) => entry.id === id)
      const email = after?.person.email ?? ''
      results.push([found, shown.has(email), after?.companyName === companyName])
      shown.add(email)
    }
    // Another person is one whom no entry has shown; without one the entry keeps its own.
    expect(results).toContainEqual([true, false, true])
    expect(results.filter(([found, wasShown, isSame]) => found === wasShown || !isSame)).toEqual([])
  })

  test('gets first one whom the run found beside the person, and then a row has the person of its letter', async () => {
    const dana = await chooser('dana@mail.example', 'pro')
    await runOf(dana)
    const { id: userId } = await userOf(dana)
    const store = heldPostingStore(table)
    const { entries } = await listOf(dana)
    const taken = entries.map(({ person }) => person.email)
    const held = await Promise.all(entries.map(({ id }) => store.find(userId, id)))
    const kept = held.flatMap((one) =>
      one === null ? [] : one.others.map(({ email }) => [one, email] as const),
    )
    const [one, next] = kept.find(([, email]) => !taken.includes(email)) ?? []
    if (one === undefined || next === undefined) throw new Error('nobody was kept')
    expect(held.every((each) => each !== null && each.others.length <= 2)).toBe(true)
    const shownOf = async () => (await listOf(dana)).entries.find(({ id }) => id === one.id)?.person.email
    const asked = stage.emulators.hunter.requests.length
    expect(Swapped.parse((await dana.post(`/api/shortlist/${one.id}/person`, {})).body).found).toBe(true)
    expect(await shownOf()).toBe(next)
    expect(stage.emulators.hunter.requests).toHaveLength(asked)
    expect(LettersOrdered.parse((await write(dana, [one.id])).body).written).toEqual([one.id])
    // Another tab swaps at the moment of writing: its person is not the one of the letter.
    await store.hold(one, systemClock.now())
    expect(await shownOf()).toBe(next)
    const late = await dana.post(`/api/shortlist/${one.id}/person`, {})
    expect([late.status, Refused.parse(late.body).code]).toEqual([409, 'job_used'])
  })

  test('is declined for its company, which is then never written to; other reasons are kept to rank by', async () => {
    const { entries } = await listOf(ada)
    const last = entries.slice(8)
    const twinOf = (one: (typeof entries)[number]) =>
      entries.find(({ id, location }) => id !== one.id && location === one.location)
    const place = last.find((one) => twinOf(one) !== undefined)
    const company = last.find((one) => one !== place)
    if (company === undefined || place === undefined) throw new Error('no two entries have a place in common')
    await choose(ada, company.id, { choice: 'declined', reason: 'company' })
    await choose(ada, place.id, { choice: 'declined', reason: 'place' })
    const declined = (await listOf(ada)).entries.slice(8).map(({ state, reason }) => `${state}: ${reason}`)
    expect(declined.toSorted()).toEqual(['declined: company', 'declined: place'])
    const { rules } = DoNotContact.parse((await ada.get('/api/do-not-contact')).body)
    expect(
      rules
        .map(({ kind, value, source }) => [kind, value, source])
        .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
    ).toEqual([
      ['company', company.companyName, 'shortlist'],
      ['place', place.location, 'shortlist'],
    ])
    // Another entry of the same place needs the same rule.
    const twin = twinOf(place)?.id ?? ''
    await choose(ada, twin, { choice: 'declined', reason: 'place' })
    await choose(ada, twin, { choice: 'open' })
    const between = DoNotContact.parse((await ada.get('/api/do-not-contact')).body)
    expect(between.rules.map(({ kind }) => kind).toSorted()).toEqual(['company', 'place'])
    await choose(ada, place.id, { choice: 'open' })
    const after = DoNotContact.parse((await ada.get('/api/do-not-contact')).body)
    expect(after.rules.map(({ kind }) => kind)).toEqual(['company'])
    expect(
      Refused.parse((await choose(ada, 'out_01ARZ3NDEKTSV4RRFFQ69G5FAV', { choice: 'ticked' })).body).code,
    ).toBe('not_found')
  })
})

test('a reason is taken back as it was stored, whatever job the user searches for by then', async () => {
  const eve = await chooser('eve@mail.example', 'pro')
  await runOf(eve)
  const rulesOf = async () =>
    DoNotContact.parse((await eve.get('/api/do-not-contact')).body).rules.map(({ kind }) => kind)
  const { id: userId } = await userOf(eve)
  const id = (await listOf(eve)).entries[0]?.id ?? ''
  const store = heldPostingStore(table)
  const held = await store.find(userId, id)
  if (held === null) throw new Error('the posting is not held')
  const posting = { ...held.posting, title: 'Senior Product Manager Payments' }
  await store.hold({ ...held, posting }, systemClock.now(), held.others)
  await choose(eve, id, { choice: 'declined', reason: 'title' })
  expect(await rulesOf()).toEqual(['title'])
  await table.update(keys.configuration(userId), { set: { jobTitle: 'Payments Manager' } })
  await choose(eve, id, { choice: 'open' })
  expect(await rulesOf()).toEqual([])
})

describe('Write', () => {
  test('writes each once, however often and wherever it is pressed, and never more than the allowance', async () => {
    const ids = (await listOf(ada)).entries.map(({ id }) => id)
    const presses = await Promise.all([
      write(ada, ids.slice(0, 3)),
      write(ada, ids.slice(0, 3)),
      write(ada, ids.slice(1, 4)),
    ])
    expect(presses.map(({ status }) => status)).toEqual([202, 202, 202])
    const last = LettersOrdered.parse((await write(ada, ids.slice(0, 8))).body)
    expect(last.written).toHaveLength(5)
    expect(last.beyond).toHaveLength(3)
    await waitFor(async () => ((await draftsOf(stage, ADA)).length === 5 ? true : null), {
      what: 'the drafts',
    })
    expect(await entriesOf(ada)).toHaveLength(5)
    expect(await usedOf(ada)).toBe(5)
    expect(await latest(ada)).toMatchObject({ outcome: 'complete', reserved: 5, drafted: 5 })
    expect(statesOf(await listOf(ada)).filter((state) => state === 'written')).toHaveLength(5)
    // Pressed once more, what is written is said again and nothing more is.
    expect(LettersOrdered.parse((await write(ada, last.written)).body).written).toEqual(last.written)
    const more = await write(ada, ids.slice(5, 8))
    expect([more.status, Refused.parse(more.body).code]).toEqual([403, 'trial_used_up'])
  })

  test('leaves out a company that has meanwhile been put on the do-not-contact list', async () => {
    const ben = await chooser('ben@mail.example', 'trial')
    await runOf(ben)
    const [one, two] = (await listOf(ben)).entries
    if (one === undefined || two === undefined) throw new Error('there are too few entries')
    await ben.post('/api/do-not-contact', { entries: [{ value: one.companyName }], source: 'configuration' })
    expect((await listOf(ben)).entries[0]?.state).toBe('on_your_list')
    const ordered = LettersOrdered.parse((await write(ben, [one.id, two.id])).body)
    expect(ordered.written).toEqual([two.id])
    expect(ordered.refused.map(({ id, code }) => [id, code])).toEqual([[one.id, 'on_your_list']])
    expect(await usedOf(ben)).toBe(1)
    await finishedRun(ben)
    const { sections } = DataExport.parse((await ben.get('/api/user/export-data')).body)
    expect(JSON.stringify(sections['shortlist'])).toContain(two.id)
  })

  test('refuses the entries of a shortlist that another user has, or that the next run has replaced', async () => {
    const cleo = await chooser('cleo@mail.example', 'pro', 'Hamburg')
    const [stranger = ''] = (await listOf(ada)).entries.map(({ id }) => id)
    expect(Refused.parse((await write(cleo, [stranger])).body).code).toBe('shortlist_replaced')
    await runOf(cleo)
    const before = await listOf(cleo)
    stage.advance(24 * 3_600_000 + 16 * 60_000)
    // The session has ended meanwhile.
    const again = await browserSession(stage, 'cleo@mail.example')
    await waitFor(async () => ((await listOf(again)).runId === before.runId ? null : true), {
      what: 'the next shortlist',
    })
    expect(await entriesOf(again)).toEqual([])
    const old = await write(again, [before.entries[0]?.id ?? ''])
    expect([old.status, Refused.parse(old.body).code]).toEqual([409, 'shortlist_replaced'])
  })
})
