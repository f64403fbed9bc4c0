import { describe, expect, it } from 'vitest'
import { renderBody } from '../render-letter.ts'
import { buildAssignment } from '../../test/letters/assignments.ts'
import { letterFrom } from '../../test/letters/letter-from.ts'
import { fact } from '../../test/matching/facts-of-lines.ts'
import { plainWriter } from './plain-writer.ts'
import { surelyOfJob } from './own-lines.ts'

describe('the lines of a plain letter', () => {
  it('are those of the former jobs where only they answer the posting', async () => {
    const body = await letterFrom(
      `EXPERIENCE
Receptionist, Town of Valmont
2023 - present
- Welcome visitors at the front desk of the hall

Recruiter, Ardent Staffing
2013 - 2019
- Placed 130 temporary workers a season with food producers
- Checked contracts of temporary workers against the law`,
      {
        title: 'Staffing Coordinator',
        description:
          'You plan the need for temporary workers with food producers.\nYou check contracts of temporary workers.',
      },
    )
    expect(body).toContain(`From my resume:

Receptionist, Town of Valmont, 2023 - present

Recruiter, Ardent Staffing, 2013 - 2019:
- Placed 130 temporary workers`)
    expect(body).not.toContain('Welcome visitors')
  })
})

describe('a line that is no work', () => {
  const told = async (line: string) =>
    (
      await letterFrom(
        `EXPERIENCE\nClerk, Larkfield Supply, 2020 – present\n${line}\n- Answered 60 calls a day from customers`,
        {
          title: 'Clerk',
          description: 'You answer calls.',
        },
      )
    ).includes(line.replaceAll(/^[-.] |\.$/gu, ''))

  it.each([
    ['- Sorted 200 letters of nine departments', true],
    ['. Sorted 200 letters of nine departments', true],
    ['- Kündigungsfrist: 4 Wochen zum Monatsende', false],
    ['- Grund für Wechsel: Chef hört 2026 auf', false],
    ['- Paper mill with 2 lines, about 190 people', false],
  ])('is not told: "%s"', async (line, is) => expect(await told(line)).toBe(is))
})

describe('a line that may be of another job is not told', () => {
  const CLERK = { title: 'Clerk', description: 'You answer calls and sort letters of customers.' }

  it('when others have a bullet and it has none, nor is any below it', () => {
    const texts = ['Otter House, Leeds', 'Answered calls', 'Sorted letters', 'Night guard', 'Walked rooms']
    const resumeText = 'Otter House, Leeds\n- Answered calls\n- Sorted letters\nNight guard\n- Walked rooms'
    const lines = texts.map((value, at) => {
      const start = resumeText.indexOf(value)
      const statement = { ...fact(value), span: { start, end: start + value.length } }
      return { id: `line-${at}`, statement, numbers: [], role: 'r' }
    })
    const told = (readTo?: number) =>
      surelyOfJob(lines, { resumeText, ...(readTo === undefined ? {} : { readTo }) }).map(
        ({ statement }) => statement.value,
      )
    expect(told()).toEqual(['Answered calls', 'Sorted letters'])
    // What its owner typed has no bullet and is theirs.
    expect(told(resumeText.indexOf('Night'))).toEqual([
      'Answered calls',
      'Sorted letters',
      'Night guard',
      'Walked rooms',
    ])
  })

  it.each([
    'Lab demonstrator, Digital Design, Northland University, 2024/25',
    'Framer, Marlow Custom Framing, 2013–16 while in school',
    'Looked after my grandmother at home (August 2021 - January 2022):',
    'Technicien SAV sept. 2025 – sept. 2026, contrat de professionnalisation',
  ])('nor when one above it names another time: "%s"', async (line) => {
    const did = [
      'Answered 60 calls a day from customers of three towns',
      line,
      'Walked through forty rooms every hour of the night',
    ]
    const facts = buildAssignment({
      name: 'Kim Lee',
      jobs: [{ title: 'Clerk', employer: 'Larkfield', from: '2020', to: 'present', did }],
    })
    const body = renderBody(await plainWriter.write(facts, null))
    expect(body).toContain('- Answered 60 calls')
    expect(body).not.toMatch(/demonstrator|Framer|grandmother|Technicien|forty rooms/u)
  })

  const withJob = async (from: string, to: string, ...did: readonly string[]) =>
    renderBody(
      await plainWriter.write(
        buildAssignment({
          name: 'Kim Lee',
          jobs: [{ title: 'Clerk', employer: 'Larkfield', from, to, did }],
        }),
        null,
      ),
    )
  const CALLS = 'Answered 60 calls a day from customers of three towns'

  it('when it is about the end of work; a job that is to end later is a present one', async () => {
    const lost = ['Kurzarbeit in April 2020, then back', 'Moved the archive of two offices; left for the PhD']
    const body = await withJob('2020', '2099', CALLS, ...lost)
    expect(body).toContain(`Clerk, Larkfield, 2020 to 2099:\n- ${CALLS}\n\n`)
    expect(body).not.toMatch(/Kurzarbeit|left for/u)
  })

  it('when it begins a job of another time, nor when it names only a year before the job', async () => {
    const body = await withJob(
      '2025',
      'present',
      CALLS,
      'Moved the archive of nine departments in 2019',
      'In 2024 sold the old scales',
      'Wrote the annual reports 2023–2026 of nine departments',
      'Changed over from paper to the computer in 2006 and to new software in 2025',
      'Calls answered in the first minute went from 60% (2023) to 85% in 2026',
      'Night guard (contract) – Otter House, Leeds (October 2023 – December 2024)',
      'Walked through forty rooms every hour of the night',
    )
    expect(body).toContain(
      `2025 to present:\n- ${CALLS}\n- Wrote the annual reports 2023–2026 of nine departments\n- Calls`,
    )
    expect(body).not.toMatch(/archive|scales|paper|guard|forty rooms/u)
  })

  it('when it says what the house is', async () => {
    const body = await withJob(
      '2020',
      'present',
      '70 seats, seafood and game from the coast',
      'A regional nonprofit for five counties, with 14 staff and 300 volunteers',
      'Sold journeys by telephone (travel agency, 70 employees)',
      'A hotel booking system for 40 houses, written in two years',
      CALLS,
    )
    expect(body).toContain(
      `2020 to present:\n- A hotel booking system for 40 houses, written in two years\n- ${CALLS}\n\n`,
    )
  })

  it('and jobs without any name stand below one heading', async () => {
    const made = buildAssignment({
      name: 'Kim Lee',
      jobs: [
        { title: 'A', employer: 'Larkfield', from: '2020', to: 'present', did: [CALLS] },
        {
          title: 'B',
          employer: 'Otter Mill',
          from: '2016',
          to: '2019',
          did: ['Sorted the letters of nine departments'],
        },
      ],
    })
    const roles = made.facts.roles.map((role) => ({ ...role, title: null, employer: null }))
    const letter = await plainWriter.write({ ...made, facts: { ...made.facts, roles } }, null)
    expect(renderBody(letter)).toContain(
      `From my resume:\n\n- ${CALLS}\n\n- Sorted the letters of nine departments\n\nWould`,
    )
  })

  it('when its rest stands in a line of its own below it', async () => {
    const body = await letterFrom(
      `EXPERIENCE
Clerk, Larkfield Supply
2020 - present
- Answered 60 calls a day from customers of three towns
- Since June 2025 sorted the letters of nine departments
and those of the board with the desk
- Counted the stock of calls and letters at the end of each year`,
      CLERK,
    )
    expect(body).not.toMatch(/nine departments\n/u)
    expect(body).toContain('- Counted the stock')
  })

  it('when it says what has lapsed', async () =>
    expect(
      await letterFrom(
        `EXPERIENCE
Clerk, Larkfield Supply
2020 - present
- Answered 60 calls a day from customers of three towns
- Driving card for the fork lift lapsed in 2024`,
        CLERK,
      ),
    ).not.toContain('fork lift'))
})

describe('what else a plain letter says', () => {
  it('tells lines of no job where no line of a job can be told', async () => {
    const made = buildAssignment({
      name: 'Kim Lee',
      jobs: [
        {
          title: 'Clerk',
          employer: 'Larkfield',
          from: '2020',
          to: 'present',
          did: ['Sorted the post of the'],
        },
      ],
      projects: ['Answered 60 calls a day from customers of three towns'],
    })
    const roles = made.facts.roles.filter(({ kind }) => kind === 'job')
    const lines = made.facts.lines.map((line) =>
      roles.some(({ id }) => id === line.role) ? line : { ...line, role: null },
    )
    const letter = await plainWriter.write({ ...made, facts: { ...made.facts, roles, lines } }, null)
    expect(renderBody(letter)).toContain(
      'From my resume:\n\n- Answered 60 calls a day from customers of three towns\n\nAlso on my resume:\n- Clerk, Larkfield, 2020 to present\n',
    )
  })

  it('introduces nobody by voluntary work beside their last job', async () => {
    const did = ['Answered 60 calls a day from customers of three towns']
    const jobs = [
      { title: 'Volunteer Firefighter', employer: 'Otter Brigade', from: '2016', to: 'present', did: [] },
      { title: 'Clerk', employer: 'Larkfield', from: '2019', to: '2025', did },
    ]
    const letter = await plainWriter.write(buildAssignment({ name: 'Kim Lee', jobs }), null)
    expect(renderBody(letter)).toContain(
      'From my resume:\n\nClerk, Larkfield, 2019 to 2025:\n- Answered 60 calls',
    )
  })

  it('tells work of ten years ago only where newer lines are few', async () => {
    const body = await letterFrom(
      `EXPERIENCE
Accountant, Larkfield Supply
2015 - present
- Closed the books of four companies within five days a month
- Negotiated the credit lines of the group with three banks
- Led four people in the accounting department

Warehouse Helper, Otter Drinks
2011 - 2012
- Counted the stock at the end of each year for the books`,
      {
        title: 'Accountant',
        description: 'You close the books.\nYou count the stock at the end of the year.',
      },
    )
    expect(body).not.toContain('Counted the stock')
  })

  it('takes no Spanish verb with "no" for something that is missing', async () => {
    const body = await letterFrom(
      `EXPERIENCIA
Farmacéutica, Sanatorio del Parque
2021 - actualidad
- Control de stock de oncológicos y de la cadena de frío
- En Tucumán no tengo el título bloqueado y la matrícula está en trámite`,
      {
        title: 'Farmacéutica',
        description:
          'Te encargarás del control y del orden del stock de la farmacia y de la atención de los clientes.\nRequisitos:\n- Matrícula habilitada y bloqueo de título',
      },
    )
    expect(body).toContain('Control de stock de oncológicos')
    expect(body).toContain('¿Tendría diez minutos esta semana?')
  })

  it('quotes a French title that is in both genders', async () => {
    const body = await letterFrom(
      `EXPÉRIENCE
Chargée de recrutement, Ardent Intérim
2020 - aujourd'hui
- Suivi de 130 intérimaires par saison dans l'agroalimentaire`,
      {
        title: 'Chargé / Chargée de mission en ressources humaines (H/F)',
        description:
          'Vous assurez le suivi des intérimaires sur deux sites et vous êtes le lien entre le client et les agences. Vous contrôlez les documents.',
      },
    )
    expect(body).toContain('au sujet du poste « Chargé / Chargée de mission en ressources humaines »')
  })
})

describe('a leave above the lines of a job', () => {
  it('begins no other job and is not told', async () => {
    const body = await letterFrom(
      'EXPERIENCE\nClerk, Larkfield Supply\t2019 – present\nSept 2023 – Aug 2024 maternity leave, since then 4 days a week\nAnswered 60 calls a day from customers of three towns\nSorted the letters of nine departments every morning',
      { title: 'Clerk', description: 'You answer calls and sort letters of customers.' },
    )
    expect(body).toContain(
      'Clerk, Larkfield Supply, 2019 – present:\n- Answered 60 calls a day from customers of three towns\n- Sorted the letters of nine departments every morning',
    )
  })
})

describe('the job that a letter names first', () => {
  const introduced = async (experience: string, title = 'Clerk') =>
    (await letterFrom(experience, { title, description: 'You answer calls of customers.' })).split('\n')[4]
  const DID = '- Answered 60 calls a day from customers of three towns'

  it.each([
    [
      `Senior Clerk, Larkfield Supply\t2014 - present\nPromoted from Clerk in 2021\n${DID}`,
      'Senior Clerk, Larkfield Supply, 2014 - present:',
    ],
    [
      `Clerk, then Senior Clerk (2021), Larkfield Supply\n2014 - present\n${DID}`,
      'Clerk, then Senior Clerk (2021), Larkfield Supply, 2014 - present:',
    ],
    [
      `Larkfield Supply\t2014 - present\nClerk, since 2022 Head of Office\n${DID}`,
      'Larkfield Supply, 2014 - present, Clerk, since 2022 Head of Office:',
    ],
    [
      `Head of Sales (Ireland), Larkfield Supply\n2014 - present\n${DID}`,
      'Head of Sales (Ireland), Larkfield Supply, 2014 - present:',
    ],
  ])('is named as the resume names it: "%s"', async (job, said) =>
    expect(await introduced(`EXPERIENCE\n${job}`)).toContain(said),
  )

  it('is the first of two present ones', async () =>
    expect(
      await introduced(
        `EXPERIENCE\nDriver, Otter House\n2024 - present\n- Drove a truck with 12 stops a day\n\nClerk, Larkfield Supply\n2021 - present\n${DID}`,
      ),
    ).toContain('Driver, Otter House, 2024 - present:'))
})

describe('what a resume says that its owner looks for', () => {
  it.each([
    [
      'Clerk for ten years. Looking for a role with customers in Leeds.',
      " I'm looking for a role with customers in Leeds.",
    ],
    ['I would like to lead a desk with many calls.', ' I would like to lead a desk with many calls.'],
    ['Looking for a role in the mountains.', ''],
    ['I like many calls.', ''],
    ["I'm in calls more than I'd like and among customers less than I'd like.", ''],
    ['I would like to tell you about the calls that I answered.', ''],
    ['Looking for a role with many calls at Brimley House.', ''],
    ['I want a job with many calls and less overtime.', ''],
  ])('is the reason where its owner gave none: "%s"', async (summary, said) => {
    const body = await letterFrom(
      `SUMMARY\n${summary}\n\nEXPERIENCE\nClerk, Larkfield Supply\n2014 - present\n- Answered 60 calls a day from customers of three towns`,
      { title: 'Clerk', description: 'You answer calls of customers.' },
    )
    expect(body).toContain(`I live in Leeds.${said}\n\nWould ten minutes`)
  })

  it('says the town once, where it begins with it', async () => {
    const body = await letterFrom(
      'SUMMARY\nBased in Leeds, I am looking for a desk with many calls.\n\nEXPERIENCE\nClerk, Larkfield Supply\n2014 - present\n- Answered 60 calls a day from customers of three towns',
      { title: 'Clerk', description: 'You answer calls of customers.' },
    )
    expect(body).toContain('\n\nBased in Leeds, I am looking for a desk with many calls.\n\n')
    expect(body).not.toContain('I live in Leeds')
  })
})

describe('what stands below more than one title of an employer', () => {
  const CLERK = { title: 'Clerk', description: 'You answer calls and sort letters of customers.' }
  const DID = `- Answered 60 calls a day from customers of three towns
- Sorted the letters of nine departments every morning`

  it('stands below all of them, where only the last has lines', async () => {
    const body = await letterFrom(
      `WORK\n\nLARKFIELD HOUSE, Leeds\nHead Clerk, March 2021 - now\nOffice Clerk, Aug 2018 - March 2021\n${DID}`,
      CLERK,
    )
    expect(body).toContain(
      `resume:\n\nLARKFIELD HOUSE, Leeds, Head Clerk, March 2021 - now, Office Clerk, Aug 2018 - March 2021:\n${DID}\n\nI live`,
    )
  })

  it('is no line of a job where it is voluntary work of another time', async () => {
    const body = await letterFrom(
      `WORK\n\nOffice Clerk, Larkfield House, 2018 - present\n${DID}\n- Volunteer tutor, homework club, 2019–today, about 15 children a week`,
      CLERK,
    )
    expect(body).not.toContain('Volunteer tutor')
  })
})
