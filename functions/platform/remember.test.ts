import { expect, test } from 'vitest'
import { remember } from './remember.ts'

test('works once for each text while there is room, and begins anew when there is none', () => {
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
