import { describe, expect, it } from 'vitest'
import { asOwnerReads } from '#core/resume/as-owner-reads.ts'
import { NO_REVIEW } from '#core/resume/review.ts'
import { checkLetter } from '#core/writing/check/check-letter.ts'
import { composer } from './composer.ts'
import { credentialsOf, heldFor } from './credentials.ts'
import { buildAssignment } from './testing/assignments.ts'
import { buildResume } from './testing/resume-builder.ts'
import { RESUMES } from './testing/resumes.ts'

it.each([
  ['RN, BLS, ACLS (American Heart Association), exp. 04/2026', ['BLS', 'ACLS']],
  ['JIB Gold Card, 18th Edition. Full clean UK driving licence.', ['JIB', '18th Edition', 'driving licence']],
  ['Studying for the CPA', []],
  ['CFA candidate, PMP', ['PMP']],
  ['BLS since 2019; BLS renewed 2025', ['BLS']],
  ['Led the CPAP clinic', []],
])('%j holds %j', (text, expected) => expect(credentialsOf(text).map(({ value }) => value)).toEqual(expected))

it('says where each stands', () => {
  const text = 'Certificates: NVQ Level 3 and PASMA'
  for (const { span, quote } of credentialsOf(text)) expect(text.slice(span.start, span.end)).toBe(quote)
})

describe('the certificates that a letter names', () => {
  const said = (certificates: readonly string[], posting: string, title = 'Nurse Educator') => {
    const { text, facts } = buildResume({ name: 'Ana Ruiz', jobs: [], certificates })
    const slots = heldFor(facts.certificates, text, posting, title)
    for (const source of Object.values(slots).flatMap((slot) => slot?.sources ?? [])) expect(source.kind === 'resume' && text.slice(source.start, source.end) === source.quote).toBe(true)
    return Object.entries(slots).map(([name, slot]) => `${name}: ${slot?.text ?? ''}`)
  }

  it.each([
    ['the profession’s own comes first', ['BLS', 'Registered Nurse (RN), Ohio', 'ServSafe'], 'BLS is required.', ['heldAs: Registered Nurse (RN)', 'heldToo: BLS']],
    ['one that says what it is', ['Registered Nurse (RN) License', 'ServSafe'], 'You teach.', ['heldOne: Registered Nurse (RN) License']],
    ['its level stays with it', ['AWS Certified Developer – Associate, Amazon'], 'AWS Certified Developer – Associate wanted.', ['held: AWS Certified Developer – Associate']],
    ['one that the posting asks for', ['Driving Licence'], 'A driving licence is needed.', ['heldOne: Driving Licence']],
    ['the owner’s own sentence, asked for', ['I hold an RN license in Ohio.'], 'RN wanted.', ['heldSaid: I hold an RN license in Ohio']],
    ['one on its way is not held', ['Nurse Practitioner (expected 2027)', 'CCRN candidate'], 'CCRN wanted.', []],
    ['nothing that nobody asks for', ['ServSafe', 'State Board Certificate'], 'You teach.', []],
  ])('%s', (_, certificates, posting, expected) => expect(said(certificates, posting)).toEqual(expected))

  it('may say itself that it is a certificate: what it is told with is no kind of one', async () => {
    const posting = { title: 'Product Manager', company: 'Lakeside Clinic', location: 'Columbus, OH', description: 'Run discovery with engineers.\nAWS Certified Developer wanted.' }
    const assignment = buildAssignment({ ...RESUMES.nurse, certificates: ['AWS Certified Developer'] }, posting)
    const { body, findings } = checkLetter(assignment, await composer().write(assignment, null))
    expect([body.match(/My certificates[^.]*\.|I hold[^.]*\./u)?.[0], findings.filter(({ severity }) => severity === 'E')]).toEqual(['My certificates include AWS Certified Developer.', []])
  })

  it('stand in a nurse’s letter, whether the resume names them or she added one', async () => {
    const posting = { title: 'Registered Nurse', company: 'Lakeside Clinic', location: 'Columbus, OH', description: 'Care for surgical patients on the night shift.\nTrain new nurses in wound care.\nBLS required.' }
    const assignment = buildAssignment({ ...RESUMES.nurse, certificates: ['Registered Nurse (RN) License'] }, posting)
    const added = asOwnerReads(assignment.resumeText, assignment.facts, { ...NO_REVIEW, added: [{ id: 'added-000001', kind: 'licence', text: 'BLS', role: null }] }, 'res_1')
    const bodies = [assignment, { ...assignment, resumeText: added.text, facts: added.facts }].map(async (one) => {
      const { body, findings } = checkLetter(one, await composer().write(one, null))
      return [/.*(?:hold|certificates).*/iu.exec(body)?.[0].match(/(?:I hold|My certificates)[^.]*\./u)?.[0], findings]
    })
    expect(await Promise.all(bodies)).toEqual([
      ['I hold the Registered Nurse (RN) License.', []],
      [expect.stringMatching(/^My certificates include Registered Nurse \(RN\) License and BLS\.$/u), []],
    ])
  })
})
