import { expect, test } from 'vitest'
import { buildAssignment } from '#engine/test/letters/assignments.ts'
import { readText } from '#engine/test/inside.ts'
import { SAMPLE_LETTER, SAMPLE_WRITER } from '#shared/sample/letter.ts'
import { SAMPLE_CONTACT, SAMPLE_POSTING } from '#shared/sample/posting.ts'
import { SAMPLE_RESUME } from '#shared/sample/resume.ts'
import type { Assignment } from '#engine/letters'
import { checkLetter } from '#engine/test/inside.ts'
import type { Letter } from '#engine/values/letter.ts'

const { text, facts } = readText(SAMPLE_RESUME)
const posted = [
  SAMPLE_POSTING.title,
  SAMPLE_POSTING.company,
  SAMPLE_POSTING.location,
  SAMPLE_POSTING.description,
].join('\n')
const { firstName, lastName, title } = SAMPLE_CONTACT
const blank = buildAssignment({ name: 'Maya Okafor', jobs: [] }, SAMPLE_POSTING, {
  contact: { firstName, lastName, title },
})
const assignment: Assignment = {
  ...blank,
  resumeText: text,
  facts,
  sender: { ...blank.sender, email: 'maya.okafor@example.com' },
  today: new Date('2026-11-27T06:55:34.000Z'),
}

const [greeting = '', ...rest] = SAMPLE_LETTER.body.split('\n\n')
const letter: Letter = {
  subject: SAMPLE_LETTER.subject,
  greeting,
  paragraphs: SAMPLE_LETTER.sentences.map((sentence) => [sentence]),
  signature: rest.at(-1)?.split('\n') ?? [],
  writer: SAMPLE_WRITER,
}

test('the sample letter of the landing page passes the check against its resume and posting', () => {
  const checked = checkLetter(assignment, letter)
  expect([checked.findings, checked.score]).toEqual([[], 100])
  expect([checked.subject, checked.body]).toEqual([SAMPLE_LETTER.subject, SAMPLE_LETTER.body])
})

test('its sources stand where they say', () => {
  const quoted = SAMPLE_LETTER.sentences
    .flatMap(({ sources }) => sources)
    .filter((source) => source.kind === 'resume' || source.kind === 'posting')
  expect(quoted).toHaveLength(10)
  expect(
    quoted.filter(
      ({ kind, start, end, quote }) => (kind === 'resume' ? text : posted).slice(start, end) !== quote,
    ),
  ).toEqual([])
})
