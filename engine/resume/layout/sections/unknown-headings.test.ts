import { expect, it } from 'vitest'
import { readText } from '../read-text.ts'

const rolesIn = (text: string) =>
  readText(`Ana Ruiz\nana@mail.example\n\n${text}`).facts.roles.map(({ title, employer, start, end }) =>
    [title, employer, start, end].map((fact) => fact?.value ?? '-').join(' | '),
  )

it('a heading of unknown words above the jobs is no employer', () => {
  expect(
    rolesIn(`CAREER TO DATE

Building Surveyor, Wharfe Housing Association, Leeds    2017 – present
- Surveyed 450 homes a year

EDUCATION

HNC Building Studies, Otley Vale College, 2010

LANGUAGES

English`),
  ).toEqual(['Building Surveyor | Wharfe Housing Association | 2017 | present'])
})

it('headings of a word processor are headings in any words', () => {
  const { facts } = readText(`Ngozi Amaefule
ngozi@mail.example
## My Story
I am a patient person who loves beautiful things.
## What My Hands Can Do
- Butter, carrot and fruit cakes from scratch
## Where I Have Baked
Ngozi Bakes (my own business, from home), Lagos — 2022 till now
I take orders for weddings and birthdays.
Corner Bakery, Ajah — February to August 2021
Mixed batters and washed equipment for the decorator.
## Where I Learned
- Certificate in Cake Making, Dolapo School of Confectionery, Lagos (2021)
## Small Things About Me
I sing in the choir. I speak English and Igbo.`)
  expect(facts.roles.map(({ employer, start, end }) => [employer?.value, start?.value, end?.value])).toEqual([
    ['Ngozi Bakes', '2022', 'present'],
    ['Corner Bakery', '2021-02', '2021-08'],
  ])
  expect(facts.education.map(({ institution }) => institution?.value)).toEqual([
    'Dolapo School of Confectionery',
  ])
  expect(facts.languages.map(({ value }) => value)).toEqual(['English', 'Igbo'])
})

it('a heading of unknown words ends the jobs above it', () => {
  const { facts } = readText(`Ana Ruiz
ana@mail.example
## Experience
Staff Nurse, Hill Hospital, Leeds, 2019 - 2023
- Cared for six patients a shift
## Talks and writing
“What the alarm was trying to say”, poster, Nursing Day, 2025.
## Education
BSc Nursing, University of Wharfedale, 2018`)
  expect(facts.lines.map(({ statement, role }) => [statement.value, role === facts.roles[0]?.id])).toEqual([
    ['Cared for six patients a shift', true],
  ])
})

it('a heading may be a phrase with a year', () => {
  expect(
    rolesIn(`## Au volant depuis 2009
Transports Leduc, Amiens (2017 – aujourd'hui)
Chauffeur-livreur
## Études
CAP Mécanique, Lycée de l'Authie, 2006
## Langues
Français`),
  ).toEqual(['Chauffeur-livreur | Transports Leduc | 2017 | present'])
})

it('a phrase above entries that begin with their dates is a heading', () => {
  expect(
    rolesIn(`In der Praxis war ich schon
März 2025  Schülerpraktikum, Tischlerei Ohletz, Essen
- Kleine Kisten gebaut
Sommer 2024  Ferienjob, Baumarkt Hammer & Hobel, Mülheim
- Regale eingeräumt`),
  ).toEqual([
    'Schülerpraktikum | Tischlerei Ohletz | 2025-03 | 2025-03',
    'Ferienjob | Baumarkt Hammer & Hobel | 2024 | 2024',
  ])
})

it.each(['Dortmund, im November 2026', 'Erfurt, den 20.11.2026\nAna Ruiz', 'Fait à Lyon, le 3 mars 2026'])(
  'the place and date of a signature belong to no section: %s',
  (closing) => {
    const { facts } = readText(`Ana Ruiz\nana@mail.example\n\nKENNTNISSE\n\nExcel, SAP\n\n\n${closing}`)
    expect(facts.skills.map(({ value }) => value)).toEqual(['Excel', 'SAP'])
  },
)

it('courses that a researcher gives are no jobs', () =>
  expect(
    rolesIn(`EXPERIENCE

Lecturer in Biology, Calder Institute, Leeds    2019 – present
- Supervised four theses

TEACHING

2022 – present    Evolutionary Genetics, master’s level, University of Wharfedale`),
  ).toEqual(['Lecturer in Biology | Calder Institute | 2019 | present']))

it('capitals that no line below repeats are headings in any words, and so are those below a name whose contact details stand elsewhere', () => {
  const { facts } = readText(`Ana Ruiz
Vet nurse
MY LIFE AT THE CLINIC
Castle Animal Clinic, Leeds, 2014 – 2021
Veterinary Nurse
- Anaesthesia and bloods
LEARNING
Diploma in Nursing, Wharfe College, 2011 – 2014
FUN
Sea swimming, sheepdogs
SAY HELLO
ana@mail.example`)
  expect(facts.roles.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
    ['Veterinary Nurse', 'Castle Animal Clinic'],
  ])
  expect(facts.education.map(({ institution }) => institution?.value)).toEqual(['Wharfe College'])
  expect(facts.lines.map(({ statement }) => statement.value)).toEqual(['Anaesthesia and bloods'])
  expect(facts.emails.map(({ value }) => value)).toEqual(['ana@mail.example'])
})

it('a sign before headings is no bullet', () =>
  expect(
    rolesIn(`◆ Work experience
May 2021 – Present
Developer
Northpine Robotics Ltd
- Rebuilt the dashboard of a fleet
Jan 2018 – Apr 2021 | Ottawa
Software Developer
Tamarack Health Tech
- Wrote the booking of 340 clinics
◆ Education
BSc Physics, Wharfe College, 2016
◆ Side project
A widget for tides`),
  ).toEqual([
    'Developer | Northpine Robotics Ltd | 2021-05 | present',
    'Software Developer | Tamarack Health Tech | 2018-01 | 2021-04',
  ]))

it('an employer set like the headings is none, though lines stand between it and the dates', () =>
  expect(
    rolesIn(`## Experience
## Brightwater Packing
6 years 9 months
Senior Account Manager
March 2020 - Present (6 years 9 months)
Account Manager
February 2018 - March 2020 (2 years 2 months)
## Cartonworks
Sales Executive
June 2015 - January 2018 (2 years 8 months)
## Education
BA French, University of Wessex, 2015`),
  ).toEqual([
    'Senior Account Manager | Brightwater Packing | 2020-03 | present',
    'Account Manager | Brightwater Packing | 2018-02 | 2020-03',
    'Sales Executive | Cartonworks | 2015-06 | 2018-01',
  ]))

it('lists below unknown headings are languages, skills and certificates by what stands in them', () => {
  const { facts } = readText(`Ana Ruiz
ana@mail.example
## Experience
Driver, Kestrel Haulage Ltd, 2019 - 2023
## Tongues
Dutch · English · German
## My workbench
Figma, After Effects, paper
## Scheine
Staplerschein, Befähigungsschein
## In the evening
Chess, sourdough, skating
## Lernen
Ausbildung zur Industriekauffrau, Elbkontor Maschinen GmbH, 2009 bis 2011`)
  expect(facts.languages.map(({ value }) => value)).toEqual(['Dutch', 'English', 'German'])
  expect(facts.skills.map(({ value }) => value)).toEqual(['Figma', 'After Effects', 'paper'])
  expect(facts.certificates.map(({ name }) => name.value)).toEqual(['Staplerschein', 'Befähigungsschein'])
  expect(facts.education.map(({ institution, field }) => [institution?.value, field?.value])).toEqual([
    ['Elbkontor Maschinen GmbH', 'Industriekauffrau'],
  ])
  expect(facts.roles.map(({ employer }) => employer?.value)).toEqual(['Kestrel Haulage Ltd'])
})

it.each(['Stages', 'Prácticas', "Missions d'intérim", 'Internships', 'Praktika'])(
  'placements and agency work are jobs: %s',
  (heading) =>
    expect(
      rolesIn(`EXPERIENCE

Driver, Kestrel Haulage Ltd, 2019 - 2023

${heading.toUpperCase()}

Intern, Odile Films, Lyon, 2018`),
    ).toEqual(['Driver | Kestrel Haulage Ltd | 2019 | 2023', 'Intern | Odile Films | 2018 | 2018']),
)

it('what somebody did stands below fields of work where the jobs are only named', () => {
  const { lines, certificates } = readText(`Ana Ruiz
ana@mail.example

HR-RELATED EXPERIENCE

RECRUITING AND ONBOARDING

- Hired 140 hourly associates since 2018

TRAINING AND DEVELOPMENT

- Promoted 9 associates to key holder or manager

EMPLOYMENT HISTORY

Store Manager, Harlow Home, Columbus, OH   May 2018 – Present
Opened the second location.`).facts
  expect(lines.map(({ statement }) => statement.value)).toEqual([
    'Opened the second location.',
    'Hired 140 hourly associates since 2018',
    'Promoted 9 associates to key holder or manager',
  ])
  expect(certificates).toEqual([])
})

it('a break whose dates stand on the other side is none of the jobs', () =>
  expect(
    rolesIn(`EXPERIENCE

Driver, Kestrel Haulage Ltd     2016 – 2019
- Drove a truck
2014 – 2015     Laid off from the mine, looked after my father
Scoop Operator, Otter Mine Ltd     2004 – 2014
- Worked underground`),
  ).toEqual(['Driver | Kestrel Haulage Ltd | 2016 | 2019', 'Scoop Operator | Otter Mine Ltd | 2004 | 2014']))

it('a leave between two jobs takes none of their employers', () =>
  expect(
    rolesIn(`EXPÉRIENCE

Congé de maternité et parental     juin 2020 à juillet 2021
Infirmière, santé scolaire et vaccination     sept. 2017 à juin 2020
CISSS des Hauts-Plateaux, secteur Rimouski-Neigette
- 4 écoles primaires et 1 polyvalente`),
  ).toEqual([
    'Infirmière, santé scolaire et vaccination | CISSS des Hauts-Plateaux, secteur Rimouski-Neigette | 2017-09 | 2020-06',
  ]))

it('a job under Teaching is a job', () =>
  expect(
    rolesIn(`EXPERIENCE

Lecturer in Biology, Calder Institute, Leeds    2021 – present

TEACHING

Oct. 2018 – June 2021    Teaching Assistant, University of Wharfedale`),
  ).toEqual([
    'Lecturer in Biology | Calder Institute | 2021 | present',
    'Teaching Assistant | University of Wharfedale | 2018-10 | 2021-06',
  ]))

it('numbers before headings and a remark behind one are no part of them', () =>
  expect(
    rolesIn(`1. Personal statement
I have worked in local government for eleven years.
2. Employment history (most recent first)
Policy Officer, Leeds Council, 2018 - 2022
- Line managed two officers
3. Education
BSc Physics, Wharfe College, 2016`),
  ).toEqual(['Policy Officer | Leeds Council | 2018 | 2022']))

it('title and employer in capitals below their dates are no heading', () => {
  const { roles, lines } = readText(`Ana Ruiz
ana@mail.example

WORK EXPERIENCE

06/2021 – present   Coimbra, Portugal
LABORATORY TECHNICIAN, IMAGING UNIT
INSTITUTO DAS BIOCIÊNCIAS

- Booked the microscopes for 25 groups

10/2018 – 05/2021   Aveiro, Portugal
HISTOLOGY TECHNICIAN
CLÍNICA RIA NOVA

- Cut and stained 40 samples a day

EDUCATION AND TRAINING

2011 – 2016   Degree in Biology, University of Coimbra`).facts
  expect(roles.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
    ['LABORATORY TECHNICIAN, IMAGING UNIT', 'INSTITUTO DAS BIOCIÊNCIAS'],
    ['HISTOLOGY TECHNICIAN', 'CLÍNICA RIA NOVA'],
  ])
  expect(lines.map(({ statement }) => statement.value)).toEqual([
    'Booked the microscopes for 25 groups',
    'Cut and stained 40 samples a day',
  ])
})

it('a known heading below an empty line begins a section, even if the others are in capitals', () => {
  const { certificates, languages } = readText(`Ana Ruiz

CERTIFICATS
SST – 2024
PSC1 – 2016

Contact
ana@mail.example

Langues
Anglais : B2
Italien : A2

EXPÉRIENCE
2019 – 2021   Cuisinière, Auberge du Lac`).facts
  expect(certificates.map(({ name }) => name.value)).toEqual(['SST', 'PSC1'])
  expect(languages.map(({ value }) => value)).toEqual(['Anglais', 'Italien'])
})
