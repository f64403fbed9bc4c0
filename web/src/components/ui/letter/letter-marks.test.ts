import { expect, test } from 'vitest'
import { markSentences } from './letter-marks.ts'

const sentence = (text: string) => ({ text, sources: [] })

test('sentences are found across line breaks and paragraphs; the rest stays as it is', () => {
  const body = 'Hello Ada,\n\nI moved 14\nendpoints. It took a year.\n\nMaya\nmaya@example.com'
  expect(markSentences(body, [sentence('I moved 14 endpoints.'), sentence('It took a year.')])).toEqual([
    [{ text: 'Hello Ada,', number: null }],
    [
      { text: 'I moved 14\nendpoints.', number: 1 },
      { text: ' ', number: null },
      { text: 'It took a year.', number: 2 },
    ],
    [{ text: 'Maya\nmaya@example.com', number: null }],
  ])
})

test('a sentence that occurs twice is marked twice, in order', () => {
  expect(markSentences('Yes. Yes.', [sentence('Yes.'), sentence('Yes.')])).toEqual([
    [
      { text: 'Yes.', number: 1 },
      { text: ' ', number: null },
      { text: 'Yes.', number: 2 },
    ],
  ])
})

test('special characters of regular expressions are literal, and sentences not found are left out', () => {
  expect(
    markSentences('Was it $5 (net)? Yes.', [sentence('Was it $5 (net)?'), sentence('Not there.')]),
  ).toEqual([
    [
      { text: 'Was it $5 (net)?', number: 1 },
      { text: ' Yes.', number: null },
    ],
  ])
})
