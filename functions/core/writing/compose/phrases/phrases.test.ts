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

it('has no line that excuses itself, claims what nobody looked at, or asks above its place', () => {
  const gone = /in short|carries? over|carry over|can’t tell from|won’t claim|line-by-line|some of your list|be open about|as far as I can see|still open|you are filling|right desk|won’t write again unless|fix first|one-page|another angle|from the side|step to the side|somebody/iu
  expect(everything.filter((line) => gone.test(line))).toEqual([])
})

it('calls nothing a job but what fills the slots of one', () => {
  const jobFrames = [...DEEDS.tell, ...DEEDS.also].filter((line) => /\bjob\b/u.test(line))
  expect(jobFrames.length).toBeGreaterThan(3)
  expect(jobFrames.filter((line) => !/\{employer2?\}|\{sameJobDeed\}/u.test(line))).toEqual([])
})
