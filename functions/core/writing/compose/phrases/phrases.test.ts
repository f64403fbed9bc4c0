import { expect, it } from 'vitest'
import { asks, sentencesIn, WAY_OUT } from '#core/writing/check/text/asks.ts'
import { PLANS } from '../plans.ts'
import { DEEDS } from './deeds.ts'
import { ENDINGS } from './endings.ts'
import { MIDDLES } from './middles.ts'
import { OPENINGS } from './openings.ts'
import { GENERAL_SUBJECTS, SUBJECTS, TEAM_SUBJECTS } from './subjects.ts'

const plain = (pattern: string): string => pattern.replaceAll(/\{[\w:]+\}/gu, 'Buyer')
const everything = [OPENINGS, DEEDS, MIDDLES, ENDINGS].flatMap((group) => Object.values<readonly string[]>(group).flat())

it.each(ENDINGS.exit)('%j lets the reader off and asks for nothing', (line) => {
  expect(sentencesIn(line).some(({ text }) => WAY_OUT.test(text))).toBe(true)
  expect(asks(line)).toEqual([])
})

it.each([...ENDINGS.ask, ...ENDINGS.askEarly, ...ENDINGS.askJunior])('%j is one question', (line) => {
  expect(asks(plain(line)).map(({ question }) => question)).toEqual([true])
})

it.each(everything.filter((line) => !line.endsWith('?')))('%j asks for nothing, has no dash and no exclamation mark', (line) => {
  expect(asks(plain(line))).toEqual([])
  expect(line).not.toMatch(/[–—!]| - /u)
})

it('has no phrase twice', () => {
  for (const group of [OPENINGS, DEEDS, MIDDLES, ENDINGS]) for (const lines of Object.values<readonly string[]>(group)) expect(new Set(lines).size).toBe(lines.length)
  expect(new Set([...SUBJECTS, ...GENERAL_SUBJECTS]).size).toBe(SUBJECTS.length + GENERAL_SUBJECTS.length)
  expect(new Set(TEAM_SUBJECTS).size).toBe(TEAM_SUBJECTS.length)
})

it('has plans whose every step is a move', () => {
  expect(PLANS.length).toBeGreaterThanOrEqual(20)
  expect(PLANS.flatMap(({ paragraphs }) => paragraphs.flat()).filter(({ moves }) => moves.length === 0)).toEqual([])
})
