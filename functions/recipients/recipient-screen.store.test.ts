import { expect, test } from 'vitest'
import { testTable } from '#harness/platform/table/test-table.ts'
import { personKey } from './recipient.item.ts'
import { recipientScreen } from './recipient-screen.store.ts'

const table = await testTable()
const secrets = { fingerprint: (text: string) => `print of ${text}` }
const screen = recipientScreen(table, secrets)

test('people who objected are left out, whatever the case of their address, also when addresses repeat or are missing', async () => {
  await table.put({
    ...personKey('ada@firm.example', secrets),
    version: 1,
    uses: {},
    objectedAt: '2026-03-10T12:00:00.000Z',
  })
  const people = [
    { name: 'Ada', email: 'Ada@firm.example' },
    { name: 'Nobody', email: null },
    { name: 'Ben', email: 'ben@firm.example' },
    { name: 'Nobody else', email: null },
    { name: 'Ben again', email: 'ben@firm.example' },
  ]
  expect((await screen.withoutObjectors(people)).map(({ name }) => name)).toEqual([
    'Nobody',
    'Ben',
    'Nobody else',
    'Ben again',
  ])
})
