import { describe, expect, it } from 'vitest'
import type { FactField } from '../../values/fact-fields.ts'
import type { FactReview } from '../../values/fact-review.ts'
import { letterFrom } from '../../test/letters/letter-from.ts'

const DID =
  '- Answered 60 calls a day from customers of three towns\n- Sorted the letters of nine departments every morning'
const CLERK = {
  title: 'Clerk',
  description: 'You answer calls and sort letters.\nRequirements:\n- A site card and Dutch',
}

const named = async (job: string, review: (roleId: string) => Partial<FactReview> = () => ({})) =>
  (await letterFrom(`EXPERIENCE\n${job}\n${DID}`, CLERK, '', ({ roles: [role] }) => review(role?.id ?? '')))
    .split('\n')
    .filter((line) => line.endsWith(':'))[1]

describe('a job', () => {
  it.each([
    [
      'Clerk (part-time), Larkfield Supply\t2019 - present',
      'Clerk (part-time), Larkfield Supply, 2019 – present:',
    ],
    [
      'Larkfield Supply, Leeds\t~14,000 orders a year\nClerk, May 2019 – present',
      'Clerk, Larkfield Supply, May 2019 – present:',
    ],
    [
      'Employer\tLarkfield Supply Ltd\nPosition\tClerk\nPeriod\tMay 2021 to date\nDuties',
      'Clerk, Larkfield Supply Ltd, May 2021 – present:',
    ],
    [
      'Larkfield Supply, Leeds\nClerk II\t4/2024 - present\nClerk I\t9/2021 - 4/2024',
      'Clerk II, 4/2024 – present, Clerk I, 9/2021 – 4/2024, Larkfield Supply:',
    ],
    ['Larkfield Supply, Leeds\tsince 2014\nClerk', 'Clerk, Larkfield Supply, 2014 – present:'],
    ['CLERK\nLARKFIELD SUPPLY LTD\n2019 – PRESENT', 'Clerk, Larkfield Supply LTD, 2019 – present:'],
    ['Clerk (May 2019 – present), Larkfield Supply', 'Clerk, Larkfield Supply, May 2019 – present:'],
    [
      'Larkfield Supply, Leeds\t2014 – present\nClerk (since May 2022)',
      'Clerk (since May 2022), Larkfield Supply, 2014 – present:',
    ],
  ])('is named by its facts, in one order: "%s"', async (job, name) => expect(await named(job)).toBe(name))

  it.each([
    [
      'seit 05/2019',
      'Sachbearbeiterin',
      'Sie bearbeiten die Briefe der Kunden und sortieren die Post.',
      'heute',
    ],
    [
      'depuis mai 2019',
      'Employée',
      'Vous triez le courrier et répondez aux appels des clients.',
      'aujourd’hui',
    ],
    [
      'desde mayo 2019',
      'Administrativa',
      'Usted atiende las llamadas y archiva las cartas de los clientes.',
      'actualidad',
    ],
  ])('that goes on has the word of its language for today: "%s"', async (time, title, description, today) => {
    const did = {
      heute: '- Bearbeitung der Briefe von neun Abteilungen am Morgen\n- Annahme der Anrufe aus drei Städten',
      'aujourd’hui':
        '- Tri du courrier de neuf services chaque matin\n- Réponse aux appels des clients de trois villes',
      actualidad:
        '- Archivo de las cartas de nueve departamentos por la mañana\n- Atención de las llamadas de los clientes de tres pueblos',
    }[today]
    expect(
      await letterFrom(`EXPERIENCE\n${title}\tLarkfield Supply\t${time}\n${did}`, { title, description }),
    ).toMatch(new RegExp(`${title}, Larkfield Supply, .*2019 – ${today}`))
  })

  it('has the word of its language where an export says Present', async () =>
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
    ).toContain('Administrativa, Larkfield Supply, S.L., marzo de 2022 – actualidad:'))

  it('is not named where its employer is named elsewhere', async () => {
    const former =
      'Clerk, same company\t2014 – 2018\n- Counted the stock of calls and letters at the end of each year'
    const body = await letterFrom(
      `EXPERIENCE\nHead Clerk, Larkfield Supply\t2018 – present\n${DID}\n${former}`,
      CLERK,
    )
    expect(body).not.toContain('same company')
  })

  const correct =
    (...values: readonly (readonly [FactField, string])[]) =>
    (item: string) => ({
      corrections: values.map(([field, value]) => ({ item, field, value, was: null })),
    })

  it.each([
    [correct(['employer', 'Otter House']), 'Clerk, Otter House, Mar 2020 – present:'],
    [correct(['title', 'Head Clerk']), 'Head Clerk, Larkfield Supply, Mar 2020 – present:'],
    [correct(['end', '2024-05']), 'Clerk, Larkfield Supply, Mar 2020 – 05/2024:'],
  ])('is named by what its owner corrected', async (review, name) =>
    expect(await named('Clerk | Larkfield Supply, Leeds | Mar 2020 – Present', review)).toBe(name),
  )
})

describe('what the posting asks for', () => {
  const told = async (lines: string, description = CLERK.description) =>
    /Also on my resume:\n- (.*)\n/u.exec(
      await letterFrom(
        `EXPERIENCE\nClerk, Larkfield Supply\t2019 – present\n${DID}`,
        { ...CLERK, description },
        lines,
      ),
    )?.[1]

  it.each([
    ['fluent Dutch', 'Dutch: B2', 'Dutch: B2'],
    ['fluent Dutch', 'Dutch: B1', undefined],
    ['Dutch (C1)', 'Dutch: C2', 'Dutch: C2'],
    ['Dutch (C1)', 'Dutch: B2', undefined],
    ['Dutch', 'Dutch (B2, since school)', 'Dutch (B2, since school)'],
    [
      'Dutch',
      'Mother tongue(s): ENGLISH\nOther language(s):\n\tListening\tReading\tSpeaking\tWriting\nDUTCH\tC1\tC1\tB2\tB2',
      'Dutch: B2–C1',
    ],
    ['Dutch', 'Dutch:\tread, written (daily mail), spoken', 'Dutch: read, written (daily mail), spoken'],
    ['Dutch', 'Dutch: A2', undefined],
    ['Dutch', 'Dutch (Limited Working)', undefined],
    ['Dutch', 'English, conversational Dutch', 'Conversational Dutch'],
    ['Dutch', 'Basic Dutch', undefined],
    ['Dutch', 'English, French, and Dutch', 'Dutch'],
  ])('is a language with its level: %s, "%s"', async (asked, line, said) =>
    expect(
      await told(`LANGUAGES\n${line}`, `You answer calls and sort letters.\nRequirements:\n- ${asked}`),
    ).toBe(said),
  )

  it.each([
    ['Site card, valid at\nevery site until 2031', 'Site card'],
    ['Site card\tApr 2024', 'Site card, Apr 2024'],
    ['Site card\tApr 2028', 'Site card'],
    ['Site card, signed up, class is in March', undefined],
    ['Site card, exp. 10/25', undefined],
    ['Site card – withdrew 2020', undefined],
    ['Site card, replaced by the above', undefined],
    ['Site card: not current', undefined],
    ['Site card (half)\t2021', 'Site card (half), 2021'],
    ['Site card\trefresher Sept 2024', 'Site card, refresher Sept 2024'],
    ['Site card: speaking B2, global B1', 'Site card: speaking B2, global B1'],
  ])('is a paper with its year, and held today: "%s"', async (line, said) =>
    expect(await told(`CERTIFICATES\n${line}`)).toBe(said),
  )

  it.each([
    ['You use HubSpot and Excel.', 'HubSpot, Excel'],
    ['You know people and planning. We value Planning.', undefined],
    ['You use Toast every day.', undefined],
  ])('is a skill by its name: "%s"', async (asked, said) =>
    expect(
      await told(
        'SKILLS\nHubSpot, Excel, Planning, Toast - basic',
        `You answer calls and sort letters.\nRequirements:\n- ${asked}`,
      ),
    ).toBe(said),
  )
})

describe('a driving license', () => {
  const told = async (line: string) =>
    /Also on my resume:\n- (.*)\n/u.exec(
      await letterFrom(
        `EXPERIENCE\nClerk, Larkfield Supply\t2019 – present\n${DID}`,
        { ...CLERK, description: 'You answer calls and sort letters.\nRequirements:\n- A driving licence' },
        `OTHER\n${line}`,
      ),
    )?.[1]

  it.each([
    ['Full UK driving licence and use of own vehicle for work', 'Full UK driving licence'],
    ['Valid Ohio drivers license, clean record. Own tools.', 'Valid Ohio drivers license, clean record'],
    ['Driver’s licence: Code B, no own vehicle', 'Driver’s licence: Code B, no own vehicle'],
    ["Driver's license, No. 4471 2203", "Driver's license"],
    ['Driving licence (clean)', 'Driving licence (clean)'],
    ['I have a driving licence', 'Driving licence'],
    ['1) Driving licence', 'Driving licence'],
    ['Driving licence: Code B (08), no own vehicle', 'Driving licence: Code B (08), no own vehicle'],
    ['Licence: Full clean B and C1 (passed 1996)', 'Licence: Full clean B and C1 (passed 1996)'],
    ['Provisional driving licence', 'Provisional driving licence'],
    ['I have a provisional driving licence', undefined],
    ["I don't hold a driving licence", undefined],
  ])('is told whole, and only when it is held: "%s"', async (line, said) =>
    expect(await told(line)).toBe(said),
  )
})

it('current studies go on until today', async () =>
  expect(
    await letterFrom(
      'PROJECTS\n- Launched a student podcast that reached 1,400 listeners in its first term',
      CLERK,
      'EDUCATION\nBSc Economics, University of Leeds, 2024 – present',
    ),
  ).toContain('BSc Economics, University of Leeds, 2024 – present'))

it.each([
  ['Moving to Leeds in March for family reasons', "I'm moving to Leeds in March for family reasons."],
  ['Moving and handling of letters in Leeds, 2025', undefined],
])('a move is a reason, and a course is none: "%s"', async (summary, said) => {
  const body = await letterFrom(
    `SUMMARY\n${summary}.\n\nEXPERIENCE\nClerk, Larkfield Supply\t2019 – present\n${DID}`,
    CLERK,
  )
  expect(said === undefined ? body.includes("I'm moving") : body.includes(said)).toBe(said !== undefined)
})
