import { expect, test } from 'vitest'
import { violationOf } from './policy-violation.ts'

test.each([
  [
    { 'effective-directive': 'img-src', 'blocked-uri': 'https://tracker.example/p.gif?of=ann' },
    'img-src',
    'https://tracker.example',
  ],
  [{ 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' }, 'script-src', 'inline'],
  [
    { 'violated-directive': "require-trusted-types-for 'script'", 'blocked-uri': 'trusted-types-sink' },
    'require-trusted-types-for',
    'trusted-types-sink',
  ],
  [{ 'effective-directive': 'fenced-frame-src', 'blocked-uri': 'data' }, 'other', 'data'],
  [{ 'effective-directive': 'ann@mail.example', 'blocked-uri': 'ann@mail.example' }, 'other', 'unknown'],
  [{ 'effective-directive': 'connect-src', 'blocked-uri': 'wss://chat.example/ann' }, 'connect-src', 'wss'],
  [{}, 'other', 'unknown'],
])('%j is counted by directive, and names no address', (report, directive, blocked) => {
  expect(violationOf(report)).toEqual({ directive, blocked })
})

test.each(['chrome-extension://abc/x.js', 'moz-extension://abc/x.js', 'safari-web-extension://abc/x.js'])(
  'what an extension of the browser tried is not ours: %s',
  (address) => {
    expect(violationOf({ 'effective-directive': 'script-src-elem', 'blocked-uri': address })).toBeNull()
  },
)
