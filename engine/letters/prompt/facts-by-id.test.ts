import { describe, expect, it } from 'vitest'
import { withAdded } from '../../resume/review/owner-added.ts'
import { buildAssignment } from '../../test/letters/assignments.ts'
import { RESUMES } from '../../test/letters/resumes.ts'
import { factsById, renderFacts } from './facts-by-id.ts'

const ASSIGNMENT = buildAssignment(RESUMES.analyst)
const sheet = factsById(ASSIGNMENT)

describe('facts by id', () => {
  it('lists the present role first, each line below its own role, and the durations computed from dates', () => {
    expect(renderFacts(sheet.writer)).toBe(`R1 headline: Data Analyst
R2 lives in: Chicago, IL
R3 role: Data Analyst — Larkfield Insurance — 2021-03 to present (job, present)
R4 in that role: Built a claims dashboard in Looker used by 40 adjusters, cutting weekly report time by 60%.
R5 in that role: Automated month-end reporting with SQL and Python, saving 22 hours a month
R6 in that role: Designed data quality checks that caught 1,300 duplicate customer records
R7 in that role: Trained 12 claims managers to write their own SQL queries
R8 role: Junior Analyst — Tern & Co. — 2019-06 to 2021-02 (job)
R9 in that role: Reduced survey processing time from 5 days to 2 by rewriting the import scripts
R10 in that role: Prepared weekly sales reports for three regions
R11 education: BSc Statistics, Northfield University, 2019
R12 skill: SQL
R13 skill: Python
R14 skill: Looker
R15 skill: dbt
R16 skill: Excel
D1 Larkfield Insurance: 5 years 8 months (March 2021 to November 2026 (today) = 5 years 8 months)
D2 Tern & Co.: 1 year 8 months (June 2019 to February 2021 = 1 year 8 months)
D3 Since your BSc: about 7 years (2019 to November 2026 (today) = about 7 years)`)
  })

  it('maps each id to its places in the resume and the posting', () => {
    const quoteOf = (id: string) =>
      sheet.sources.get(id)?.map((source) => ('quote' in source ? source.quote : source.kind))
    expect(quoteOf('R3')).toEqual(['Data Analyst', 'Larkfield Insurance', '2021-03', 'present'])
    expect(quoteOf('R7')).toEqual(['Trained 12 claims managers to write their own SQL queries'])
    expect(quoteOf('D2')).toEqual(['Tern & Co.: 1 year 8 months'])
    expect(quoteOf('P0')).toEqual(['Senior Data Analyst\nHarbor Labs\nChicago, IL'])
    expect(sheet.sources.get('C1')).toEqual([
      {
        kind: 'contact',
        uri: 'https://company.example/team',
        seenAt: '2026-10-01',
        quote: 'Head of Analytics',
      },
    ])
    expect(sheet.sources.has('R17')).toBe(false)
  })

  it('lists the lines of the posting, each with its offsets in the text of job, company and description', () => {
    const duty = sheet.posting.find(({ text }) => text.includes('Automate month-end reporting'))
    expect(sheet.posting[0]?.text).toBe(
      'the job: Senior Data Analyst at Harbor Labs, Chicago, IL, team: Insights',
    )
    expect(duty?.sources).toEqual([
      {
        kind: 'posting',
        start: 216,
        end: 269,
        quote: '- Automate month-end reporting and reduce manual work',
      },
    ])
  })

  it('says what the reader has to do with the job', () => {
    const relation = (title: string | null) =>
      factsById(
        buildAssignment(RESUMES.nurse, undefined, { contact: { firstName: 'Li', lastName: 'Na', title } }),
      ).contact[1]?.text
    expect(relation('Talent Acquisition Manager')).toContain('works in hiring')
    expect(relation('Founder & CEO')).toContain('runs the company')
    expect(relation('Vice President, Sales')).toContain('the record does not say')
    expect(relation('Vice President Finance and Head of Audit')).toContain('heads an area')
    expect(relation('Leiterin Personal')).toContain('works in hiring')
    expect(relation('Head of Analytics')).toContain('heads an area')
    expect(relation('Welder')).toContain('the record does not say')
    expect(relation(null)).toContain('the record does not say')
  })

  it('distinguishes what the user added from what the resume says', () => {
    const added = {
      id: 'added-abc123',
      kind: 'achievement',
      text: 'Ran the audit of 2024 with two colleagues',
      role: 'role-0',
    } as const
    const { text: resumeText, facts } = withAdded(ASSIGNMENT.resumeText, ASSIGNMENT.facts, [
      added,
      { id: 'added-abc124', kind: 'availability', text: 'Free from 1 March', role: null },
    ])
    const { writer } = factsById({ ...ASSIGNMENT, resumeText, facts })
    expect(writer.filter(({ id }) => id?.startsWith('U')).map(({ id, text }) => `${id} ${text}`)).toEqual([
      'U1 in that role: Ran the audit of 2024 with two colleagues',
      'U2 when they can start: Free from 1 March',
    ])
  })

  it('shows lines of the resume that no fact holds', () => {
    const resumeText = `${ASSIGNMENT.resumeText}\nDriving licence class B`
    const unread = [{ start: ASSIGNMENT.resumeText.length + 1, end: resumeText.length }]
    const { writer, sources } = factsById({ ...ASSIGNMENT, resumeText, unread })
    const line = writer.find(({ text }) => text === 'as the resume says: Driving licence class B')
    expect(sources.get(line?.id ?? '')).toEqual([
      { kind: 'resume', ...unread[0], quote: 'Driving licence class B' },
    ])
  })

  it('says how well a language is spoken, as the resume does', () => {
    const resumeText = 'Languages: Czech (native), German: C1, English'
    const languages = ['Czech', 'German', 'English'].map((value) => {
      const start = resumeText.indexOf(value)
      return { id: value, value, quote: value, span: { start, end: start + value.length }, confidence: 1 }
    })
    const { writer } = factsById({ ...ASSIGNMENT, resumeText, facts: { ...ASSIGNMENT.facts, languages } })
    expect(writer.flatMap(({ text }) => (text.startsWith('speaks') ? [text] : []))).toEqual([
      'speaks: Czech (native)',
      'speaks: German: C1',
      'speaks: English',
    ])
  })

  it('shows long paragraphs sentence by sentence, and six thousand characters of the posting', () => {
    const description = `${'We plan routes for the whole country every day. '.repeat(12)}\n${'Line of the posting\n'.repeat(400)}`
    const { posting } = factsById(
      buildAssignment(RESUMES.analyst, { title: 'Planner', company: 'Kestrel', location: '', description }),
    )
    expect(posting[1]?.text).toBe('We plan routes for the whole country every day.')
    expect(posting.slice(1).reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(6_000)
  })

  it('leaves out doubtful facts and gives no id to facts that the source cut off', () => {
    const [first, ...others] = ASSIGNMENT.facts.lines
    if (first === undefined) throw new Error('The resume has no lines.')
    const doubtful = { ...first, statement: { ...first.statement, confidence: 0.4 } }
    const cut = buildAssignment(RESUMES.analyst, {
      title: 'Analyst',
      company: 'Harbor Labs',
      location: '',
      description: 'You will own dashboards in Looker for our clinics.\nYou will build the new data wareh…',
    })
    expect(
      renderFacts(
        factsById({ ...ASSIGNMENT, facts: { ...ASSIGNMENT.facts, lines: [doubtful, ...others] } }).writer,
      ),
    ).not.toContain('claims dashboard')
    expect(renderFacts(factsById(cut).posting)).toMatch(
      /^cut off by the source, may not be named: .*data wareh…$/mu,
    )
    expect(renderFacts(factsById(cut).posting)).toContain(
      'The source gives only the beginning of this posting',
    )
  })
})
