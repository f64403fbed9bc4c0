import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contracts } from '#shared/contracts/index.ts'
import { signedInAdmin } from '#harness/admin.ts'
import { readyUser } from '#harness/ready-user.ts'
import { seedPeople } from '#harness/seeded-people.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'

const stage = await testStage()
const { client: admin } = await signedInAdmin(stage, 'finder@staff.example')
const Found = contracts.findUsers.reply[200]

const search = async (text: string) =>
  Found.parse((await admin.get(`/api/admin/find?text=${encodeURIComponent(text)}`)).body)
const find = async (text: string) => (await search(text)).found.map(({ user, by }) => [user.email, by])
const idOf = async (client: Client) =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id

describe('a user is found', () => {
  test('by the beginning of the address or of the name in either order, whatever the case and accents', async () => {
    const client = await browserSession(stage, 'zo.quist@mail.example')
    await client.put('/api/user/profile', { firstName: 'Zoë', lastName: 'van der Quist' })
    expect(await find('ZO.Q')).toEqual([['zo.quist@mail.example', ['address']]])
    expect(await find('zoe')).toEqual([['zo.quist@mail.example', ['name']]])
    expect(await find('Zoë van der')).toEqual([['zo.quist@mail.example', ['name']]])
    expect(await find('van der quist zo')).toEqual([['zo.quist@mail.example', ['name']]])
    expect(await find('zo')).toEqual([['zo.quist@mail.example', ['address', 'name']]])
    expect(await find('quist@mail')).toEqual([])
    await client.put('/api/user/profile', { firstName: 'Zara', lastName: 'Quist' })
    expect([await find('zoe'), await find('zara')]).toEqual([[], [['zo.quist@mail.example', ['name']]]])
  })

  test('by the id, and by the ids of customer and subscription at Stripe', async () => {
    const owner = await trialBuyer(stage, 'payer')
    const id = await idOf(owner.client)
    expect(await find(id)).toEqual([['payer@mail.example', ['user']]])
    expect(await find(owner.customers()[0] ?? '')).toEqual([['payer@mail.example', ['customer']]])
    const subscription = owner.subscriptions()[0]?.id ?? ''
    expect(await find(subscription)).toEqual([['payer@mail.example', ['subscription']]])
    expect(await find(subscription.slice(0, -1))).toEqual([['payer@mail.example', ['subscription']]])
    expect([await find(id.slice(0, -1)), await find('cus_nobody')]).toEqual([[], []])
  })

  test('by the company of a draft, once however many postings it had', async () => {
    const client = await readyUser(stage, 'drafter@mail.example', 'trial', 'product-manager.txt')
    expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
    const first = async () => {
      const reply = await client.get('/api/email-outreach?page=1&limit=10')
      return z.object({ data: z.array(z.object({ companyName: z.string() })) }).parse(reply.body).data[0]
    }
    const company = (await waitFor(first, { what: 'the first email' })).companyName
    expect(await find(company.toUpperCase())).toEqual([['drafter@mail.example', ['company']]])
    expect(await find(company.slice(0, 4))).toContainEqual(['drafter@mail.example', ['company']])
  })

  test("by a ticket's number in any case, or in the subject of a mail, whatever became of the ticket", async () => {
    const client = await browserSession(stage, 'asker@mail.example')
    await browserSession(stage, 'rw-261127-7k3m9q@mail.example')
    const opened = await client.post('/api/support-tickets', { subject: 'Hello', message: 'Is it on?' })
    const { ticket } = z.object({ ticket: z.object({ ticketNumber: z.string() }) }).parse(opened.body)
    const number = ticket.ticketNumber
    const asker = [['asker@mail.example', ['ticket']]]
    expect([await find(number), await find(` ${number.toLowerCase()} `)]).toEqual([asker, asker])
    expect(await search(`Re: [${number}] Hello`)).toMatchObject({ ticketNumber: number, more: false })
    const path = `/api/admin/users/${await idOf(client)}/tickets/${number}`
    await admin.post(`${path}/answers`, { text: 'It is.', seen: 0 })
    expect(await find(number)).toEqual(asker)
    await admin.put(`${path}/status`, { status: 'closed' })
    expect(await find(number)).toEqual(asker)
    // Exactly this number: neither its beginning, nor an address that begins like one.
    expect([await find(number.slice(0, -1)), await find('RW-261127-7K3M9Q')]).toEqual([[], []])
    expect(await find('rw-261127-7k3m')).toEqual([['rw-261127-7k3m9q@mail.example', ['address']]])
    expect((await search('asker')).ticketNumber).toBe(null)
  })

  test('until the account is deleted', async () => {
    const client = await browserSession(stage, 'yvette.gone@mail.example')
    await client.put('/api/user/profile', { firstName: 'Yvette', lastName: 'Gone' })
    expect(await find('yvette')).toEqual([['yvette.gone@mail.example', ['address', 'name']]])
    expect((await admin.delete(`/api/admin/users/${await idOf(client)}`)).status).toBe(200)
    expect(await find('yvette')).toEqual([])
  })
})

test('a page is the most that is found, and it is said that there are more', async () => {
  const target = { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table }
  await seedPeople(target, 60, new Date('2026-03-10T09:00:00.000Z'))
  const { found, more } = await search('robin person')
  expect([found.length, more]).toEqual([25, true])
  expect(await find('robin person 000007')).toEqual([['person-000007@people.example', ['name']]])
})

test('one character, and nothing, are refused', async () => {
  expect((await admin.get('/api/admin/find?text=a')).status).toBe(400)
  expect((await admin.get('/api/admin/find')).status).toBe(400)
})

test('signs are searched as they are, and find nothing', async () => {
  expect([await find('%%'), await find('##'), await find('{}\u0000'), await find('usr_')]).toEqual([
    [],
    [],
    [],
    [],
  ])
})
