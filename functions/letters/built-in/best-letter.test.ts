import { describe, expect, it } from 'vitest'
import { jaccard, shingles } from '../likeness.ts'
import type { Assignment, Letter } from '../model.ts'
import { bodyWords, renderBody } from '../render-letter.ts'
import { bestLetter } from './best-letter.ts'
import type { Material } from './model.ts'
import {
  accountant,
  chef,
  engineer,
  graduate,
  nurse,
  nurseWithoutAnswer,
} from '#harness/letters/built-in/letters.ts'

function written(material: Material, seed = material.assignment.emailId): Letter {
  const letter = bestLetter(material, seed)
  if (letter === null) throw new Error('no letter')
  return letter
}

/** The parts of the letter that tell lines of the resume, from "I" on. */
const toldIn = (letter: Letter): readonly string[] =>
  sentencesOf(letter).flatMap((text) => /I (?:also )?(?:cut|precepted|cared) .*$/u.exec(text)?.[0] ?? [])

const sentencesOf = (letter: Letter): readonly string[] => letter.paragraphs.flat().map(({ text }) => text)
const CUT = 'I cut catheter-associated infections by 38% in 18 months with a daily line-removal huddle.'
const CARED = 'I cared for four surgical patients a shift in a unit of 16 beds.'
const PRECEPTED = 'I precepted 21 new graduates; 19 are still on the unit after a year.'

describe('another version of a draft', () => {
  const before = written(nurse())
  const again = (
    wish: 'other_fact' | 'shorter' | 'warmer',
    rest: Partial<Material> = {},
    body = renderBody(before),
  ): Letter =>
    written({ ...nurse({ revision: { wish, before: { subject: before.subject, body } } }), ...rest })

  it('with another fact quotes no line of the previous one and opens differently', () => {
    const two = renderBody(before).replace(/ [^.]*I cared [^.]*\./u, '')
    expect(two).not.toContain(CARED)
    const next = again('other_fact', {}, two)
    expect(toldIn(next)).toEqual([CARED])
    expect(sentencesOf(next)[0]).not.toBe(sentencesOf(before)[0])
  })
  it('with another fact begins with another line when the previous one quotes them all', () => {
    expect(toldIn(before)).toEqual([
      CUT,
      'I also precepted 21 new graduates; 19 are still on the unit after a year.',
      CARED,
    ])
    expect(toldIn(again('other_fact'))[0]).toBe(PRECEPTED)
    expect(toldIn(again('other_fact'))).not.toContain(CUT)
  })
  it('that is shorter quotes one line and has at most 70 words', () => {
    const next = again('shorter', { isShort: true })
    expect(toldIn(next)).toEqual([CUT])
    expect(bodyWords(next)).toBeLessThanOrEqual(70)
  })
  it('that is shorter keeps the line of the previous one', () => {
    const other = again('other_fact')
    const revision = {
      wish: 'shorter',
      before: { subject: other.subject, body: renderBody(other) },
    } as const
    expect(toldIn(written({ ...nurse({ revision }), isShort: true }))).toEqual([PRECEPTED])
  })
  it('that is warmer begins differently', () => {
    const next = again('warmer', { tone: 'warm' })
    expect(sentencesOf(next)[0]).not.toBe(sentencesOf(before)[0])
    expect(next.greeting).toMatch(/^(?:Dear|Hello) Maya,$/u)
  })
})

describe('doubtful facts', () => {
  const doubtful = (change: (facts: Assignment['facts']) => Assignment['facts']): Letter => {
    const material = nurse()
    const facts = change(material.assignment.facts)
    const answers = material.matches.answers.map((answer) => ({
      ...answer,
      role: facts.roles[0] ?? null,
      line: facts.lines.find(({ id }) => id === answer.line.id) ?? answer.line,
    }))
    return written({
      ...material,
      assignment: { ...material.assignment, facts },
      matches: { ...material.matches, answers, strongest: facts.lines, certificates: facts.certificates },
    })
  }
  it('names the job by its title when the employer is doubtful', () => {
    const said = renderBody(
      doubtful((facts) => ({
        ...facts,
        roles: facts.roles.map((role) => ({
          ...role,
          employer: role.employer && { ...role.employer, confidence: 0.4 },
        })),
      })),
    )
    expect(said).toMatch(/[Aa]s a charge nurse, I cut/u)
    expect(said).not.toContain('Bayou Grove')
  })
  it('does not name the job when employer and title are doubtful', () => {
    const said = renderBody(
      doubtful((facts) => ({
        ...facts,
        roles: facts.roles.map((role) => ({ ...role, title: null, employer: null })),
      })),
    )
    expect(said).not.toMatch(/Bayou Grove|charge nurse|since/iu)
  })
  it('quotes no doubtful line and names no doubtful certificate', () => {
    const said = doubtful((facts) => ({
      ...facts,
      lines: facts.lines.map((line, at) =>
        at === 0 ? { ...line, statement: { ...line.statement, confidence: 0.4 } } : line,
      ),
      certificates: facts.certificates.map((held) => ({ ...held, name: { ...held.name, confidence: 0.4 } })),
    }))
    expect(toldIn(said)[0]).toBe(PRECEPTED)
    expect(renderBody(said)).not.toMatch(/38%|CCRN|compact/u)
  })
  it('writes no letter when there is no line', () =>
    expect(
      bestLetter({ ...nurse(), matches: { answers: [], strongest: [], certificates: [], shared: [] } }, 'x'),
    ).toBeNull())
})

it('an earlier job at the present employer is not told as if the writer had left', () => {
  const { assignment, matches, ...rest } = nurse()
  const [present, before] = assignment.facts.roles
  if (!present || !before) throw new Error('two jobs expected')
  const facts = { ...assignment.facts, roles: [present, { ...before, employer: present.employer }] }
  const letter = written({ ...rest, matches, assignment: { ...assignment, facts } })
  expect(renderBody(letter)).toContain(
    'As a staff nurse at Bayou Grove Hospital (2014 to 2019), I cared for four surgical patients a shift',
  )
})

describe('a job in another field that no line answers', () => {
  const searchedFor = (material: Material, jobTitle: string): Letter | null =>
    bestLetter({ ...material, assignment: { ...material.assignment, jobTitle } }, 'x')

  it('gets no letter where the user searches for something else', () =>
    expect(searchedFor(nurseWithoutAnswer(), 'Registered Nurse')).toBeNull())
  it('gets one where it is what the user searches for', () =>
    expect(searchedFor(nurseWithoutAnswer(), 'Clinic Coordinator')?.subject).toBe(
      'Clinic Coordinator at Otterstead',
    ))
  it('is no change of field when a job of the user is in the same one', () => {
    const { assignment, ...rest } = nurseWithoutAnswer()
    const posting = { ...assignment.posting, title: 'Cake Baker and Decorator' }
    const toBakery = (title: string): string => {
      const roles = assignment.facts.roles.map((role) => ({
        ...role,
        title: role.title && { ...role.title, value: title },
      }))
      const to = { ...assignment, posting, jobTitle: posting.title, facts: { ...assignment.facts, roles } }
      return renderBody(written({ ...rest, matches: { ...rest.matches }, assignment: to }))
    }
    expect(toBakery('Staff Nurse')).toMatch(/new to me|a change/u)
    expect(toBakery('Executive Chef')).not.toMatch(/new to me|a change/u)
  })
  it('gets a letter from a user who has had no job yet', () => {
    const material = graduate()
    const unanswered = { ...material, matches: { ...material.matches, answers: [] } }
    expect(searchedFor(unanswered, 'Diseñadora')).not.toBeNull()
  })
})

describe('letters of one run', () => {
  const todaysEmails: { subject: string; body: string; company: string }[] = []
  const letters = Array.from({ length: 30 }, (_, at) => {
    const letter = written(nurse({ todaysEmails: [...todaysEmails] }), `run ${at}`)
    todaysEmails.push({ subject: letter.subject, body: renderBody(letter), company: 'Otterstead Inc.' })
    return letter
  })
  const bodies = letters.map((letter) => shingles(sentencesOf(letter).join('\n')))
  it('differ, though all of them answer the same posting with the same resume', () => {
    const likest = bodies.flatMap((one, at) => bodies.slice(at + 1).map((other) => jaccard(one, other)))
    expect(likest.length).toBe(435)
    expect(likest.filter((likeness) => likeness >= 0.9)).toEqual([])
    expect(new Set(letters.map((letter) => sentencesOf(letter)[0])).size).toBeGreaterThan(5)
    expect(new Set(letters.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(3)
  })
  it('quote both lines that answer a need, and never the one that does not', () => {
    const counts = [CUT, PRECEPTED, 'Cared for four'].map(
      (line) => letters.filter((letter) => sentencesOf(letter).some((text) => text.includes(line))).length,
    )
    const [cut = 0, precepted = 0, cared] = counts
    expect(cut).toBeGreaterThan(10)
    expect(precepted).toBeGreaterThan(10)
    expect(cared).toBe(0)
  })
})

describe.each([
  ['English', nurse()],
  ['English, an engineer', engineer()],
  ['German', accountant()],
  ['French', chef()],
  ['Spanish', graduate()],
] as const)('a letter in %s', (_, material) => {
  it('is written the same way twice', () => expect(written(material)).toEqual(written(material)))
  it('has sources for every sentence', () => {
    const { paragraphs } = written(material)
    const { resumeText } = material.assignment
    const sources = paragraphs.flat().map((sentence) => sentence.sources)
    expect(sources.filter((of) => of.length === 0)).toEqual([])
    expect(
      sources
        .flat()
        .filter(
          (source) => source.kind === 'resume' && resumeText.slice(source.start, source.end) !== source.quote,
        ),
    ).toEqual([])
  })
})
