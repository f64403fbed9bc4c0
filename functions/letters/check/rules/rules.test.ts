import { describe, expect, it } from 'vitest'
import type { Assignment, Letter } from '#functions/letters/model.ts'
import { checkLetter } from '../check-letter.ts'
import { assignmentOf, withLine } from '#harness/letters/check/scene.ts'
import { planner } from '#harness/letters/check/scenes.ts'
import { grade } from './style.ts'
import { likeness } from './alike.ts'

const assignment = assignmentOf(planner)
const good = withLine(planner, assignment, 'That is what I would like to understand.')

/** Rule and severity of everything found, of one rule. */
function found(
  rule: string,
  letter: Letter,
  changed: Assignment = assignment,
  alreadyDrafted = false,
): string[] {
  return checkLetter(changed, letter, { alreadyDrafted })
    .findings.filter((finding) => finding.rule === rule)
    .map(({ severity }) => severity)
}
const said = (text: string, kind: 'opinion' | 'none' = 'opinion') => ({
  text,
  sources: kind === 'opinion' ? [{ kind: 'opinion' as const }] : [],
})
const words = (count: number): Letter => ({
  ...good,
  paragraphs: [[said(`${'word '.repeat(count - 1)}end.`)]],
})
const subject = (text: string): Letter => ({ ...good, subject: text })
const signed = (...signature: string[]): Letter => ({ ...good, signature })
const greeted = (greeting: string): Letter => ({ ...good, greeting })
const written = (...sentences: string[]): Letter => ({
  ...good,
  paragraphs: [sentences.map((text) => said(text))],
})
const to = (email: string, tier: 'A' | 'B' | 'C' = 'A'): Assignment => ({
  ...assignment,
  contact: { ...assignment.contact, email, tier },
})

it('scores the content of a letter, minus 25 for an error and 3 for a warning, never below 0', () => {
  expect(checkLetter(assignment, good)).toMatchObject({
    score: 24,
    findings: [],
    subject: 'A question about your opening',
  })
  expect(checkLetter(assignment, subject('Opening'))).toMatchObject({ score: 21 })
  expect(checkLetter(assignment, greeted('Dear Ms Solberg,'))).toMatchObject({ score: 0 })
  expect(
    checkLetter(assignment, { ...good, subject: '', greeting: '', paragraphs: [], signature: [] }),
  ).toMatchObject({ score: 0 })
})

it('a finding points to its place in the body', () => {
  const { body, findings } = checkLetter(assignment, withLine(planner, assignment, 'We met at the fair.'))
  expect(findings.map(({ rule, span }) => [rule, span && body.slice(span.start, span.end)])).toContainEqual([
    'L07',
    'We met',
  ])
})

it('L01 requires 40 to 150 words, best 50 to 125, and no other rule reads a far longer text', () => {
  expect([39, 40, 49, 50, 125, 126, 150, 151].map((count) => found('L01', words(count)).join(''))).toEqual([
    'E',
    'W',
    'W',
    '',
    '',
    'W',
    'W',
    'E',
  ])
  expect(checkLetter(assignment, words(2_000)).findings.map(({ rule }) => rule)).toEqual(['L01'])
})

describe('L02', () => {
  it.each([
    ['Planner with EDI in Bergen', ''],
    ['', 'E'],
    ['  ', 'E'],
    ['RE: your opening', 'E'],
    ['Fwd: your opening', 'E'],
    ['AW: your opening', 'E'],
    ['Re[2]: your opening', 'E'],
    ['Opening\r\nBcc: all@evil.example', 'E'],
    ['Reading about your opening', ''],
    ['Opening', 'W'],
    ['Hiring a planner in Bergen!', 'W'],
    ['PLANNER IN BERGEN', 'W'],
    ['A planner for Bergen 🚚', 'W'],
    ['One two of the many words on this line now', 'W'],
    [`A ${'b'.repeat(50)}`, ''],
    [`A ${'b'.repeat(60)}`, 'E'],
  ])('%j', (text, severities) => {
    expect(
      found('L02', subject(text))
        .join('')
        .replace(/^(E)E+$/, '$1'),
    ).toBe(severities)
  })
})

describe('L06 greeting', () => {
  it.each([
    ['Hi Ingrid,', ''],
    ['Dear Ingrid Solberg,', ''],
    ['Good morning Ingrid', ''],
    ['Bonjour Ingrid Solberg,', ''],
    ['Buenos días, Ingrid:', ''],
    ['Dear Ms Solberg,', 'E'],
    ['Dear Mr. Solberg,', 'E'],
    ['Hi Jonas,', 'E'],
    ['Hi Ingrid and Jonas,', 'E'],
    ['Hi there,', 'E'],
    ['Dear Hiring Manager,', 'E'],
    ['Hi Ingrit,', 'E'],
  ])('%s', (greeting, severities) => {
    expect(found('L06', greeted(greeting)).join('').slice(0, 1)).toBe(severities)
  })

  it('accepts the title of a contact who is recorded as a doctor', () => {
    const doctor: Assignment = {
      ...assignment,
      contact: { ...assignment.contact, title: 'Dr, Head of Logistics' },
    }
    expect(found('L06', greeted('Dear Dr Solberg,'), doctor)).toEqual([])
  })
})

it('L08 requires one ask, preferably a question', () => {
  const question = 'Would a call help?'
  const request = 'Please give me a call.'
  const wish = 'I would be glad to hear from you.'
  expect(found('L08', written('Coasts are long.'))).toEqual(['E', 'W'])
  expect(found('L08', written(question))).toEqual([])
  expect(found('L08', written(request))).toEqual(['W'])
  expect(found('L08', written(wish))).toEqual(['W'])
  expect(found('L08', written(question, request))).toEqual(['E'])
  expect(found('L08', written(question, wish))).toEqual([])
  expect(found('L08', written(`${question} ${question}`))).toEqual(['E'])
  expect(found('L08', written(question, question, question, question))).toEqual(['E', 'W'])
  expect(found('L08', written(question, 'If not, no reply is needed.'))).toEqual([])
})

it('L10 asks for short sentences, short paragraphs and plain words', () => {
  expect(found('L10', written('Coasts are long.', 'Trucks are slow.', 'Fish does not wait.'))).toEqual([])
  expect(found('L10', written('A b.', 'A b.', 'A b.', 'A b.'))).toEqual(['W'])
  expect(found('L10', written(`${'go '.repeat(26)}on.`))).toEqual(['W'])
  expect(
    found(
      'L10',
      written('Organisational interoperability necessitates multidisciplinary instrumentation capabilities.'),
    ),
  ).toEqual(['W'])
  expect(grade('The cat sat on the mat.')).toBeCloseTo(-1.45, 1)
})

it('L11 asks for an opening about the posting, and warns of stock phrases', () => {
  const opened = (text: string): Letter => ({
    ...good,
    paragraphs: [[{ text, sources: [{ kind: 'opinion' }] }]],
  })
  expect(found('L11', opened('You want delays kept under 2%.'))).toEqual([])
  expect(found('L11', opened('Good mornings begin early.'))).toEqual(['W'])
  expect(found('L11', opened('I hope this finds you well.'))).toEqual(['W', 'W'])
  expect(found('L11', { ...good, paragraphs: [] })).toEqual([])
})

it('L12 allows at most half of the sentences to begin with the writer', () => {
  expect(found('L12', written('I plan.', 'Trucks go.'))).toEqual([])
  expect(found('L12', written('I plan.', "I'm calm.", 'Trucks go.'))).toEqual(['W'])
  expect(found('L12', written('It is so.', 'In all, fine.'))).toEqual([])
})

it('L13 warns of worn phrases', () => {
  expect(found('L13', written('A passionate team player would leverage this.'))).toEqual(['W', 'W', 'W'])
  expect(found('L13', written('The slot plan took a winter to work.'))).toEqual([])
})

describe('L15', () => {
  it.each([
    [['Maya Okafor', 'maya.okafor@example.com'], ''],
    [['Maya Okafor', '+47 555 01 423'], ''],
    [['Maya Okafor', '0047 55501423'], ''],
    [['MAYA OKAFOR', 'https://www.linkedin.com/in/maya-okafor/'], ''],
    [['Maya Okafor', 'LinkedIn: linkedin.com/in/maya-okafor', 'Tel: +47 555 01 423'], ''],
    [['Best regards,', 'Maya Okafor', 'maya.okafor@example.com'], ''],
    [['Thank you,', 'Maya Okafor', '+47 555 01 423'], ''],
    [['Best regards,', 'maya.okafor@example.com'], 'E'],
    [['Best regards,', 'Kind regards,', 'Maya Okafor', 'maya.okafor@example.com'], 'E'],
    [['Chief Planner,', 'Maya Okafor', 'maya.okafor@example.com'], 'E'],
    [['Best regards, Jonas Weber,', 'Maya Okafor', 'maya.okafor@example.com'], 'E'],
    [['Maya', 'maya.okafor@example.com'], 'E'],
    [['Maya Okafor'], 'E'],
    [['Maya Okafor', 'Bergen'], 'E'],
    [['Maya Okafor', '+47 999 88 777'], 'E'],
    [['Jonas Weber', 'maya.okafor@example.com'], 'E'],
    [['Maya Okafor', 'maya.okafor@example.com', 'Certified by Nordlast Group'], 'E'],
    [[], 'E'],
  ])('%j', (lines, severities) => {
    expect(
      found('L15', signed(...lines))
        .join('')
        .slice(0, 1),
    ).toBe(severities)
  })

  it('accepts no other name than the chosen signer', () => {
    const married: Assignment = { ...assignment, sender: { ...assignment.sender, lastName: 'Berg' } }
    expect(found('L15', signed('Maya Okafor', 'maya.okafor@example.com'), married)).toEqual(['E'])
    expect(found('L15', signed('Maya Berg', 'maya.okafor@example.com'), married)).toEqual([])
  })

  it('requires a valid sender address', () => {
    const broken: Assignment = {
      ...assignment,
      sender: { ...assignment.sender, email: 'maya.okafor@example.com\nBcc: x@evil.example' },
    }
    expect(found('L15', signed('Maya Okafor', '+47 555 01 423'), broken)).toEqual(['E'])
  })

  it('a false degree below the name breaks L05', () => {
    expect(found('L05', signed('Maya Okafor', 'PhD', 'maya.okafor@example.com'))).toEqual(['E'])
  })
})

it('L16 asks for an easy way to decline', () => {
  expect(found('L16', written('Would a call help?', 'No reply is needed if it would not.'))).toEqual([])
  expect(found('L16', written('Would a call help?'))).toEqual(['W'])
  expect(found('L16', written('Would a call help, or is the role already filled?'))).toEqual([])
})

describe('L17', () => {
  const { body } = checkLetter(assignment, good)
  const sibling = (company: string, text: string): Assignment => ({
    ...assignment,
    todaysEmails: [{ subject: 'A question', body: text, company }],
  })
  const half = body.replace(
    'and I would like to know more about how the work is shared between people',
    'far from the roads and near the ferries of the fjords, where boats come late in winter',
  )

  it('refuses a copy', () => {
    expect(likeness(body, body)).toBe(1)
    expect(found('L17', good, sibling('Other Firm', body))).toEqual(['E'])
  })

  it('is stricter for letters to one company', () => {
    const small = body.replace('shared between people', 'divided among people')
    expect(likeness(body, small)).toBeGreaterThan(0.7)
    expect(likeness(body, small)).toBeLessThan(0.85)
    expect(found('L17', good, sibling('Fjordway Cargo', small))).toEqual(['E'])
    expect(found('L17', good, sibling('Other Firm', small))).toEqual([])
  })

  it('accepts a letter of which half is different', () => {
    expect(likeness(body, half)).toBeLessThan(0.7)
    expect(found('L17', good, sibling('fjordway cargo', half))).toEqual([])
  })
})

it('L18 requires one person at a company, with a verified address', () => {
  const bad = [
    'jobs@firm.example',
    'HR@firm.example',
    'info@firm.example',
    'careers-uk@firm.example',
    'no-reply@firm.example',
    'hr2@firm.example',
    'ingrid@gmail.com',
    'ingrid.s@proton.me',
    'not an address',
    'a@b.example, c@d.example',
  ]
  expect(bad.map((email) => found('L18', good, to(email)))).toEqual(bad.map(() => ['E']))
  expect(found('L18', good, to('ingrid.solberg@firm.example', 'C'))).toEqual(['E'])
  expect(
    [
      'ingrid.solberg@firm.example',
      'ingrid@firm.example',
      'it.andersen@firm.example',
      'infosolberg@firm.example',
    ].map((email) => found('L18', good, to(email, 'B'))),
  ).toEqual([[], [], [], []])
})

it('L20 allows only one draft', () => {
  expect(found('L20', good, assignment, true)).toEqual(['E'])
  expect(found('L20', good)).toEqual([])
})

it('L25 requires a fact about the writer, and no closing inside the letter in any language', () => {
  const saysNothing = ['E']
  expect(found('L25', written('Coasts are long.'))).toEqual(saysNothing)
  for (const closing of ['Kind regards.', 'Mit freundlichen Grüßen', 'Cordialement,', 'Saludos cordiales.'])
    expect(found('L25', written('Coasts are long.', closing))).toEqual([...saysNothing, 'E'])
})
