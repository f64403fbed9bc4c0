import { expect, it } from 'vitest'
import { buildAssignment } from '../../../test/letters/assignments.ts'
import { RESUMES } from '../../../test/letters/resumes.ts'
import { checkLetter } from '../check-letter.ts'

const POSTING = {
  title: 'Hardware-in-the-loop Software Engineer',
  company: 'Harbor Labs',
  location: 'Chicago, IL',
  description: 'You build test benches.',
}

const namesIn = (question: string, title = POSTING.title, of = 'L05'): readonly string[] =>
  checkLetter(buildAssignment(RESUMES.analyst, { ...POSTING, title }), {
    subject: 'From dashboards to test benches',
    greeting: 'Hello Maya,',
    paragraphs: [
      ['I trained 12 claims managers to write their own SQL queries at Larkfield Insurance.'],
      [question],
    ].map((sentences) => sentences.map((text) => ({ text, sources: [{ kind: 'opinion' as const }] }))),
    signature: ['Priya Raman', '+1 312 555 0142'],
    writer: 'scripted',
  })
    .findings.filter(({ rule }) => rule === of)
    .map(({ message }) => message)

it('takes the initials of a name in the posting for that name, and others for none', () => {
  expect(namesIn('Could somebody from data join your HIL team?')).toEqual([])
  expect(namesIn('Could somebody from data join your HXL team?')).toEqual(['"HXL" stands in no source.'])
})

it('takes the job that somebody writes about for no title of theirs', () => {
  expect(namesIn("I'm writing about the Director role.", 'Director, Analytics')).toEqual([])
  expect(namesIn("I'm the Director of analytics.", 'Director, Analytics')).toContain(
    '"Director" is no title of yours.',
  )
})

it('takes a code with the ending of several for that code', () => {
  expect(namesIn('Would you use your T1s for it?', 'Clerk for T1 papers')).toEqual([])
  expect(namesIn('Would you use your T2s for it?', 'Clerk for T1 papers')).toEqual([
    '"T2s" stands in no source.',
  ])
})

it('takes the initials of the job for that job, and others for another', () => {
  const of = (question: string) => namesIn(question, 'Senior Services Duty Officer', 'L06')
  expect(of('May I ask about the Senior SDO role?')).toEqual([])
  expect(of('May I ask about the Senior XDO role?')).toEqual([
    '"Senior XDO " is not the job that the letter is about.',
  ])
})
