import { expect, test } from 'vitest'
import { jsonObjectIn } from './json-object.ts'

const OBJECT = { name: 'Ada }{ Example', at: 1, roles: [{ title: null }] }
const JSON_TEXT = JSON.stringify(OBJECT, null, 2)

test.each([
  ['alone', JSON_TEXT],
  ['in a fence', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
  ['in a fence without a language, with prose that has braces', `As {asked}:\n\`\`\`\n${JSON_TEXT}\n\`\`\`\nDone {so}.`],
  ['between sentences', `Here is what I read:\n${JSON_TEXT}\nTell me if you need more.`],
  ['after a thinking block', `<think>The header {"title": 1} is a trap.</think>\n${JSON_TEXT}`],
  ['after thinking whose beginning the template has eaten', `so the answer is {}.</thinking>${JSON_TEXT}`],
])('the object is read %s', (_, said) => expect(jsonObjectIn(said)).toEqual(OBJECT))

test.each([
  ['nothing', '', 'not_json'],
  ['prose', 'I am not able to help with this.', 'not_json'],
  ['half an object', JSON_TEXT.slice(0, 30), 'not_json'],
  ['brackets the wrong way round', '} and {', 'not_json'],
  ['an endless answer', `{"name": "${'x'.repeat(60_000)}"}`, 'too_long'],
])('%s is refused', (_, said, failure) => expect(() => jsonObjectIn(said)).toThrow(expect.objectContaining({ name: 'ModelUnavailable', failure })))
