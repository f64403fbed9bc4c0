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

it('takes the number of an identity card for no phone number', () => {
  const { facts } = readText(`Ana Ruiz

PERSONAL DETAILS
ID number    9403150999087
Contact number    072 555 0189`)
  expect(facts.phones.map(({ value }) => value)).toEqual(['072 555 0189'])
})

it('takes the heads of a table and a state before the country for no school and no degree', () => {
  const { education } = readText(`Ana Ruiz
ana@mail.example

EDUCATION
Board / University    Year of passing
Patapsco University, Baltimore, MD United States
Bachelor of Science 05/2012`).facts
  expect(education.map(({ institution, degree }) => [institution?.value, degree?.value])).toEqual([
    ['Patapsco University', 'Bachelor of Science'],
  ])
})

it('takes the exam below an apprenticeship for no course of its own', () => {
  const { education } = readText(`Ana Ruiz
ana@mail.example

AUSBILDUNG
2008 – 2011  Ausbildung zur Gesundheits- und Krankenpflegerin
Pflegeschule am Weinberg, Kassel
Abschluss: Staatsexamen (Note 1,7)`).facts
  expect(education.map(({ institution, degree }) => [institution?.value, degree?.value])).toEqual([
    ['Pflegeschule am Weinberg', 'Ausbildung'],
  ])
})

it.each([
  ['a year that ends in a bracket', '(until 2027) 905-555-0127', 'ana@mail.example', '905-555-0127'],
  ['the postal code before a dash', 'Detroit, MI 48205 - 313-555-0186', 'ana@mail.example', '313-555-0186'],
  ['the postal code before a dot', 'Detroit, MI 48205 . 313-555-0186', 'ana@mail.example', '313-555-0186'],
  [
    'the reader of a forwarded message',
    'To: jobs@freight.example\n313-555-0186',
    'ana@mail.example',
    '313-555-0186',
  ],
])('takes %s for no part of the contact details', (_, line, email, phone) => {
  const { facts } = readText(`Ana Ruiz\n${line}\nana@mail.example\n`)
  expect([facts.emails[0]?.value, facts.phones[0]?.value]).toEqual([email, phone])
})

it('joins an address that a narrow column cut at a hyphen', () =>
  expect(
    readText('Ana Ruiz\nana@okafor-\ndesign.example\nMotion designer\n').facts.emails.map(
      ({ value }) => value,
    ),
  ).toEqual(['ana@okafor-design.example']))

it('takes work on one’s own for no employer', () => {
  const { roles } = readText(`Ana Ruiz
ana@mail.example

## Experiencia
Electricista, por mi cuenta, 2019 - 2023
Electricista, Luz Norte S.L., 2015 - 2019
## Idiomas
Español`).facts
  expect(roles.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
    ['Electricista', undefined],
    ['Electricista', 'Luz Norte S.L.'],
  ])
})

it('joins the code of a country with the number below it', () =>
  expect(
    readText(
      'Ana Ruiz\nDate of birth: 23/08/1992 | Phone: (+32)\n455550127 (mobile) | ana@mail.example\n',
    ).facts.phones.map(({ value }) => value),
  ).toEqual(['(+32) 455550127']))

it("takes no referee's number for the person's", () => {
  const { phones } = readText(
    'Ada Lark\nPERSONAL DETAILS\nCell\t:\t073 555 0192\nEmail\t:\tada@mail.example\n\nREFERENCES\nName\t:\tMr Devan Otter\nCompany\t:\tHeron Beverages\nContact\t:\t033 555 0117',
  ).facts
  expect(phones.map(({ value }) => value)).toEqual(['073 555 0192'])
})
