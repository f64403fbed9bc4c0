import { describe, expect, test } from 'vitest'
import { ownKindOf } from './item-kinds.ts'
import { keys } from './keys.ts'
import { OTHER_ITEMS } from '../inventory/other-items.ts'
import { OWN_ITEMS } from '../inventory/own-items.ts'
import { STORES } from '../inventory/outside-stores.ts'

const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b))

/** A kind of key without a rule in the inventory does not compile here. */
const ROWS: Readonly<Record<keyof typeof keys, unknown>> = { ...OWN_ITEMS, ...OTHER_ITEMS }

describe('the inventory of personal data', () => {
  test('has a rule for export and deletion for every kind of item', () => {
    expect(sorted(Object.keys(keys))).toEqual(sorted(Object.keys(ROWS)))
  })

  test('gives each exported section a name of its own', () => {
    const sections = Object.values({ ...OWN_ITEMS, ...STORES }).flatMap(({ exported }) =>
      'as' in exported ? [exported.as] : [],
    )
    expect(sections.length).toBe(new Set(sections).size)
  })
})

test('the kind of an item is known from its sort key', () => {
  expect(ownKindOf(keys.profile('usr_1').sk)).toEqual({ kind: 'profile', id: '' })
  expect(ownKindOf(keys.usage('usr_1', '2026-11').sk)).toEqual({ kind: 'usage', id: '2026-11' })
  expect(ownKindOf(keys.email('usr_1', 'out_1').sk)).toEqual({ kind: 'email', id: 'out_1' })
  expect(ownKindOf(keys.ownIdentity('usr_1', 'issuer', 'subject').sk)).toEqual({
    kind: 'ownIdentity',
    id: 'issuer#subject',
  })
  expect(ownKindOf('PROFILE#1')).toBeNull()
  expect(ownKindOf('SOMETHING#1')).toBeNull()
})
