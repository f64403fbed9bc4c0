import { expect, test } from 'vitest'
import { jsonResume } from './json-resume.ts'
import type { Fact, ResumeFacts } from '../values/resume-facts.ts'
import { NO_FACTS, roleOf } from '../test/resume/facts.ts'

const span = { start: 0, end: 1 }
const fact = (value: string, confidence = 0.9): Fact => ({ value, span, quote: value, confidence })
const line = (text: string, of: string | null, confidence = 0.9) => ({
  id: `line-${text}`,
  statement: fact(text, confidence),
  numbers: [],
  role: of,
})

test('facts and their confidences have the shape of JSON Resume', () => {
  const facts: ResumeFacts = {
    ...NO_FACTS,
    name: fact('Ada Berg', 1),
    headline: fact('Nurse', 0.4),
    emails: [fact('ada@mail.example'), fact('second@mail.example')],
    phones: [fact('+1 503 555 0142', 0.8)],
    links: [
      fact('linkedin.com/in/adaberg', 0.7),
      fact('https://adaberg.example', 0.6),
      fact('adaberg.github.io', 0.5),
    ],
    location: fact('Portland, OR'),
    roles: [
      roleOf('role-1', {
        title: fact('Nurse'),
        employer: fact('Kestrel', 0.3),
        location: fact('Salem, OR'),
        start: fact('2019-03'),
        end: fact('present'),
      }),
      roleOf('role-2', { kind: 'rotation', title: fact('Student Nurse'), end: fact('2018') }),
      roleOf('role-3', {
        kind: 'volunteer',
        title: fact('Driver'),
        employer: fact('Blue Fern'),
        location: fact('Salem, OR'),
        start: fact('2015'),
      }),
    ],
    lines: [
      line('Led 3.', 'role-1', 0.95),
      line('Drove 4.', 'role-3'),
      line('Likes work.', null),
      line('Led 5.', 'role-1'),
    ],
    education: [
      {
        id: 'education-1',
        institution: fact('Denholm College'),
        degree: fact('BSc'),
        field: null,
        start: null,
        end: fact('2015', 0.2),
        span,
      },
    ],
    certificates: [
      {
        id: 'certificate-1',
        name: fact('Registered Nurse'),
        issuer: fact('Oregon'),
        region: null,
        year: fact('2016'),
        span,
      },
    ],
    skills: [{ ...fact('Epic'), id: 'skill-1' }],
    languages: [{ ...fact('Danish', 0.55), id: 'language-1' }],
    language: 'eng',
  }
  expect(JSON.parse(JSON.stringify(jsonResume(facts)))).toStrictEqual({
    basics: {
      name: 'Ada Berg',
      label: 'Nurse',
      email: 'ada@mail.example',
      phone: '+1 503 555 0142',
      url: 'https://adaberg.example',
      location: { address: 'Portland, OR' },
      profiles: [{ network: 'LinkedIn', url: 'linkedin.com/in/adaberg' }],
    },
    work: [
      {
        name: 'Kestrel',
        position: 'Nurse',
        location: 'Salem, OR',
        startDate: '2019-03',
        endDate: 'present',
        highlights: ['Led 3.', 'Led 5.'],
      },
      { position: 'Student Nurse', endDate: '2018', highlights: [] },
    ],
    volunteer: [
      { organization: 'Blue Fern', position: 'Driver', startDate: '2015', highlights: ['Drove 4.'] },
    ],
    projects: [],
    education: [{ institution: 'Denholm College', studyType: 'BSc', endDate: '2015' }],
    certificates: [{ name: 'Registered Nurse', issuer: 'Oregon', date: '2016' }],
    skills: [{ name: 'Epic' }],
    languages: [{ language: 'Danish' }],
    'x-language': 'eng',
    'x-confidence': {
      basics: {
        name: 1,
        label: 0.4,
        email: 0.9,
        phone: 0.8,
        url: 0.6,
        location: { address: 0.9 },
        profiles: [{ network: 0.7, url: 0.7 }],
      },
      work: [
        { name: 0.3, position: 0.9, location: 0.9, startDate: 0.9, endDate: 0.9, highlights: [0.95, 0.9] },
        { position: 0.9, endDate: 0.9, highlights: [] },
      ],
      volunteer: [{ organization: 0.9, position: 0.9, startDate: 0.9, highlights: [0.9] }],
      projects: [],
      education: [{ institution: 0.9, studyType: 0.9, endDate: 0.2 }],
      certificates: [{ name: 0.9, issuer: 0.9, date: 0.9 }],
      skills: [{ name: 0.9 }],
      languages: [{ language: 0.55 }],
    },
  })
})

test('facts that were not found are left out', () => {
  const empty = {
    basics: { profiles: [] },
    work: [],
    volunteer: [],
    projects: [],
    education: [],
    certificates: [],
    skills: [],
    languages: [],
  }
  expect(JSON.parse(JSON.stringify(jsonResume({ ...NO_FACTS, language: 'und' })))).toStrictEqual({
    ...empty,
    'x-language': 'und',
    'x-confidence': empty,
  })
})
