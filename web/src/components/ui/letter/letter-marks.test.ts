import { expect, test } from 'vitest'
import { markSentences } from './letter-marks.ts'

const sentence = (text: string) => ({ text, sources: [] })

test('sentences are found across line breaks and paragraphs; the rest stays as it is', () => {
  const body = 'Hello Ada,\n\nI moved 14\nendpoints. It took a year.\n\nMaya\nmaya@example.com'
  expect(markSentences(body, [sentence('I moved 14 endpoints.'), sentence('It took a year.')])).toEqual([
    [{ text: 'Hello Ada,', sentence: null }],
    [
      { text: 'I moved 14\nendpoints.', sentence: 0 },
      { text: ' ', sentence: null },
      { text: 'It took a year.', sentence: 1 },
    ],
    [{ text: 'Maya\nmaya@example.com', sentence: null }],
  ])
})

test('a sentence that occurs twice is marked twice, in order', () => {
  expect(markSentences('Yes. Yes.', [sentence('Yes.'), sentence('Yes.')])).toEqual([
    [
      { text: 'Yes.', sentence: 0 },
      { text: ' ', sentence: null },
      { text: 'Yes.', sentence: 1 },
    ],
  ])
})

test('special characters of regular expressions are literal, and sentences not found are left out', () => {
  expect(
    markSentences('Was it $5 (net)? Yes.', [sentence('Was it $5 (net)?'), sentence('Not there.')]),
  ).toEqual([
    [
      { text: 'Was it $5 (net)?', sentence: 0 },
      { text: ' Yes.', sentence: null },
    ],
  ])
})
