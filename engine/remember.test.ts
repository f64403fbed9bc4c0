import { expect, test } from 'vitest'
import { remember } from './remember.ts'

test('computes each text once while there is room, and empties the cache when it is full', () => {
  const asked: string[] = []
  const shout = remember((text) => {
    asked.push(text)
    return text.toUpperCase()
  }, 10)
  expect(['aaaa', 'bbbb', 'aaaa', 'bbbb', ''].map(shout)).toEqual(['AAAA', 'BBBB', 'AAAA', 'BBBB', ''])
  expect(asked).toEqual(['aaaa', 'bbbb', ''])
  expect(['cccc', 'bbbb', 'cccc'].map(shout)).toEqual(['CCCC', 'BBBB', 'CCCC'])
  expect(asked).toEqual(['aaaa', 'bbbb', '', 'cccc', 'bbbb'])
})
