import { describe, expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { isGuessable, plainPassword } from './password-rules.ts'

const OWNER = { email: 'noor.vance@staff.example', firstName: 'Noor', lastName: 'Vance' }

describe('a guessable password', () => {
  test.each([
    'password',
    'PASSWORD',
    'Sunshine',
    'trustno1',
    'password2026!',
    'Sunshine99',
    'aaaaaaaa',
    '12121212',
    'abcdabcdabcd',
    'noorvance',
    'Vance2026',
    'reachwell',
    'Reachwell!23',
    'staff.example',
    'NoorVance1!',
  ])('%s is guessable', (password) => {
    expect(isGuessable(password, OWNER)).toBe(true)
  })

  test.each([
    'an old password of ours',
    'k7-Wq2-pelican',
    'noor likes tall ships',
    'пароль-и-ещё-слово',
    'correct horse',
  ])('%s is not guessable', (password) => {
    expect(isGuessable(password, OWNER)).toBe(false)
  })

  test('the list has three thousand passwords of the allowed length', () => {
    expect([COMMON_PASSWORDS.size, [...COMMON_PASSWORDS].filter((password) => password.length < 8)]).toEqual([
      3_000,
      [],
    ])
  })
})

test('composed and decomposed letters are the same', () => {
  expect(plainPassword('cafe\u0301 au lait')).toBe('café au lait')
})
