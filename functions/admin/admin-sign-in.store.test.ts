import { expect, test } from 'vitest'
import { adminLogins } from './admin-sign-in.store.ts'
import { adminToItem } from './admin.item.ts'
import { NOOR } from '#harness/admin/noor.ts'
import { storedItem } from '#platform/table/instant.ts'
import { keys, type Key } from '#platform/table/keys.ts'
import type { Item, Table } from '#platform/table/table.ts'

/** A table that only allows single reads, and records them. */
function reading(items: readonly Item[]): { table: Table; asked: Key[] } {
  const asked: Key[] = []
  const refuse = () => Promise.reject(new Error('only single reads are expected'))
  const get = async (key: Key) => {
    asked.push(key)
    return items.find(({ pk, sk }) => pk === key.pk && sk === key.sk) ?? null
  }
  return {
    asked,
    table: {
      name: 'table',
      get,
      getMany: refuse,
      query: refuse,
      put: refuse,
      update: refuse,
      remove: refuse,
      transact: refuse,
    },
  }
}

test('looking up an unknown address takes as many reads as a known one', async () => {
  const { table, asked } = reading([
    { ...keys.adminAddress(NOOR.email), adminId: NOOR.id },
    storedItem(adminToItem(NOOR, 'hash')),
  ])
  expect(await adminLogins(table).find('noor@staff.example')).toEqual({ admin: NOOR, passwordHash: 'hash' })
  expect(await adminLogins(table).find('nobody@staff.example')).toBe(null)
  expect(asked.map(({ pk }) => pk)).toEqual(['ADMIN#ADDRESS', 'ADMIN#LIST', 'ADMIN#ADDRESS', 'ADMIN#LIST'])
})
