import { expect, test } from 'vitest'
import { jsonObjectIn } from './json-object.ts'

const OBJECT = { name: 'Ada }{ Example', at: 1, roles: [{ title: null }] }
const JSON_TEXT = JSON.stringify(OBJECT, null, 2)

test.each([
  ['alone', JSON_TEXT],
  ['in a fence', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
  [
    'in a fence without a language, with prose that has braces',
    `As {asked}:\n\`\`\`\n${JSON_TEXT}\n\`\`\`\nDone {so}.`,
  ],
  ['between sentences', `Here is what I read:\n${JSON_TEXT}\nTell me if you need more.`],
  ['after a thinking block', `<think>The header {"title": 1} is a trap.</think>\n${JSON_TEXT}`],
  [
    'between prose with braces and brackets',
    `I looked at {all} of [the 3 facts]: ${JSON_TEXT} That is {it}.`,
  ],
  ['after a shorter one', `{"plan": "first"}\n${JSON_TEXT}`],
  ['after reasoning', `<reasoning>{"title": 1}</reasoning>${JSON_TEXT}`],
  ['with commas before closing brackets', JSON_TEXT.replaceAll('null', 'null,').replace(']', ' , ]')],
  ['in a list of one', `[${JSON_TEXT}]`],
  ['after thinking whose opening tag is missing', `so the answer is {}.</thinking>${JSON_TEXT}`],
])('reads the object %s', (_, said) => expect(jsonObjectIn(said)).toEqual(OBJECT))

test.each([
  ['a raw line break inside a string', '{"text": "two\nlines"}', { text: 'two\nlines' }],
  ['commas and brackets inside a string', '{"text": "a,] b,}"}', { text: 'a,] b,}' }],
  ['escaped quotes', '{"text": "she said \\"{no}\\""}', { text: 'she said "{no}"' }],
  ['a key twice: the last counts', '{"at": 1, "at": 2}', { at: 2 }],
])('reads %s', (_, said, value) => expect(jsonObjectIn(said)).toEqual(value))

test.each([
  ['nothing', '', 'not_json'],
  ['prose', 'I am not able to help with this.', 'not_json'],
  ['a value that is not JSON', '{"at": NaN}', 'not_json'],
  ['a list of two', '[{"at": 1}, {"at": 2}]', 'not_json'],
  ['an object with something else inside', '{"at": undefined, "roles": [{"title": "Cook"}]}', 'not_json'],
  ['nothing but opening brackets', '[{'.repeat(29_000), 'not_json'],
  ['nesting without end', '['.repeat(29_000) + ']'.repeat(29_000), 'not_json'],
  ['half an object', '{"name": "Ada", "roles": [{"title": "Cook"}, {"ti', 'not_json'],
  ['brackets the wrong way round', '} and {', 'not_json'],
  ['an answer that is too long', `{"name": "${'x'.repeat(60_000)}"}`, 'too_long'],
])('refuses %s', (_, said, failure) =>
  expect(() => jsonObjectIn(said)).toThrow(expect.objectContaining({ name: 'ModelUnavailable', failure })),
)
