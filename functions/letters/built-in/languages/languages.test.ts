import { describe, expect, it } from 'vitest'
import { LETTER_LANGUAGES } from '#shared/catalog/letters.ts'
import { textsOf } from './index.ts'
import type { Frames } from './letter-texts.ts'

const SLOTS = [
  'title',
  'hire',
  'company',
  'team',
  'need',
  'task',
  'brief',
  'concept',
  'role',
  'job',
  'other',
  'employer',
  'years',
  'origin',
  'Origin',
  'quoted',
  'list',
  'first',
  'whole',
  'from',
  'to',
]

const strings = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null && !(value instanceof RegExp)
      ? Object.values(value).flatMap(strings)
      : []

describe.each(LETTER_LANGUAGES)('%s', (language) => {
  const texts = textsOf(language)
  const has = (frames: Frames, part: string): readonly string[] =>
    frames.filter((frame) => !frame.includes(part))

  it('knows no other slots than those that are filled', () => {
    const used = new Set(
      strings(texts).flatMap((text) => [...text.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name)),
    )
    expect([...used].filter((name) => !SLOTS.includes(name ?? ''))).toEqual([])
  })
  it('asks one question, and the way out is none', () => {
    expect(
      Object.values(texts.ask)
        .flat()
        .filter((text) => !/^[^?]+\?$/u.test(text)),
    ).toEqual([])
    expect(
      Object.values(texts.wayOut)
        .flat()
        .filter((text) => /[?¿]/u.test(text) || !text.endsWith('.')),
    ).toEqual([])
  })
  it('quotes the need in every opening but the bare ones, and leads to every quoted line with a colon', () => {
    const { bare: _, ...openings } = texts.open
    expect(
      [...Object.values(openings), ...Object.values(texts.also)]
        .flat()
        .filter((text) => !/\{need\}|\{task\}/u.test(text)),
    ).toEqual([])
    expect(
      [...Object.values(texts.bridge), ...Object.values(texts.more)]
        .flat()
        .filter((text) => !text.endsWith(':')),
    ).toEqual([])
    expect(has(Object.values(texts.support).flat(), '{list}')).toEqual([])
  })
  it('has a sentence for every kind of opening, bridge and ask that needs nothing but what is always known', () => {
    const known = /\{(?!need|task|origin|Origin|quoted)/u
    const lists = { ...texts.bridge, ...texts.open, ...texts.ask, ...texts.more, ...texts.also }
    expect(
      Object.entries(lists)
        .filter(([, frames]) => frames.every((text) => known.test(text)))
        .map(([name]) => name),
    ).toEqual([])
  })
  it('says nothing twice in one list', () => {
    const lists = [texts.open, texts.bridge, texts.also, texts.more, texts.support, texts.ask, texts.wayOut]
      .flatMap((group) => Object.values(group))
      .filter(Array.isArray)
    expect(lists.filter((list) => new Set(list).size !== list.length)).toEqual([])
  })
})
