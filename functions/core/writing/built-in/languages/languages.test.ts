import { describe, expect, it } from 'vitest'
import { LETTER_LANGUAGES } from '#shared/catalog/letters.ts'
import { textsOf } from './index.ts'
import type { Frames } from './letter-texts.ts'

const SLOTS = ['title', 'company', 'team', 'need', 'task', 'concept', 'Concept', 'role', 'employer', 'when', 'years', 'post', 'there', 'name', 'quoted', 'list', 'first', 'whole', 'from', 'to']

const strings = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : typeof value === 'object' && value !== null && !(value instanceof RegExp) ? Object.values(value).flatMap(strings) : [])

describe.each(LETTER_LANGUAGES)('%s', (language) => {
  const texts = textsOf(language)
  const has = (frames: Frames, part: string): readonly string[] => frames.filter((frame) => !frame.includes(part))

  it('knows no other slots than those that are filled', () => {
    const used = new Set(strings(texts).flatMap((text) => [...text.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name)))
    expect([...used].filter((name) => !SLOTS.includes(name ?? ''))).toEqual([])
  })
  it('asks one question, and the way out is none', () => {
    expect(Object.values(texts.ask).flat().filter((text) => !/^[^?]+\?$/u.test(text))).toEqual([])
    expect(Object.values(texts.wayOut).flat().filter((text) => /[?¿]/u.test(text) || !text.endsWith('.'))).toEqual([])
  })
  it('names the need or the job in every opening, and leads to every quoted line with a colon', () => {
    expect([...Object.values(texts.open.any).flat(), ...texts.open.goal, ...texts.open.duty, ...texts.open.asked].filter((text) => !/\{need\}|\{task\}/u.test(text))).toEqual([])
    expect([...Object.values(texts.proof).flat(), ...texts.more.same, ...texts.more.earlier].filter((text) => !text.endsWith(':'))).toEqual([])
    expect(has(Object.values(texts.support).flat(), '{list}')).toEqual([])
  })
  it('says nothing twice in one list', () => {
    const lists = [texts.open, texts.open.any, texts.proof, texts.more, texts.support, texts.ask, texts.wayOut].flatMap((group) => Object.values(group)).filter(Array.isArray)
    expect(lists.filter((list) => new Set(list).size !== list.length)).toEqual([])
  })
})
