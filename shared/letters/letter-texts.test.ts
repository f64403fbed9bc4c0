import { describe, expect, it } from 'vitest'
import { LETTER_LANGUAGES, LETTER_TEXTS } from '#shared/catalog/letters.ts'
import type { Frames, LetterTexts } from './letter-texts.ts'

const SLOTS =
  'title|hire|a hire|company|team|need|task|brief|concept|role|a role|other|employer|from|to|years|' +
  'degree|field|school|study|a study|who|quoted|quote|line|date|list|first|whole'

const strings = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null && !(value instanceof RegExp)
      ? Object.values(value).flatMap(strings)
      : []

const openingsOf = ({ open, does }: LetterTexts) => ({ ...open, ...(does && { does: does.frames }) })

describe.each(LETTER_LANGUAGES)('%s', (language) => {
  const texts = LETTER_TEXTS[language]
  const has = (frames: Frames, part: string): readonly string[] =>
    frames.filter((frame) => !frame.includes(part))

  it('knows no other slots than those that are filled', () => {
    const used = new Set(
      strings(texts).flatMap((text) => [...text.matchAll(/\{([\w ]+)\}/gu)].map(([, name]) => name)),
    )
    expect([...used].filter((name) => !SLOTS.split('|').includes(name ?? ''))).toEqual([])
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
  it('takes up what is asked for in every opening but the bare ones, and leads to every line with a colon', () => {
    const { bare, ...openings } = openingsOf(texts)
    expect(
      Object.values(openings)
        .flat()
        .filter((text) => !/\{(?:need|task|quote|concept)\}/u.test(text)),
    ).toEqual([])
    expect(has(bare.slice(0, -1), '{who}')).toEqual([])
    expect(has(Object.values(texts.lead).flat(), '{quoted}')).toEqual([])
    expect(
      Object.values(texts.lead)
        .flat()
        .filter((text) => !text.endsWith(':')),
    ).toEqual([])
    expect(has(Object.values(texts.support).flat(), '{list}')).toEqual([])
    expect(has(Object.values(texts.next).flat(), '{')).toEqual([])
    const { answer, ...told } = texts.tell
    expect(has([...Object.values(told), ...Object.values(answer)].flat(), '{line}')).toEqual([])
  })
  it('has a sentence for every kind of opening, lead and ask that needs nothing but what is always known', () => {
    const known = /\{(?!need|task|quote|concept|quoted|line)/u
    const { answer: _, ...told } = texts.tell
    const lists: Readonly<Record<string, Frames>> = {
      ...told,
      ...texts.lead,
      ...openingsOf(texts),
      ...texts.ask,
    }
    expect(
      Object.entries(lists)
        .filter(([, frames]) => frames.every((text) => known.test(text)))
        .map(([name]) => name),
    ).toEqual([])
  })
  it('says nothing twice in one list', () => {
    const lists = [
      openingsOf(texts),
      texts.who,
      texts.lead,
      texts.tell,
      texts.next,
      texts.support,
      texts.gap,
      texts.ask,
      texts.wayOut,
    ]
      .flatMap((group) => Object.values(group))
      .filter(Array.isArray)
    expect(lists.filter((list) => new Set(list).size !== list.length)).toEqual([])
  })
})

it.each([
  ['Accountant', 'an '],
  ['HR Manager', 'an '],
  ['UX Designer', 'a '],
  ['M.Sc. in Informatik', 'an '],
  ['MSc in Physics', 'an '],
  ['BSc in Physics', 'a '],
  ['MBA', 'an '],
  ['University Lecturer', 'a '],
])('English says %s with "%s"', (name, article) => expect(LETTER_TEXTS.en.article(name)).toBe(article))
