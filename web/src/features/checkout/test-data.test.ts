import { expect, test } from 'vitest'
import { SEEDED_CODES } from '#emulators/stripe/seeds.ts'
import { TEST_CARDS as KNOWN_CARDS } from '#emulators/stripe/test-cards.ts'
import { TEST_CARDS, TEST_CODES } from './test-data.ts'

test('the test cards and codes are those that the dev environment knows', () => {
  expect(TEST_CARDS.map(({ value }) => value.replaceAll(' ', ''))).toEqual(
    KNOWN_CARDS.map(({ number }) => number),
  )
  expect(TEST_CODES).toEqual(SEEDED_CODES.map(({ code, what }) => ({ value: code, what })))
})
