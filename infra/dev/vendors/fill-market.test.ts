import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fillMarket } from './fill-market.ts'

function fileWith(text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'market-')), 'market.json')
  writeFileSync(file, text)
  return file
}

const posting = { title: 'Welder', company: 'Own Works', country: 'de', city: 'Essen', text: 'We weld.' }

test('nothing is read without the setting', () => expect(() => fillMarket({})).not.toThrow())

test.each([
  ['{', 'cannot be read'],
  [JSON.stringify({ posts: [] }), 'Unrecognized key: "posts"'],
  [JSON.stringify({ postings: [{ ...posting, country: 'Germany' }] }), 'postings[0].country'],
  [
    JSON.stringify({ postings: [{ ...posting, city: 'Paris' }] }),
    'No city of the country in the form.\n  → at postings[0].city',
  ],
  [
    JSON.stringify({
      postings: [posting],
      people: [{ company: 'Other Works', firstName: 'A', lastName: 'B', title: 'CEO' }],
    }),
    'No posting of the file is by this company.\n  → at people[0].company',
  ],
])('a file with the content %s is refused with the reason', (text, says) => {
  const file = fileWith(text)
  expect(() => fillMarket({ MARKET_FILE: file })).toThrow(says)
  expect(() => fillMarket({ MARKET_FILE: file })).toThrow(`MARKET_FILE: ${file}`)
})
