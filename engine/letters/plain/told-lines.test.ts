import { describe, expect, it } from 'vitest'
import { renderBody } from '../render-letter.ts'
import { buildAssignment } from '../../test/letters/assignments.ts'
import { letterFrom } from '../../test/letters/letter-from.ts'
import { fact } from '../../test/matching/facts-of-lines.ts'
import { textsOf } from '../texts.ts'
import { plainWriter } from './plain-writer.ts'
import { surelyOfJob } from './own-lines.ts'
import { roleSlots } from './self.ts'

const NOWHERE = { start: 0, end: 0 }
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
    expect(body).toContain(`I've been a Receptionist at Town of Valmont since 2023.

Recruiter, Ardent Staffing, 2013–2019:
- Placed 130 temporary workers`)
    expect(body).not.toContain('Welcome visitors')
  })
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
    const body = renderBody(await plainWriter().write(facts, null))
    expect(body).toContain('- Answered 60 calls')
    expect(body).not.toMatch(/demonstrator|Framer|grandmother|Technicien|forty rooms/u)
  })

  const withJob = async (from: string, to: string, ...did: readonly string[]) =>
    renderBody(
      await plainWriter().write(
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
    expect(body).toContain(`I've been a Clerk at Larkfield since 2020:\n- ${CALLS}`)
    expect(body).not.toMatch(/Kurzarbeit|left for/u)
  })

  it.each(['Teilzeit 80 %', 'Full-time', 'same firm'])('with "%s" as the employer', async (employer) => {
    const body = renderBody(
      await plainWriter().write(
        buildAssignment({
          name: 'Kim Lee',
          jobs: [{ title: 'Clerk', employer, from: '2020', to: 'present', did: [CALLS] }],
        }),
        null,
      ),
    )
    expect(body).toContain(`I've been a Clerk since 2020:\n- ${CALLS}`)
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
      `since 2025:\n- ${CALLS}\n- Wrote the annual reports 2023–2026 of nine departments\n- Calls`,
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
      `since 2020:\n- A hotel booking system for 40 houses, written in two years\n- ${CALLS}\n\n`,
    )
  })

  const jobsAt = (employer: string, confidence: number, did: readonly string[]) => {
    const made = buildAssignment({
      name: 'Kim Lee',
      jobs: [
        { title: 'Clerk', employer: 'Larkfield', from: '2020', to: 'present', did },
        {
          title: 'Porter',
          employer,
          from: '2016',
          to: '2019',
          did: ['Answered the calls of 80 customers a day at the gate'],
        },
      ],
    })
    const roles = made.facts.roles.map((role) =>
      role.title?.value === 'Porter' && role.employer !== null
        ? { ...role, employer: { ...role.employer, confidence } }
        : role,
    )
    return plainWriter().write({ ...made, facts: { ...made.facts, roles } }, null)
  }
  const DID = [
    'Answered 60 calls a day from customers of three towns and of the villages around them',
    'Sorted the letters of nine departments every morning before the first meeting',
  ]

  it('below the present employer when its own employer is in doubt', async () => {
    expect(renderBody(await jobsAt('Otter Castings', 1, DID))).toContain('Porter, Otter Castings, 2016–2019:')
    for (const letter of [jobsAt('Otter Castings', 0.4, DID), jobsAt('Troisdorf', 0.7, DID)])
      expect(renderBody(await letter)).not.toMatch(/Porter|at the gate/u)
  })

  it('unless the letter would be too short, and then without a town for an employer', async () =>
    expect(renderBody(await jobsAt('Troisdorf', 0.7, DID.slice(0, 1)))).toContain(
      '\n\nPorter, 2016–2019:\n- Answered the calls of 80 customers',
    ))

  it('and jobs without any name stand below one heading', async () => {
    const made = buildAssignment({
      name: 'Kim Lee',
      jobs: [
        { title: 'A', employer: 'Larkfield', from: '2020', to: 'present', did: DID.slice(0, 1) },
        { title: 'B', employer: 'Otter Mill', from: '2016', to: '2019', did: DID.slice(1) },
      ],
    })
    const roles = made.facts.roles.map((role) => ({ ...role, title: null, employer: null }))
    const letter = await plainWriter().write({ ...made, facts: { ...made.facts, roles } }, null)
    expect(renderBody(letter)).toContain(`From my resume:\n- ${DID[0]}\n- ${DID[1]}\n\nWould`)
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
    const letter = await plainWriter().write({ ...made, facts: { ...made.facts, roles, lines } }, null)
    expect(renderBody(letter)).toContain(
      "I've been a Clerk at Larkfield since 2020.\n\nFrom my resume:\n- Answered 60 calls",
    )
  })

  it('gives nobody a field of work as their title', () => {
    const titleOf = (title: string) => {
      const role = { id: 'r', kind: 'job', location: null, start: null, end: null, span: NOWHERE } as const
      const slots = roleSlots({ ...role, title: fact(title, 0.7), employer: null }, textsOf('es'))
      return slots['role']?.text
    }
    expect(titleOf('Farmacia hospitalaria')).toBeUndefined()
    expect(titleOf('Ayudante de panadería')).toBe('ayudante de panadería')
  })

  it.each<readonly [string, { title?: string; employer?: string }, Record<string, string | undefined>]>([
    ['a town', { employer: 'Troisdorf' }, { role: 'Designer', employer: undefined }],
    ['a job', { employer: 'Two sites as health aide' }, { role: 'Designer', employer: undefined }],
    ['the number of a project', { employer: 'Project #1' }, { role: 'Designer', employer: undefined }],
    ['the size of a house', { employer: 'Maschinenbau, 340 MA' }, { role: 'Designer', employer: undefined }],
    ['a heading', { employer: 'Also running' }, { role: 'Designer', employer: undefined }],
  ])('takes %s for no employer', (_, { title = 'Designer', employer = 'Marlow Studio' }, told) => {
    const role = { id: 'r', kind: 'job', location: null, start: null, end: null, span: NOWHERE } as const
    const slots = roleSlots(
      { ...role, title: fact(title, 0.8), employer: fact(employer, 0.7) },
      textsOf('en'),
    )
    expect({ role: slots['role']?.text, employer: slots['employer']?.text }).toEqual(told)
  })

  it('heads the lines of an internship with it, and introduces nobody by it', async () => {
    const did = ['Answered 60 calls a day from customers of three towns']
    const jobs = [
      { title: 'Praktikum Vertrieb', employer: 'Otter Mill', from: '2025', to: '2026', did },
      { title: 'Clerk', employer: 'Larkfield', from: '2019', to: '2024', did: [] },
    ]
    const letter = await plainWriter().write(buildAssignment({ name: 'Kim Lee', jobs }), null)
    expect(renderBody(letter)).toContain(
      'I was a Clerk at Larkfield from 2019 to 2024.\n\nPraktikum Vertrieb, Otter Mill, 2025–2026:\n- Answered',
    )
  })

  it.each([
    ['Deputy Director since 2020', "I've been a Deputy Director at Otter Mill since 2020:"],
    ['Deputy Director since', "I'm a Deputy Director at Otter Mill:"],
    ['Deputy Director (since May 2020)', "I've been a Deputy Director at Otter Mill since 2020:"],
    ['Deputy Director from', 'I was a Deputy Director at Otter Mill from 2016 to 2019:'],
    ['Head of Work from Home', 'I was Head of Work from Home at Otter Mill from 2016 to 2019:'],
    [
      'Deputy Director, since May 2018 head of the house',
      'I was a Deputy Director at Otter Mill from 2016 to 2019:',
    ],
  ])('tells of a title that names its own time what is certain: "%s"', async (title, told) => {
    const did = ['Answered 60 calls a day from customers of three towns']
    const jobs = [{ title, employer: 'Otter Mill', from: '2016', to: '2019', did }]
    expect(renderBody(await plainWriter().write(buildAssignment({ name: 'Kim Lee', jobs }), null))).toContain(
      told,
    )
  })

  it('introduces nobody by a job of which one date was read, nor by an employer alone', async () => {
    const made = buildAssignment({
      name: 'Kim Lee',
      jobs: [
        {
          title: 'Clerk',
          employer: 'Larkfield',
          from: '2023',
          to: '2023',
          did: ['Answered 60 calls a day from customers of three towns'],
        },
        { title: 'Receptionist', employer: 'Otter Hotel', from: '2021', to: '2022', did: [] },
      ],
    })
    const roles = made.facts.roles.map((role) =>
      role.title?.value === 'Clerk' ? role : { ...role, title: null },
    )
    const letter = await plainWriter().write({ ...made, facts: { ...made.facts, roles } }, null)
    expect(renderBody(letter)).toContain('in Chicago.\n\nClerk, Larkfield:\n- Answered 60 calls')
  })

  it('introduces nobody by voluntary work beside their last job', async () => {
    const did = ['Answered 60 calls a day from customers of three towns']
    const jobs = [
      { title: 'Volunteer Firefighter', employer: 'Otter Brigade', from: '2016', to: 'present', did: [] },
      { title: 'Clerk', employer: 'Larkfield', from: '2019', to: '2025', did },
    ]
    const letter = await plainWriter().write(buildAssignment({ name: 'Kim Lee', jobs }), null)
    expect(renderBody(letter)).toContain('I was a Clerk at Larkfield from 2019 to 2025:\n- Answered 60 calls')
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

  it('does not name the language that it is written in, and names another with its level', async () => {
    const body = await letterFrom(
      `EXPERIENCE
Clerk, Larkfield Supply
2020 - present
- Answered 60 calls a day from customers`,
      { title: 'Clerk', description: 'You answer calls.\nFluent English and Spanish.' },
      'LANGUAGES\nEnglish, Spanish (C1)',
    )
    expect(body).toContain('Also on my resume: Spanish (C1).')
  })

  it.each([
    ['Spanish good: I read it, speaking is hard', 'Spanish good'],
    ['Spanish basic: I read it, speaking is hard', undefined],
    ['Spanish (limited working)', undefined],
    ['Spanish B1 (certificate 2023)', 'Spanish B1'],
    ['Spanish', undefined],
  ])('tells of "%s" as "%s"', async (line, told) => {
    const body = await letterFrom(
      `EXPERIENCE
Clerk, Larkfield Supply
2020 - present
- Answered 60 calls a day from customers`,
      { title: 'Clerk', description: 'You answer calls.\nFluent English and Spanish.' },
      `LANGUAGES\n${line}`,
    )
    expect(/Also on my resume: (.*)\.\n/u.exec(body)?.[1]).toBe(told)
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

describe('the job by which a writer is introduced', () => {
  const introduced = async (experience: string, title = 'Clerk') =>
    (await letterFrom(experience, { title, description: 'You answer calls of customers.' })).split('\n')[2]
  const DID = '- Answered 60 calls a day from customers of three towns'

  it.each([
    [
      `Senior Clerk, Larkfield Supply\t2014 - present\nPromoted from Clerk in 2021\n${DID}`,
      "I'm a Senior Clerk at Larkfield Supply:",
    ],
    [
      `Clerk, then Senior Clerk (2021), Larkfield Supply\n2014 - present\n${DID}`,
      "I've worked at Larkfield Supply since 2014:",
    ],
    [
      `Larkfield Supply\t2014 - present\nClerk, since 2022 Head of Office\n${DID}`,
      "I've worked at Larkfield Supply since 2014:",
    ],
    [
      `Head of Sales (Ireland), Larkfield Supply\n2014 - present\n${DID}`,
      "I've been Head of Sales (Ireland) at Larkfield Supply since 2014:",
    ],
    [
      `Pharmacy Technician II, Larkfield Supply\n2014 - present\n${DID}`,
      "I've been a Pharmacy Technician II at Larkfield Supply since 2014:",
    ],
  ])('is told with what is certain of its title and year: "%s"', async (job, said) =>
    expect(await introduced(`EXPERIENCE\n${job}`)).toContain(said),
  )

  it('is the first of two present ones', async () =>
    expect(
      await introduced(
        `EXPERIENCE\nDriver, Otter House\n2024 - present\n- Drove a truck with 12 stops a day\n\nClerk, Larkfield Supply\n2021 - present\n${DID}`,
      ),
    ).toContain("I've been a Driver at Otter House since 2024"))
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
})

describe('what stands below more than one title of an employer', () => {
  const CLERK = { title: 'Clerk', description: 'You answer calls and sort letters of customers.' }
  const DID = `- Answered 60 calls a day from customers of three towns
- Sorted the letters of nine departments every morning`

  it.each([
    [
      'Head Clerk (since May 2022), Clerk before that',
      "I've been Head Clerk at Larkfield Supply since 2022:",
    ],
    ['Office Clerk (Senior since 2022)', 'at Larkfield Supply since 2014:'],
  ])('is dated by what the title itself says: "%s"', async (title, told) =>
    expect(
      await letterFrom(`EXPERIENCE\n\nLarkfield Supply Ltd\t2014 - present\n${title}\n${DID}`, CLERK),
    ).toContain(told),
  )

  it('is told of the present title, where the last one is a former', async () => {
    const body = await letterFrom(
      `WORK\n\nLARKFIELD HOUSE, Leeds\nHead Clerk, March 2021 - now\nOffice Clerk, Aug 2018 - March 2021\n${DID}`,
      CLERK,
    )
    expect(body).toMatch(/Head Clerk at Larkfield House since 2021:\n- Answered/u)
    expect(body).not.toContain('Office Clerk')
  })

  it('is told of a former employer, of whose titles nobody knows which did it', async () => {
    const body = await letterFrom(
      `WORK\n\nKestrel GmbH, Leeds\nHead Clerk, March 2020 - May 2022\nOffice Clerk, Aug 2016 - March 2020\n${DID}`,
      CLERK,
    )
    expect(body).toContain('- Answered 60 calls')
    expect(body).not.toMatch(/Clerk, Kestrel[^\n]*:\n- /u)
  })

  it('is no line of a job where it is voluntary work of another time', async () => {
    const body = await letterFrom(
      `WORK\n\nOffice Clerk, Larkfield House, 2018 - present\n${DID}\n- Volunteer tutor, homework club, 2019–today, about 15 children a week`,
      CLERK,
    )
    expect(body).not.toContain('Volunteer tutor')
  })
})
