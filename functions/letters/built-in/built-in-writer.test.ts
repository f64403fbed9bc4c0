import { expect, it } from 'vitest'
import { checkLetter } from '../check/check-letter.ts'
import { WriterUnavailable } from '../model.ts'
import { renderBody } from '../render-letter.ts'
import { buildAssignment } from '#harness/letters/assignments.ts'
import { POSTINGS } from '#harness/letters/postings.ts'
import { RESUMES } from '#harness/letters/resumes.ts'
import { builtInWriter } from './built-in-writer.ts'

const PEOPLE = [RESUMES.analyst, RESUMES.product, RESUMES.nurse, RESUMES.warehouse, RESUMES.teacher]

it.each(POSTINGS.map((posting) => [posting.title, posting] as const))(
  'writes letters that pass the check: %s',
  async (_, posting) => {
    const errors = await Promise.all(
      PEOPLE.map(async (resume) => {
        const assignment = buildAssignment(resume, posting, { emailId: `out_${resume.name}` })
        const { findings } = checkLetter(assignment, await builtInWriter().write(assignment, null))
        return findings
          .filter(({ severity }) => severity === 'E')
          .map(({ rule, message }) => `${resume.name}: ${rule} ${message}`)
      }),
    )
    expect(errors.flat()).toEqual([])
  },
)

it('answers what the posting asks for with the line that fits', async () => {
  const assignment = buildAssignment(RESUMES.nurse, POSTINGS[2], { emailId: 'out_fit' })
  const [first = []] = (await builtInWriter().write(assignment, null)).paragraphs
  expect(first[0]?.text).toMatch(/ I introduced a handover checklist that cut medication errors by 30%\.$/u)
  expect(first.at(-1)?.text).toMatch(/ knowledge of wound care and medication safety\b/u)
})

it('writes another letter when one is refused', async () => {
  const assignment = buildAssignment(RESUMES.analyst)
  const letter = await builtInWriter().write(assignment, null)
  expect(await builtInWriter().write(assignment, null)).toEqual(letter)
  expect(renderBody(await builtInWriter().write(assignment, { letter, findings: [] }))).not.toBe(
    renderBody(letter),
  )
})

it('has nothing to say of a resume without lines', async () => {
  const assignment = buildAssignment({ name: 'Ana Ruiz', jobs: [] })
  await expect(builtInWriter().write(assignment, null)).rejects.toThrow(WriterUnavailable)
})
