import { expect, it } from 'vitest'
import { readText } from '../read-text.ts'

const FORM = `CURRICULUM VITAE

NAME: OKORO, ADA GRACE
SEX: Male
PHONE: 555 0142
E-MAIL: ada.okoro@mail.example

BIO DATA
State of Origin: Akwa Ibom

WORK EXPERIENCE
Store Clerk, Larkfield Hardware, Uyo
2020 - present
- Keep bin cards for 900 items

CERTIFICATES
Forklift licence, 2022
No HACCP certificate yet
Available for travel
`

it('reads a form: surname before the comma, no heading for a name, no sex for a place, no missing certificate', () => {
  const { facts } = readText(FORM)
  expect([
    facts.name?.value,
    facts.location?.value,
    facts.certificates.map(({ name }) => name?.value),
  ]).toEqual(['ADA GRACE OKORO', undefined, ['Forklift licence']])
})

it.each([
  ['ADEYANJU, BOLAJI PETER', 'BOLAJI PETER ADEYANJU'],
  ['HOUSTON, TEXAS', undefined],
])('takes the line %s above an address for the name %s', (line, name) => {
  const { facts } = readText(`CURRICULUM VITAE

${line}
No 4 Larkfield Close, Ibadan
GSM: 0800 555 0143

WORK EXPERIENCE
Technician, Bright Solar, Ibadan
2020 - present
- Install inverters
`)
  expect(facts.name?.value).toBe(name)
})
