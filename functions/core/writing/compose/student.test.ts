import { describe, expect, it } from 'vitest'
import { checkLetter } from '#core/writing/check/check-letter.ts'
import type { CheckedLetter } from '#core/writing/model.ts'
import { composer } from './composer.ts'
import { POSTINGS } from './testing/postings.ts'
import { studentAssignment } from './testing/student.ts'

const MARKETING = {
  title: 'Marketing Coordinator', company: 'Larkmoor', location: 'Los Angeles, CA',
  description: 'As Marketing Coordinator in our Content team in Los Angeles you will keep three social channels and write landing pages. This year we want to launch our first campaign in a second language. You bring experience in organising events with many suppliers and clear writing.',
}
const SENIOR = { ...MARKETING, title: 'Senior Marketing Coordinator' }

async function day(posting: Parameters<typeof studentAssignment>[0], count: number): Promise<CheckedLetter[]> {
  const written: (CheckedLetter & { company: string })[] = []
  for (let index = 0; index < count; index += 1) {
    const assignment = studentAssignment(posting, { entryId: `out_s${index}`, siblings: written.map(({ subject, body, company }) => ({ subject, body, company })) })
    written.push({ ...checkLetter(assignment, await composer().write(assignment, null)), company: 'Elsewhere' })
  }
  return written
}
const textOf = ({ letter }: CheckedLetter): string => letter.paragraphs.flat().map(({ text }) => text).join(' ')

describe('the letters of a student', async () => {
  const junior = await day(MARKETING, 16)
  const senior = await day(SENIOR, 10)
  const others = (await Promise.all(POSTINGS.map((posting) => day(posting, 1)))).flat()
  const all = [...junior, ...senior, ...others]

  it('pass the check', () => expect(all.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'E'))).toEqual([]))

  it('call no club and no volunteering a job', () => {
    for (const letter of all) expect(textOf(letter)).not.toMatch(/same job|my job|current job|in my work now|day job|I work/u)
  })

  it('say no order that the dates do not prove', () => {
    for (const letter of all) expect(textOf(letter)).not.toMatch(/Before that|Earlier/u)
  })

  it('tell a deed with its figure where it was done', () => {
    for (const letter of all) expect(textOf(letter)).toMatch(/(?:(?:As a member of|With) Brightside(?: at the University of Westmoor)?|(?:As a volunteer with|In my volunteer work with|As a Volunteer Swim Coach at) Lakeside Pool), I (?:led groups of 9|co-designed a 17-minute|plan two|coached classes of up to 15)/u)
  })

  it('keep one tense in a paragraph of deeds', () => {
    for (const { letter } of all) {
      for (const paragraph of letter.paragraphs) {
        const text = paragraph.map((sentence) => sentence.text).join(' ')
        expect(/\bI (?:also )?plan two/u.test(text) && /\bI (?:also )?(?:led groups|co-designed|coached)/u.test(text)).toBe(false)
      }
    }
  })

  it('say in plain words that they study', () => {
    for (const letter of all) expect(textOf(letter)).toMatch(/(?:studying|student of) Business Administration at the University of Westmoor|Business Administration, which I am studying at/u)
  })

  it('use the languages and networks that a posting asks for', () => {
    expect(junior.filter((letter) => /fluent in Spanish/u.test(textOf(letter))).length).toBeGreaterThan(3)
    expect(junior.filter((letter) => /Facebook, Instagram and TikTok/u.test(textOf(letter))).length).toBeGreaterThan(1)
  })

  it('ask a senior posting about the team, not for the job', () => {
    for (const letter of senior) {
      expect(textOf(letter)).toMatch(/junior|start of a career|earlier stage|starting role/u)
      expect(textOf(letter)).not.toMatch(/put my name forward|like to be considered,/u)
    }
  })
})
