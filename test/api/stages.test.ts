import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { DAY, dayOf } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { OutreachDetails, OutreachEntry } from '#shared/models/outreach/outreach.ts'

const stage = await testStage({ workers: null })
const table = tableOf(stage)
const Marked = z.object({ entry: OutreachEntry })

async function tracked(email: string) {
  const client = await browserSession(stage, email)
  const { id: userId } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
  const [id = ''] = await seedEntries(
    { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table },
    userId,
    1,
    systemClock.now(),
  )
  return { client, userId, id }
}
const mark = (client: Client, id: string, body: object) => client.put(`/api/email-outreach/${id}/mark`, body)
const undo = (client: Client, id: string, savedAt: string) =>
  client.delete(`/api/email-outreach/${id}/stages/${savedAt}`)
const details = async (client: Client, id: string) =>
  OutreachDetails.parse((await client.get(`/api/email-outreach/${id}`)).body)
const told = async (client: Client, id: string) =>
  (await details(client, id)).stages.map(({ mark: one, note }) => [one, note])
const ago = (days: number) => dayOf(new Date(systemClock.now().getTime() - days * DAY))

describe('the stages of an email', () => {
  test('are kept with their days and notes, oldest first', async () => {
    const { client, id } = await tracked('stages@mail.example')
    expect((await details(client, id)).stages).toEqual([])
    await mark(client, id, { mark: 'sent', on: ago(9) })
    await mark(client, id, { mark: 'replied', note: 'Mara asks for a call.' })
    const { stages, entry, followUp } = await details(client, id)
    expect(stages.map(({ mark: one, at, note }) => [one, at.slice(0, 10), note])).toEqual([
      ['sent', ago(9), null],
      ['replied', ago(0), 'Mara asks for a call.'],
    ])
    expect([entry.emailStatus, entry.markedAt?.slice(0, 10), followUp.state]).toEqual([
      'replied',
      ago(0),
      'none',
    ])
  })

  test('follow the day on which the email was sent, so that a follow-up is due in time', async () => {
    const { client, id } = await tracked('sent-earlier@mail.example')
    await mark(client, id, { mark: 'sent' })
    expect((await details(client, id)).followUp.state).toBe('not_yet')
    await mark(client, id, { mark: 'sent', on: ago(14) })
    const { stages, followUp } = await details(client, id)
    expect([stages.length, stages[0]?.at.slice(0, 10), followUp.state]).toEqual([1, ago(14), 'due'])
    for (const ending of ['replied', 'offer', 'rejected', 'withdrawn']) {
      await mark(client, id, { mark: ending })
      expect((await details(client, id)).followUp.state).toBe('none')
    }
  })

  test('a note is added, changed and removed without another change of stage', async () => {
    const { client, id } = await tracked('notes@mail.example')
    await mark(client, id, { mark: 'interview' })
    await mark(client, id, { mark: 'interview', note: 'Tuesday at ten' })
    await mark(client, id, { mark: 'interview', note: 'Wednesday at ten' })
    expect(await told(client, id)).toEqual([['interview', 'Wednesday at ten']])
    // Repeating the mark alone, as the list does, keeps the note.
    await mark(client, id, { mark: 'interview' })
    expect(await told(client, id)).toEqual([['interview', 'Wednesday at ten']])
    await mark(client, id, { mark: 'interview', note: '' })
    expect(await told(client, id)).toEqual([['interview', null]])
  })

  test('are taken back one by one, with the day of the one before', async () => {
    const { client, id } = await tracked('undo@mail.example')
    await mark(client, id, { mark: 'sent', on: ago(14) })
    await mark(client, id, { mark: 'rejected', note: 'Wrong button' })
    const [first, last] = (await details(client, id)).stages
    const once = await undo(client, id, last?.savedAt ?? '')
    expect(Marked.parse(once.body).entry).toMatchObject({
      mark: 'sent',
      markedAt: `${ago(14)}T12:00:00.000Z`,
    })
    // Delivered twice, it takes back nothing more.
    const again = await undo(client, id, last?.savedAt ?? '')
    expect([again.status, Marked.parse(again.body).entry.mark]).toEqual([200, 'sent'])
    expect((await details(client, id)).followUp.state).toBe('due')
    await undo(client, id, first?.savedAt ?? '')
    expect(await details(client, id)).toMatchObject({ stages: [], entry: { mark: null, markedAt: null } })
  })

  test('of an email marked before changes were kept begin with that mark', async () => {
    const { client, userId, id } = await tracked('old@mail.example')
    await table.update(keys.email(userId, id), {
      set: { mark: 'sent', markedAt: '2026-03-02T08:00:00.000Z' },
    })
    expect((await details(client, id)).stages).toEqual([
      { mark: 'sent', at: '2026-03-02T08:00:00.000Z', savedAt: '2026-03-02T08:00:00.000Z', note: null },
    ])
    await mark(client, id, { mark: 'offer' })
    expect(await told(client, id)).toEqual([
      ['sent', null],
      ['offer', null],
    ])
  })

  test('are all kept when they are told at the same time, and the last twenty of very many', async () => {
    const { client, id } = await tracked('many@mail.example')
    await Promise.all(['sent', 'replied', 'interview', 'offer'].map((one) => mark(client, id, { mark: one })))
    expect((await told(client, id)).map(([one]) => String(one)).toSorted()).toEqual([
      'interview',
      'offer',
      'replied',
      'sent',
    ])
    for (let round = 0; round < 10; round += 1) {
      await mark(client, id, { mark: 'sent', note: `round ${round}` })
      await mark(client, id, { mark: 'replied' })
    }
    const kept = await told(client, id)
    expect([kept.length, kept.at(-2), kept.at(-1)]).toEqual([20, ['sent', 'round 9'], ['replied', null]])
  })

  test('cannot be in the future, and a note is a note', async () => {
    const { client, id } = await tracked('future@mail.example')
    for (const body of [
      { mark: 'sent', on: ago(-2) },
      { mark: 'sent', on: 'yesterday' },
      { mark: 'sent', note: 'a'.repeat(501) },
    ])
      expect((await mark(client, id, body)).status).toBe(400)
    expect(await told(client, id)).toEqual([])
  })

  test('add up to results, of which the mark alone decides for emails from before', async () => {
    const { client, userId, id } = await tracked('results@mail.example')
    const read = async () => (await client.get('/api/email-outreach/results')).body
    expect(await read()).toEqual({
      sent: 0,
      replied: 0,
      interview: 0,
      offer: 0,
      titles: [],
      subjects: [],
      lines: [],
    })
    await table.update(keys.email(userId, id), {
      set: { mark: 'replied', markedAt: '2026-03-02T08:00:00.000Z' },
    })
    const counts = { sent: 1, replied: 1, interview: 0, offer: 0 }
    await expect.poll(read).toMatchObject({ ...counts, titles: [{ label: 'Product Manager', ...counts }] })
    await mark(client, id, { mark: 'interview' })
    await mark(client, id, { mark: 'rejected' })
    await expect.poll(read).toMatchObject({
      ...counts,
      interview: 1,
      subjects: [{ label: 'other', ...counts, interview: 1 }],
    })
  })

  test('belong to their user', async () => {
    const { client, id } = await tracked('owner@mail.example')
    await mark(client, id, { mark: 'sent' })
    const [first] = (await details(client, id)).stages
    const stranger = await browserSession(stage, 'not-the-owner@mail.example')
    expect((await undo(stranger, id, first?.savedAt ?? '')).status).toBe(404)
    expect(await told(client, id)).toEqual([['sent', null]])
    const exported = JSON.stringify((await client.get('/api/gdpr/export')).body)
    expect(exported).toContain('"stages":[')
  })
})
