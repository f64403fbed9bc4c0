import { describe, expect, it } from 'vitest'
import { checkLetter } from '#core/writing/check/check-letter.ts'
import type { Assignment, CheckedLetter } from '#core/writing/model.ts'
import { bodyWords } from '#core/writing/render-letter.ts'
import { composer } from './composer.ts'
import { jaccard, shingles } from './likeness.ts'
import { buildAssignment } from './testing/assignments.ts'
import { CONTACTS, POSTINGS } from './testing/postings.ts'
import { RESUMES } from './testing/resumes.ts'

const writer = composer()
const compose = async (assignment: Assignment): Promise<CheckedLetter> => checkLetter(assignment, await writer.write(assignment, null))
const textOf = ({ letter }: CheckedLetter): string => letter.paragraphs.flat().map(({ text }) => text).join(' ')

async function day(resume: (typeof RESUMES)[keyof typeof RESUMES], postings: readonly (typeof POSTINGS)[number][]): Promise<CheckedLetter[]> {
  const written: (CheckedLetter & { company: string })[] = []
  for (const [index, posting] of postings.entries()) {
    const siblings = written.map(({ subject, body, company }) => ({ subject, body, company }))
    const assignment = buildAssignment(resume, posting, { entryId: `out_day${index}`, contact: CONTACTS[index % CONTACTS.length], siblings })
    written.push({ ...(await compose(assignment)), company: posting.company })
  }
  return written
}

function likest(letters: readonly CheckedLetter[]): number {
  const all = letters.map((letter) => shingles(textOf(letter)))
  return Math.max(...all.flatMap((one, at) => all.slice(at + 1).map((other) => jaccard(one, other))))
}

describe('every resume with every posting', async () => {
  const letters: { resume: string; letter: CheckedLetter }[] = []
  for (const [resume, spec] of Object.entries(RESUMES)) {
    for (const [index, posting] of POSTINGS.entries()) {
      letters.push({ resume, letter: await compose(buildAssignment(spec, posting, { entryId: `out_${resume}${index}`, contact: CONTACTS[index % CONTACTS.length] })) })
    }
  }

  it('passes the check without an error', () => {
    expect(letters.length).toBe(14 * 16)
    expect(letters.flatMap(({ letter }) => letter.findings.filter(({ severity }) => severity === 'E'))).toEqual([])
  })

  it('hardly ever has a warning', () => {
    expect(letters.filter(({ letter }) => letter.findings.length > 0).length).toBeLessThanOrEqual(2)
  })

  it('has the length that is read', () => {
    for (const { letter, resume } of letters) {
      expect(bodyWords(letter.letter)).toBeGreaterThanOrEqual(resume === 'bare' || resume === 'german' ? 50 : 55)
      expect(bodyWords(letter.letter)).toBeLessThanOrEqual(115)
      expect(letter.subject.length).toBeLessThan(50)
    }
  })

  it('quotes each source where it stands', () => {
    for (const { letter } of letters) for (const { sources } of letter.letter.paragraphs.flat()) expect(sources.length).toBeGreaterThan(0)
  })

  it('uses many plans: no opening words begin more than an eighth of the letters', () => {
    const openings = letters.map(({ letter }) => textOf(letter).split(' ').slice(0, 3).join(' '))
    const most = Math.max(...[...new Set(openings)].map((opening) => openings.filter((other) => other === opening).length))
    expect(most).toBeLessThanOrEqual(28)
  })
})

describe('a day of thirty drafts', () => {
  for (const name of ['analyst', 'nurse', 'longName'] as const) {
    it(`has no two alike for ${name}`, async () => {
      const letters = await day(RESUMES[name], [...POSTINGS, ...POSTINGS].slice(0, 30))
      expect(likest(letters)).toBeLessThan(0.35)
      expect(new Set(letters.map(({ subject }) => subject)).size).toBe(30)
      expect(letters.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'E'))).toEqual([])
    })
  }

  it('has no two alike to one company', async () => {
    const letters = await day(RESUMES.product, Array.from({ length: 5 }, () => POSTINGS[1]))
    expect(likest(letters)).toBeLessThan(0.4)
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(5)
  })
})

it('tells a deed wherever the resume has one, however little it has to do with the job', async () => {
  const did = ['Led groups of nine students in talks on business ethics', 'Instructed classes on basic swimming skills']
  const spec = { name: 'Leo Brandt', jobs: [{ title: 'Swim Coach', employer: 'Lakeside Club', from: '2013', to: '2014', did }] }
  const { letter } = await compose(buildAssignment(spec, { title: 'Software Engineer', company: 'Kite', location: 'Boston', description: '' }))
  expect(letter.paragraphs.flat().some(({ text }) => /\bI (?:also )?(?:led groups|instructed classes)/u.test(text))).toBe(true)
})

describe('one assignment', () => {
  it('gives the same letter again', async () => {
    const assignment = buildAssignment(RESUMES.analyst)
    expect(await writer.write(assignment, null)).toEqual(await writer.write(assignment, null))
  })

  it('gives another letter for another entry', async () => {
    const [one, other] = [await compose(buildAssignment(RESUMES.analyst)), await compose(buildAssignment(RESUMES.analyst, POSTINGS[0], { entryId: 'out_2' }))]
    expect(one.body).not.toBe(other.body)
  })

  it('gives a shorter letter without the faulty sentence after a finding', async () => {
    const assignment = buildAssignment(RESUMES.analyst)
    const first = await compose(assignment)
    const faulty = first.letter.paragraphs[1]?.[0]?.text ?? ''
    const start = first.body.indexOf(faulty)
    const again = await writer.write(assignment, { letter: first.letter, findings: [{ rule: 'L10', severity: 'W', message: 'long', span: { start, end: start + faulty.length } }] })
    expect(faulty).not.toBe('')
    expect(again.paragraphs.flat().map(({ text }) => text)).not.toContain(faulty)
    expect(bodyWords(again)).toBeLessThanOrEqual(85)
  })
})
