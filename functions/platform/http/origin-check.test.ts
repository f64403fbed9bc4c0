import { expect, test } from 'vitest'
import { originCheck } from './origin-check.ts'

function parts() {
  const state = { values: { ORIGIN_SECRET: 'first' }, reads: 0, now: Date.parse('2026-03-01T12:00:00.000Z') }
  const read = async () => {
    state.reads += 1
    return state.values
  }
  return { state, check: originCheck(read, { now: () => new Date(state.now) }) }
}

test('only the exact secret is accepted, and it is read once', async () => {
  const { state, check } = parts()
  expect([await check('first'), await check('firs'), await check(''), await check('first')]).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(state.reads).toBe(1)
})

test('a new secret is accepted a minute later, and wrong guesses cause no further reads', async () => {
  const { state, check } = parts()
  await check('first')
  state.values = { ORIGIN_SECRET: 'second' }
  expect(await check('second')).toBe(false)
  state.now += 60_000
  expect(await check('second')).toBe(true)
  expect([await check('first'), await check('third')]).toEqual([false, false])
  expect(state.reads).toBe(2)
})

test('while the secret is being rotated, the old one is accepted too', async () => {
  const { state, check } = parts()
  Object.assign(state.values, { ORIGIN_SECRET: 'second', ORIGIN_SECRET_OLD: 'first' })
  expect([await check('first'), await check('second')]).toEqual([true, true])
})

test('an empty secret accepts nothing', async () => {
  const { state, check } = parts()
  state.values = { ORIGIN_SECRET: '' }
  expect(await check('')).toBe(false)
})
