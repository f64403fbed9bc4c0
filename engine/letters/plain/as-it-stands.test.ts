import { describe, expect, it } from 'vitest'
import type { FactField } from '../../values/fact-fields.ts'
import type { FactReview } from '../../values/fact-review.ts'
import { letterFrom } from '../../test/letters/letter-from.ts'
import { readText } from '../../resume/layout/read-text.ts'
import { studyOf } from './as-it-stands.ts'

const DID =
  '- Answered 60 calls a day from customers of three towns\n- Sorted the letters of nine departments every morning'
const CLERK = {
  title: 'Clerk',
  description: 'You answer calls and sort letters.\nRequirements:\n- A site card and Dutch',
}

it('the name of a job has the word of its language where an export says Present', async () =>
  expect(
    await letterFrom(
      `EXPERIENCIA
Larkfield Supply, S.L.
Administrativa
marzo de 2022 - Present (4 años 9 meses)
- Archivo de las cartas de nueve departamentos por la mañana
- Atención de 60 llamadas al día de los clientes de tres pueblos`,
      {
        title: 'Administrativa',
        description: 'Atiendes las llamadas de los clientes y archivas las cartas.',
      },
    ),
  ).toContain('Larkfield Supply, S.L., Administrativa, marzo de 2022 - actualidad:'))

it('a town behind a hyphen, and a picture before one, are set off by a comma', async () =>
  expect(
    await letterFrom(
      `EXPERIENCE
Clerk
Larkfield Supply-Detroit, MI\t▦ 2019 - present
${DID}`,
      CLERK,
    ),
  ).toContain('Clerk, Larkfield Supply, Detroit, MI, 2019 - present:'))

describe('a job that begins unlike the others of its resume', () => {
  const letter = (last: string) =>
    letterFrom(
      `EXPERIENCE
2019 – present\tClerk, Larkfield Supply
- Kept the books of two small companies in order

2015 – 2019\tClerk, Otter Mill
- Bought flour and sacks for the whole mill

${last}
${DID}`,
      CLERK,
    )

  it('is not named, nor are its lines told: it may be made of parts of others', async () => {
    const told = await letter('Swim teacher, Hill Pool\tsince 2013')
    expect(told).toContain('2019 – present, Clerk, Larkfield Supply')
    expect(told).not.toContain('Hill Pool')
  })

  it('is told where it begins like them', async () =>
    expect(await letter('2013 – 2015\tClerk, Hill Pool')).toContain('2013 – 2015, Clerk, Hill Pool:'))
})

describe('the name of a job', () => {
  const named = async (job: string) =>
    (await letterFrom(`EXPERIENCE\n${job}\n${DID}`, CLERK))
      .split('\n')
      .filter((line) => line.endsWith(':'))[1]

  it.each([
    [
      'Company     : Larkfield Supply Ltd\nDesignation : Clerk (May 2019 – present)',
      'Larkfield Supply Ltd, Clerk (May 2019 – present):',
    ],
    [
      '03/2020 – CURRENT Leeds, United Kingdom\nClerk, Larkfield Supply Ltd',
      '03/2020 – CURRENT, Leeds, United Kingdom, Clerk, Larkfield Supply Ltd:',
    ],
    [
      'Larkfield Supply, Leeds\t~14,000 orders a year\nClerk, May 2019 – present',
      'Larkfield Supply, Leeds, Clerk, May 2019 – present:',
    ],
    [
      'Larkfield Supply, Leeds\nClerk ◆ May 2019 – present',
      'Larkfield Supply, Leeds, Clerk, May 2019 – present:',
    ],
    [
      'Larkfield Supply, Leeds\nClerk\n03/2020 – present (parental leave 06/2022 – 08/2023)',
      'Larkfield Supply, Leeds, Clerk, 03/2020 – present (parental leave 06/2022 – 08/2023):',
    ],
    [
      'Clerk\tMay 2019 – present\nLarkfield Supply, Leeds',
      'Clerk, May 2019 – present, Larkfield Supply, Leeds:',
    ],
    [
      'Larkfield Supply, Leeds\t2014 – present\nClerk (since May 2022)',
      'Larkfield Supply, Leeds, 2014 – present, Clerk (since May 2022):',
    ],
    [
      'Otter Staffing, Leeds\t2019 – 2021\nClerk\nplaced at: Larkfield Supply, Northland',
      'Otter Staffing, Leeds, 2019 – 2021, Clerk:',
    ],
    [
      '01/03/2024 – Current\tClerk – Larkfield Supply B.V.\nCity: Leeds | Country: United Kingdom',
      '01/03/2024 – Current, Clerk – Larkfield Supply B.V.:',
    ],
    [
      'Company:\tLarkfield Supply Ltd\nPosition:\tClerk\nPeriod:\tMay 2021 to date\nDuties:',
      'Larkfield Supply Ltd, Clerk, May 2021 to date:',
    ],
    [
      'Larkfield Supply, Leeds\t2019 – present\nClerk\nMaternity leave Oct 2023 – July 2024; back full time since Sept 2025.',
      'Larkfield Supply, Leeds, 2019 – present, Clerk:',
    ],
    [
      'Larkfield Supply, Leeds\t08/2014 – present\nClerk (from Feb 2020), before that Apprentice',
      'Larkfield Supply, Leeds, 08/2014 – present, Clerk (from Feb 2020), before that Apprentice:',
    ],
    [
      'Larkfield Supply, Leeds\t2014 – present\nClerk, deputy lead (since\n03/2024)',
      'Larkfield Supply, Leeds, 2014 – present, Clerk, deputy lead (since 03/2024):',
    ],
    [
      'Employer\tLarkfield Supply Ltd\nPosition\tClerk\nPeriod\tMay 2021 to date\nDuties',
      'Larkfield Supply Ltd, Clerk, May 2021 to date:',
    ],
    [
      'Larkfield Supply, Leeds\nClerk ............ Aug 2022 - present',
      'Larkfield Supply, Leeds, Clerk, Aug 2022 - present:',
    ],
    [
      'Larkfield Supply, Leeds\nClerk II\t4/2024 - present\nClerk I\t09/21 - 4/2024',
      'Larkfield Supply, Leeds, Clerk II, 4/2024 - present, Clerk I, 09/21 - 4/2024:',
    ],
    [
      'Employer\t:\tLarkfield Supply Ltd\nPosition\t:\tClerk\nPeriod\t\t:\tMay 2021 to date\nReporting to\t:\tHead Clerk\n\nDuties:',
      'Larkfield Supply Ltd, Clerk, May 2021 to date:',
    ],
    ['Clerk, Larkfield Hotel ***\t2019 – present', 'Clerk, Larkfield Hotel ***, 2019 – present:'],
    ['2022 –\tClerk, Larkfield Supply, 41 people.', '2022–, Clerk, Larkfield Supply, 41 people:'],
  ])('is the lines that name and date it: "%s"', async (job, name) => expect(await named(job)).toBe(name))

  it('leaves out the whole time at the employer beside the dates of the job', async () => {
    const body = await letterFrom(
      `EXPERIENCE\n06/2014 – present\tLarkfield Supply, Leeds\nHead Clerk (since May 2021)\n${DID}\nClerk (06/2014 – 05/2021)\n- Counted the stock of calls and letters at the end of each year`,
      CLERK,
    )
    expect(body).toContain('06/2014 – present, Larkfield Supply, Leeds, Head Clerk (since May 2021):\n')
    expect(body).toContain('\n\nLarkfield Supply, Leeds, Clerk (06/2014 – 05/2021):\n')
  })

  it('leaves out the heading of its section', async () => {
    const body = await letterFrom(
      `Employment\tLarkfield Supply LLP, Leeds\tNov 2019 – present\n\tClerk\n${DID}`,
      CLERK,
    )
    expect(body).toContain('\n\nLarkfield Supply LLP, Leeds, Nov 2019 – present, Clerk:\n')
  })

  it('is told of no job that stands below another title from the same beginning', async () => {
    const body = await letterFrom(
      `EXPERIENCE\nHead Clerk, Otter House\t2023 – present\n${DID}\n\n2020 – 2023\tClerk, Letter Room (since 2022)\n\tClerk in Training, Call Room (2020 – 2022)\n\tLarkfield Supply\n- Counted the stock of calls and letters at the end of each year`,
      CLERK,
    )
    expect(body).not.toContain('Clerk in Training')
  })

  it('is told of no job whose employer is named elsewhere', async () => {
    const former =
      'Clerk, same company\t2014 – 2018\n- Counted the stock of calls and letters at the end of each year'
    const body = await letterFrom(
      `EXPERIENCE\nHead Clerk, Larkfield Supply\t2018 – present\n${DID}\n${former}`,
      CLERK,
    )
    expect(body).not.toContain('same company')
  })
})

describe('a job of which a review took something out', () => {
  const JOB = `EXPERIENCE\nClerk | Larkfield Supply, Leeds | Mar 2020 – Present\n${DID}`
  const named = async (review: (roleId: string) => Partial<FactReview>) =>
    (await letterFrom(JOB, CLERK, '', ({ roles: [role] }) => review(role?.id ?? '')))
      .split('\n')
      .filter((line) => line.endsWith(':'))[1]
  const correct =
    (...values: readonly (readonly [FactField, string])[]) =>
    (item: string) => ({
      corrections: values.map(([field, value]) => ({ item, field, value, was: null })),
    })

  it.each([
    [correct(['employer', 'Otter House']), 'Clerk, Otter House, Mar 2020 – Present:'],
    [correct(['title', 'Head Clerk']), 'Head Clerk, Larkfield Supply, Mar 2020 – Present:'],
    [correct(['end', '2024-05']), 'Clerk, Larkfield Supply, Mar 2020, 05/2024:'],
    [() => ({}), 'Clerk, Larkfield Supply, Leeds, Mar 2020 – Present:'],
  ])('is named by what counts', async (review, name) => expect(await named(review)).toBe(name))
})

describe('a line with what the posting asks for', () => {
  const told = async (lines: string, posting = CLERK) =>
    /Also on my resume:\n- (.*)\n/u.exec(
      await letterFrom(`EXPERIENCE\nClerk, Larkfield Supply\t2019 – present\n${DID}`, posting, lines),
    )?.[1]

  it.each([
    ['Clerk', 'fluent Dutch', 'Dutch: B2', 'Dutch: B2'],
    ['Clerk', 'fluent Dutch', 'Dutch: B1', undefined],
    ['Clerk', 'Dutch (C1)', 'Dutch: C2', 'Dutch: C2'],
    ['Clerk', 'Dutch (C1)', 'Dutch: B2', undefined],
    ['Clerk (Dutch)', 'a site card', 'Dutch: B2', 'Dutch: B2'],
  ])('is a language only at the level asked for: %s, %s, %s', async (title, asked, line, said) =>
    expect(
      await told(`LANGUAGES\n${line}`, {
        title,
        description: `You answer calls and sort letters.\nRequirements:\n- A site card and ${asked}`,
      }),
    ).toBe(said),
  )

  it.each([
    ['CERTIFICATES\nSite card, valid at\nevery site until 2031', 'Site card, valid at every site until 2031'],
    ['CERTIFICATES\nSite card\t— 2019, does not expire', 'Site card, 2019, does not expire'],
    ['CERTIFICATES\nSite card, Exp. 11/2027\nTrench card, Exp. 11/2027', 'Site card, Exp. 11/2027'],
    ['CERTIFICATES\nSite card\t2019\tReferences available.', 'Site card'],
    ['CERTIFICATES\nSite card\tMay 2019\tn/a', 'Site card: May 2019'],
    ['CERTIFICATES\tSite card, since 2019', 'Site card, since 2019'],
    ['CERTIFICATES\n(Site card) - since 2019', undefined],
    ['CERTIFICATES\nSite card – valid through\n08/2028', 'Site card – valid through 08/2028'],
    ['CERTIFICATES\nSite card, signed up, class is in March', undefined],
    ['CERTIFICATES\nSite card, exp. 10/25', undefined],
    ['LANGUAGES\nDutch ●●●●○', undefined],
    ['CERTIFICATES\nSite card\tApr 2028', 'Site card'],
    ['CERTIFICATES\nSite card gültig bis:\t08/2029', 'Site card gültig bis: 08/2029'],
    ['CERTIFICATES\nSite card\tApr 2024', 'Site card: Apr 2024'],
    [
      'CERTIFICATES\nYear\tSite card\tHours\n2023\tSite card for Leeds\tpassed',
      'Site card for Leeds: passed, 2023',
    ],
    ['LANGUAGES\nMother tongue(s): DUTCH', undefined],
    ['CERTIFICATES\nSite card – withdrew 2020', undefined],
    ['CERTIFICATES\nSite card – ran out Nov 2025', undefined],
    ['CERTIFICATES\nSite card (exp. Jan 2026)', undefined],
    ['CERTIFICATES\nCourses: Site card (2025)', 'Site card (2025)'],
    ['CERTIFICATES\n✓ Site card\n(2025)', 'Site card (2025)'],
    ['CERTIFICATES\nSite card, replaced by the above', undefined],
    ['CERTIFICATES\nSite card: not current', undefined],
    ['CERTIFICATES\nSite card\n2 days, 10/2025', undefined],
    ['CERTIFICATES\nSite card • Excel OK • Hockey trainer', 'Site card'],
    ['CERTIFICATES\nSite card, expiró: venció en 2024', undefined],
    ['CERTIFICATES\nWHMIS ........... 2025', 'WHMIS, 2025'],
    ['LANGUAGES\nDutch (B2)', 'Dutch (B2)'],
    ['LANGUAGES\nDutch: A2', undefined],
    ['LANGUAGES\nDutch (Limited Working)', undefined],
    ['LANGUAGES\nDutch (school level)', undefined],
    ['LANGUAGES\nDutch\tB2\tB2\tB1', undefined],
    ['LANGUAGES\nDutch', undefined],
  ])('is whole, of today, and says something: "%s"', async (lines, said) =>
    expect(await told(lines)).toBe(said),
  )
})

it('a name that runs over two lines is whole', () => {
  const resumeText = 'EDUCATION\nBA Optics, Larkfield\nCollege of Crafts, Leeds\n2014 - 2018\n'
  const { facts } = readText(resumeText)
  const at = (words: string) => {
    const start = resumeText.indexOf(words)
    const value = words.replace('\n', ' ')
    return { value, quote: words, confidence: 1, span: { start, end: start + words.length } }
  }
  const study = {
    id: 'e1',
    degree: at('BA'),
    field: at('Optics'),
    institution: at('Larkfield\nCollege of Crafts'),
    start: null,
    end: at('2018'),
    span: { start: 10, end: resumeText.length },
  }
  expect(studyOf(study, { facts, resumeText })?.text).toBe(
    'BA Optics, Larkfield College of Crafts, Leeds, 2014 - 2018',
  )
})
