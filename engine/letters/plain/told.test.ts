import { expect, it } from 'vitest'
import type { LetterLanguage } from '../../values/letter-languages.ts'
import { toldOf } from './told.ts'

const said = (line: string, language: LetterLanguage, isPresent: boolean): string | null => {
  const told = toldOf(line, language, isPresent)
  return told === null ? null : `${told.verb} | ${told.rest}`
}

it.each([
  [
    'Introduced dock appointments, cutting waiting time to 38 minutes',
    'introduced | dock appointments, cutting waiting time to 38 minutes',
  ],
  ['Led a team of 12', 'led | a team of 12'],
  ['Successfully ran the night shift', 'successfully ran | the night shift'],
  ['Planned, wrote and edited the monthly report', 'planned, | wrote and edited the monthly report'],
  ['Precepted 21 nurses; 19 are still on the unit', 'precepted | 21 nurses; 19 are still on the unit'],
  [
    'Closed the books in five days; shortened the audit to two weeks',
    'closed | the books in five days and shortened the audit to two weeks',
  ],
  ['Worked with two schools', 'worked | with two schools'],
  ['Delivered to 45 ranches a week', 'delivered | to 45 ranches a week'],
  ['Responsible for payroll of 240 people', 'was | responsible for payroll of 240 people'],
  ['Promoted to shift lead in 2017', 'was | promoted to shift lead in 2017'],
])('English of a former job: %s', (line, told) => expect(said(line, 'en', false)).toBe(told))

it.each([
  ['a duty in the present tense of a former job', 'Manage a team of 12'],
  ['a gerund', 'Managing payroll for 310 employees'],
  ['a noun', 'Pick accuracy from 98.6% to 99.5%'],
  ['an adjective', 'Experienced nurse with a calm manner'],
  ['a passive without "was"', 'Named employee of the quarter twice'],
  ['a passive before a preposition', 'Based in Leeds with trips to Hull'],
  ['a fragment after a semicolon', 'Led the move to Kafka; 3 engineers, 14 services'],
  ['two sentences', 'Ran the shop. Opened a second one.'],
  ['a deed without its object', 'Launched May 2024, direct bookings went up around 20%'],
  ['the third person', 'Manages a team of 12'],
  ['a result without its subject', 'Moved 6 reports to Power BI, saves around 2 days a month'],
  ['a result without its verb', 'Fixed Sonar issues, code coverage from 58% to 79%'],
])('English makes no sentence of %s', (_, line) => expect(said(line, 'en', false)).toBeNull())

it.each<readonly [LetterLanguage, string, string | null]>([
  ['en', 'Manage a team of 12', 'manage | a team of 12'],
  ['en', 'Lead nurse on the night shift', null],
  ['en', 'Create budget forecasts for clients', 'create | budget forecasts for clients'],
  ['en', 'Precept three new nurses a year', 'precept | three new nurses a year'],
  ['en', 'Serve as charge nurse on two evenings', 'serve | as charge nurse on two evenings'],
  ['en', 'Mentor program for new nurses', null],
  ['en', 'Responsible for payroll', 'am | responsible for payroll'],
  ['de', 'Führte das digitale Belegwesen ein', 'führte | das digitale Belegwesen ein'],
  ['de', 'Verkürzung des Monatsabschlusses auf vier Tage', null],
  ['de', 'Stromverbrauch um 18 % gesenkt', null],
  ['fr', 'Encadré 14 étudiants en stage', 'encadré | 14 étudiants en stage'],
  ['fr', 'Réduction du coût matière', null],
  ['fr', 'Gérer le planning de six personnes', null],
  ['es', 'Reduje las diferencias de caja', 'reduje | las diferencias de caja'],
  ['es', 'Lideró un equipo de seis', null],
  ['es', 'Gestión de la caja', null],
])('%s of a present job: %s', (language, line, told) => expect(said(line, language, true)).toBe(told))
