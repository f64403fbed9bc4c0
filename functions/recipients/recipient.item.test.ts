import { expect, test } from 'vitest'
import { addUse, COMPANY_CAP, PERSON_CAP } from './recipient.item.ts'

const now = new Date('2026-03-31T00:00:00.000Z')
const day = (iso: string) => Date.parse(iso)

test('the first use of a person starts the counter', () => {
  expect(addUse(null, 'out_1', PERSON_CAP, now)).toEqual({
    kind: 'allowed',
    version: 0,
    uses: { out_1: 1774915200000 },
  })
})

test('a third email to one person within thirty days is refused, whoever the user is', () => {
  const item = {
    version: 2,
    uses: { out_1: day('2026-03-02T00:00:00.000Z'), out_2: day('2026-03-20T00:00:00.000Z') },
    objectedAt: null,
  }
  expect(addUse(item, 'out_3', PERSON_CAP, now)).toEqual({ kind: 'capped' })
})

test('a use falls out of the window after thirty days to the millisecond', () => {
  const item = {
    version: 2,
    uses: { out_1: day('2026-03-01T00:00:00.000Z'), out_2: day('2026-03-20T00:00:00.000Z') },
    objectedAt: null,
  }
  expect(addUse(item, 'out_3', PERSON_CAP, now)).toEqual({
    kind: 'allowed',
    version: 2,
    uses: { out_2: 1773964800000, out_3: 1774915200000 },
  })
})

test('a sixth email to one company within seven days is refused', () => {
  const uses = Object.fromEntries(
    [1, 2, 3, 4, 5].map((n) => [`out_${n}`, day(`2026-03-2${n + 4}T00:00:00.000Z`)]),
  )
  expect(addUse({ version: 5, uses, objectedAt: null }, 'out_6', COMPANY_CAP, now)).toEqual({
    kind: 'capped',
  })
})

test('an objection never expires', () => {
  expect(
    addUse({ version: 1, uses: {}, objectedAt: '2020-01-01T00:00:00.000Z' }, 'out_1', PERSON_CAP, now),
  ).toEqual({ kind: 'objected' })
})
