import { describe, expect, it } from 'vitest'
import type { ResumeFacts } from '../model.ts'
import { readText } from './read-text.ts'

const readFacts = (text: string): ResumeFacts => readText(text).facts

const read = (text: string) => readFacts(`Ana Ruiz\nana@mail.example\n\n${text}`)
const roles = (text: string) => read(`EXPERIENCE\n${text}`).roles.map(({ title, employer }) => [title?.value ?? null, employer?.value ?? null])

describe('a role whose first line is unusual', () => {
  it.each([
    ['Registered Nurse – Telemetry, Massachusetts General Hospital, Boston, MA\nJune 2019 – Present\n• Cared for 5 patients a shift', ['Registered Nurse – Telemetry', 'Massachusetts General Hospital']],
    ['Sous chef, Canoe Restaurant, Toronto. May 2019 to present\nHired and trained four line cooks.', ['Sous chef', 'Canoe Restaurant']],
    ['Supply Chain Planner\nKerry Group, Naas\nJan 2020 - Present\n- Planned production for 3 plants', ['Supply Chain Planner', 'Kerry Group']],
    ['Working Student Business Intelligence, BMW Group, Munich (04/2019 – 09/2021)\n- Supported reporting in SQL', ['Working Student Business Intelligence', 'BMW Group']],
    ['Salesforce, Singapore – Enterprise Account Executive, FSI (Feb 2020 – Present)\n- Managed 22 accounts', ['Enterprise Account Executive, FSI', 'Salesforce']],
  ])('%j', (text, expected) => expect(roles(text)).toEqual([expected]))
})

describe('a resume without bullets', () => {
  const text = `Whittle & Sons Electrical (self employed)          2016 to date
Rewires, consumer unit changes and charger installs for landlords and homeowners
Installed over 140 EV chargers since 2021

Balfour Beatty Kilpatrick       Mar 2009 - Dec 2015
Approved Electrician
Tested three phase distribution boards on two hospitals`

  it('has its roles, and no year of a deed begins another', () => {
    expect(roles(text)).toEqual([[null, 'Whittle & Sons Electrical'], ['Approved Electrician', 'Balfour Beatty Kilpatrick']])
  })

  it('has its deeds', () => {
    const facts = read(`EXPERIENCE\n${text}`)
    expect(facts.lines.map(({ statement, role }) => [facts.roles.findIndex(({ id }) => id === role), statement.value])).toEqual([
      [0, 'Installed over 140 EV chargers since 2021'],
      [1, 'Tested three phase distribution boards on two hospitals'],
    ])
  })
})

describe('the lines under a role', () => {
  const lines = (text: string) => read(`EXPERIENCE\nNurse, Hill Hospital, Leeds, 2019 - 2023\n${text}`).lines.map(({ statement }) => statement.value)
  it.each([
    ['prose is a line a sentence', 'Cared for six patients a shift. Trained ca. 40 students with J. Brandt on the ward.', ['Cared for six patients a shift.', 'Trained ca. 40 students with J. Brandt on the ward.']],
    ['prose with a sentence too short to stand alone is one', 'Cared for six patients a shift. Trained students.', ['Cared for six patients a shift. Trained students.']],
    ['a bullet is one', '- Cared for six patients a shift. Trained four students a year.', ['Cared for six patients a shift. Trained four students a year.']],
  ])('%s', (_, text, expected) => expect(lines(text)).toEqual(expected))
})

it('keeps the name of the next project out of the bullet above it', () => {
  const { roles: projects, lines } = read('PROJECTS\nBusBuddy (React Native, Firebase)\n- Implemented push notifications w/ Firebase Cloud Messaging\nSpam Classifier (Python, scikit-learn)\n- Trained two models on 33k emails')
  expect(lines.map(({ statement }) => statement.value)).toEqual(['Implemented push notifications w/ Firebase Cloud Messaging', 'Trained two models on 33k emails'])
  expect(projects.map(({ kind, title }) => [kind, title?.value])).toEqual([['project', 'BusBuddy (React Native, Firebase)'], ['project', 'Spam Classifier (Python, scikit-learn)']])
  expect(lines.map(({ role }) => role)).toEqual(projects.map(({ id }) => id))
})

it('takes projects of a field for a section of projects', () => {
  const { roles: found, lines } = read('UX PROJECTS\nLibrary app redesign, 2024\n- Ran 9 usability tests\n\nEXPERIENCE\nTeacher, East High School, 2013 - 2024')
  expect(found.map(({ kind, title }) => [kind, title?.value])).toEqual([['job', 'Teacher'], ['project', 'Library app redesign']])
  expect(lines.map(({ role }) => role)).toEqual([found[1]?.id])
})

describe('education', () => {
  const studied = (text: string) => read(`EDUCATION\n${text}`).education.map(({ institution, field }) => [institution?.value ?? null, field?.value ?? null])
  it.each([
    ['B.S. Accounting, University of Illinois at Urbana-Champaign — 2015', ['University of Illinois at Urbana-Champaign', 'Accounting']],
    ['Office Administration Diploma, SAIT, 2005', [null, null]],
  ])('%j', (text, expected) => expect(studied(text)).toEqual([expected]))
})

it('keeps languages apart from the skills of the line above', () => {
  const { skills, languages } = read('SKILLS\nSQL, Python, R, Tableau, Power BI, dbt, Airflow, Snowflake\nGerman (native), English (C1)')
  expect(skills.map(({ value }) => value).slice(-2)).toEqual(['Airflow', 'Snowflake'])
  expect(languages.map(({ value }) => value)).toEqual(['German', 'English'])
})
