import { describe, expect, test } from 'vitest'
import { cleanMessage, scriptErrorOf } from './script-error.ts'

const ORIGIN = 'https://site.example'

function thrown(message: string, stack: string, name = 'TypeError'): Error {
  const error = new Error(message)
  error.name = name
  error.stack = stack
  return error
}

describe('a message', () => {
  test.each([
    [
      "Cannot read properties of undefined (reading 'subject')",
      "Cannot read properties of undefined (reading 'subject')",
    ],
    [
      'Unexpected token \'D\', "Dear Ada, I"... is not valid JSON',
      "Unexpected token 'D', “…”... is not valid JSON",
    ],
    ["'#Ada Example' is not a valid selector", "'…' is not a valid selector"],
    ['No draft for ada@mail.example', 'No draft for an email'],
    ['GET https://site.example/api/drafts/4?token=abc#x failed', 'GET https://site.example failed'],
    ['Entry ent_01KA8T3V2Q5J7W9Y is gone, code 49301', 'Entry … is gone, code …'],
    ['Not closed: "Dear Ada', 'Not closed: “…”'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('%s', (message, expected) => {
    expect(cleanMessage(message)).toBe(expected)
  })
})

describe('an error', () => {
  test('is reported with its place in our own files, as V8 writes it', () => {
    const stack = [
      'TypeError: no',
      `    at openDraft (${ORIGIN}/assets/tracker-1a2b.js?entry=ent_1:3:120)`,
      '    at Array.map (<anonymous>)',
      `    at ${ORIGIN}/assets/index-3c4d.js:1:9`,
      '    at https://js.stripe.com/v3/:1:5',
    ].join('\n')
    expect(scriptErrorOf(thrown('no', stack), ORIGIN)).toEqual({
      type: 'TypeError',
      message: 'no',
      filename: `${ORIGIN}/assets/tracker-1a2b.js`,
      lineno: 3,
      colno: 120,
      stack: [
        'TypeError: no',
        `    at openDraft (${ORIGIN}/assets/tracker-1a2b.js:3:120)`,
        `    at ? (${ORIGIN}/assets/index-3c4d.js:1:9)`,
      ].join('\n'),
    })
  })

  test('and as Firefox and Safari do', () => {
    const stack = `openDraft@${ORIGIN}/assets/tracker-1a2b.js:3:120\n@${ORIGIN}/assets/index-3c4d.js:1:9`
    expect(scriptErrorOf(thrown('no', stack), ORIGIN)).toMatchObject({
      filename: `${ORIGIN}/assets/tracker-1a2b.js`,
      lineno: 3,
      colno: 120,
    })
  })

  test('of another site, of an extension, or without a place is not', () => {
    for (const stack of [
      'Error: no\n    at https://js.stripe.com/v3/:1:5',
      'Error: no\n    at chrome-extension://abc/content.js:1:5',
      'Error: no',
    ])
      expect(scriptErrorOf(thrown('no', stack), ORIGIN)).toBe(null)
    expect([scriptErrorOf('a text', ORIGIN), scriptErrorOf(null, ORIGIN)]).toEqual([null, null])
  })
})
