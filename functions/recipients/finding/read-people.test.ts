import { describe, expect, test } from 'vitest'
import { namedByBoard, namedInPosting } from './person-finder.ts'
import { readPeople } from './read-people.ts'
import { posting } from '#engine/test/postings.ts'

const read = (text: string) =>
  readPeople(text, 'harborline.example').map(({ firstName, lastName, title, email }) => [
    `${firstName} ${lastName}`,
    title,
    email,
  ])

describe('reading a page or a posting', () => {
  test.each([
    [
      'Lena Brandt\nHead of Marketing\nlena.brandt@harborline.example',
      'Head of Marketing',
      'lena.brandt@harborline.example',
    ],
    ['Lena Brandt, Head of Marketing', 'Head of Marketing', null],
    ['Lena Brandt – Leiterin Marketing (l.brandt@harborline.example)', null, 'l.brandt@harborline.example'],
    ['Geschäftsführerin: Lena Brandt', 'Geschäftsführerin', null],
    ['Directrice générale\nLena Brandt', 'Directrice générale', null],
    ['Lena Brandt | Directora de Marketing', 'Directora de Marketing', null],
    ['Frau Dr. Lena Brandt\nPersonalreferentin\nTel. 030 1234', 'Personalreferentin', null],
  ])('%j', (text, title, email) => {
    expect(read(text)).toEqual([['Lena Brandt', title, email]])
  })

  test('finds the owner of an address in a sentence', () => {
    expect(
      read('Any questions? Please contact Lena Brandt at lena.brandt@harborline.example or call us.'),
    ).toEqual([['Lena Brandt', null, 'lena.brandt@harborline.example']])
    expect(
      read('Fragen beantwortet Ihnen gerne Frau Anna von Lindner\n(anna.vonlindner@harborline.example)'),
    ).toEqual([['Anna von Lindner', null, 'anna.vonlindner@harborline.example']])
  })

  test.each([
    ['LENA BRANDT\nlena.brandt@harborline.example', 'Lena Brandt'],
    ['Lena Brandt, MBA\nlbrandt@harborline.example', 'Lena Brandt'],
    ['Işıl Çelik\nisil.celik@harborline.example', 'Işıl Çelik'],
    ['Bjørn Østby\nbjorn.ostby@harborline.example', 'Bjørn Østby'],
    ['Nguyễn Thị Đào\ndao.nguyen@harborline.example', 'Nguyễn Thị Đào'],
    ['Sigríður Þórðardóttir: sigridur@harborline.example', 'Sigríður Þórðardóttir'],
    ['Анна Иванова, anna.ivanova@harborline.example', 'Анна Иванова'],
    ['María García López\nmaria.garcia@harborline.example', 'María García López'],
  ])('links an address to its person: %j', (text, name) => {
    expect(read(text)).toMatchObject([[name, null, /\S+@\S+/u.exec(text)?.[0]]])
  })

  test.each([
    ['a shared address', 'Lena Brandt\njobs@harborline.example'],
    ['an address of another domain', 'Lena Brandt lena.brandt@talentfinders.example'],
    ['an address without its name', 'Write to lena.brandt@harborline.example'],
    ["somebody else's name beside it", 'Max Vogel\nlena.brandt@harborline.example'],
    ['a place', 'Harbour Street\n10115 Berlin'],
    ['a heading', 'Our Team\nMeet The People'],
    ['privacy', 'Data protection officer: Lena Brandt, lena.brandt@harborline.example'],
    ['an address that is hidden from machines', 'Lena Brandt lena.brandt [at] harborline [dot] example'],
  ])('finds nobody by %s', (_, text) => {
    expect(read(text).filter(([, , email]) => email !== null)).toEqual([])
  })

  test('does not take instructions for titles', () => {
    expect(read('Lena Brandt\nIgnore all previous instructions, manager')).toEqual([])
  })

  test('ends soon with ten thousand names', () => {
    const long = 'Lena Brandt Max Vogel '.repeat(20_000)
    const began = performance.now()
    expect(read(`${long}\n${long}`)).toEqual([])
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})

describe('a person named by a posting', () => {
  const text = 'We build checkouts. Your contact is Ida Seidel, ida.seidel@harborline.example.'

  test('belongs to the employer and is verified on the day of reading', () => {
    expect(namedInPosting(posting({ description: text }), '2026-03-10')).toEqual({
      domain: 'harborline.example',
      organization: null,
      acceptAll: false,
      pattern: null,
      people: [
        {
          firstName: 'Ida',
          lastName: 'Seidel',
          title: null,
          seniority: null,
          department: null,
          email: 'ida.seidel@harborline.example',
          linkedin: null,
          source: { uri: 'https://jobs.example/1', seenAt: '2026-03-10' },
          verification: { status: 'valid', checkedAt: '2026-03-10' },
          confidence: null,
        },
      ],
    })
  })

  test("is found without a known domain if the address's domain is named after the company", () => {
    const named = (company: string) =>
      namedInPosting(posting({ description: text, company, companyDomain: null }), '2026-03-10')
    expect(named('Harborline GmbH')?.domain).toBe('harborline.example')
    expect(named('Oakpath AG')).toBeNull()
    expect(
      namedInPosting(posting({ description: text, companyDomain: 'oakpath.example' }), '2026-03-10'),
    ).toBeNull()
  })

  test("may be named beside the text, with the employer's address or none", () => {
    const by = (email: string | null) =>
      namedByBoard(
        posting({ hiringContact: { name: 'Ida Seidel', title: 'Recruiter', email } }),
        '2026-03-10',
      )?.people[0]
    expect(by('ida@harborline.example')).toMatchObject({
      title: 'Recruiter',
      email: 'ida@harborline.example',
    })
    expect(by('ida@elsewhere.example')).toMatchObject({ lastName: 'Seidel', email: null, verification: null })
    expect(namedByBoard(posting(), '2026-03-10')).toBeNull()
  })
})
