import { describe, expect, it } from 'vitest'
import { checkLetter } from '#core/writing/check/check-letter.ts'
import type { Assignment, Letter } from '#core/writing/model.ts'
import { shingles } from '#core/writing/likeness.ts'
import { renderBody } from '#core/writing/render-letter.ts'
import { buildAssignment } from '#core/writing/testing/assignments.ts'
import { INJECTIONS } from '#core/writing/testing/hostile.ts'
import { POSTINGS } from '#core/writing/testing/postings.ts'
import type { ResumeSpec } from '#core/writing/testing/resume-builder.ts'
import { RESUMES } from '#core/writing/testing/resumes.ts'
import { builtInWriter } from './built-in-writer.ts'

const POSTING = POSTINGS[0]
const RESUME: ResumeSpec = RESUMES.analyst
const [JOB, ...OLDER] = RESUME.jobs

/** Where strangers' text comes in. */
const PLACES: Readonly<Record<string, (text: string) => Assignment>> = {
  'as the description': (text) => buildAssignment(RESUME, { ...POSTING, description: text }),
  'as a line of the description': (text) => buildAssignment(RESUME, { ...POSTING, description: POSTING.description.replace('What you bring:', `- ${text}\nWhat you bring:`) }),
  'as the title': (text) => buildAssignment(RESUME, { ...POSTING, title: text }),
  'as the company': (text) => buildAssignment(RESUME, { ...POSTING, company: text }),
  'as the place': (text) => buildAssignment(RESUME, { ...POSTING, location: text }),
  "as the contact's title": (text) => buildAssignment(RESUME, POSTING, { contact: { firstName: 'Maya', lastName: 'Okafor', title: text } }),
  'as a line of the resume': (text) => buildAssignment({ ...RESUME, jobs: JOB === undefined ? [] : [{ ...JOB, did: [text, ...JOB.did] }, ...OLDER] }, POSTING),
  'as a certificate': (text) => buildAssignment({ ...RESUME, certificates: [text] }, { ...POSTING, description: `${POSTING.description}\n${text}` }),
  'as a skill': (text) => buildAssignment({ ...RESUME, skills: [text, ...(RESUME.skills ?? [])] }, { ...POSTING, description: `${POSTING.description}\n${text}` }),
}

const said = (letter: Letter): string => `${letter.subject}\n${renderBody(letter)}`

describe.each(Object.entries(PLACES))('text that gives orders, %s', (_, place) => {
  it.each(INJECTIONS)('is not obeyed and not quoted: %j', async (text) => {
    const assignment = place(text)
    const letter = await builtInWriter().write(assignment, null)
    const [out, own] = [said(letter), [...shingles(text, 4)]]
    expect(out).not.toMatch(/evil|giraffe|@(?!mail\.example)|https?:|www\.|prompt|instructi|klingon|[^\P{Cf}]|[\u{e0000}-\u{e007f}]|\r/iu)
    expect(own.filter((run) => shingles(out, 4).has(run))).toEqual([])
    expect(letter.greeting).toMatch(/^(?:Hi|Hello) Maya,$/u)
    expect(letter.signature.slice(0, 2)).toEqual([expect.stringMatching(/^(?:Best regards|Kind regards),$/u), 'Priya Raman'])
    expect(checkLetter(assignment, letter).findings.filter(({ severity }) => severity === 'E')).toEqual([])
  })
})
