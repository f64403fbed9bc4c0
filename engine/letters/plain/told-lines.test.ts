import { describe, expect, it } from 'vitest'
import { renderBody } from '../render-letter.ts'
import { buildAssignment } from '../../test/letters/assignments.ts'
import { letterFrom } from '../../test/letters/letter-from.ts'
import { fact } from '../../test/matching/facts-of-lines.ts'
import { plainWriter } from './plain-writer.ts'
import { linesBelow } from './own-lines.ts'

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
  ])('is not told: "%s"', async (line, is) => expect(await told(line)).toBe(is))
})

describe('a line that may be of another job is not told', () => {
  const CLERK = { title: 'Clerk', description: 'You answer calls and sort letters of customers.' }

  it('when others have a bullet and it has none; what its owner typed is theirs', () => {
    const texts = ['Otter House, Leeds', 'Answered calls', 'Sorted letters', 'Night guard']
    const resumeText = 'Otter House, Leeds\n- Answered calls\n- Sorted letters\nNight guard'
    const lines = texts.map((value, at) => {
      const start = resumeText.indexOf(value)
      const statement = { ...fact(value), span: { start, end: start + value.length } }
      return { id: `line-${at}`, statement, numbers: [], role: 'r' }
    })
    const told = (readTo?: number) =>
      linesBelow(lines, { resumeText, ...(readTo === undefined ? {} : { readTo }) }).map(
        ({ statement }) => statement.value,
      )
    expect(told()).toEqual(['Answered calls', 'Sorted letters'])
    expect(told(resumeText.indexOf('Night'))).toEqual(['Answered calls', 'Sorted letters', 'Night guard'])
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
    expect(body).toContain(`Clerk, Larkfield, 2020 – 2099:\n- ${CALLS}\n\n`)
    expect(body).not.toMatch(/Kurzarbeit|left for/u)
  })

  it('when it names only years before the job', async () => {
    const body = await withJob(
      '2025',
      'present',
      CALLS,
      'Moved the archive of nine departments in 2019',
      'Calls answered in the first minute went from 60% (2023) to 85% in 2026',
      'Entered 2019 letters of nine departments into the list',
      'Sold cards at the desk in 2024',
    )
    expect(body).toContain(`2025 – present:\n- ${CALLS}\n- Calls answered`)
    expect(body).toContain('- Entered 2019 letters')
    expect(body).not.toMatch(/archive|cards/u)
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
      'From my resume:\n\n- Answered 60 calls a day from customers of three towns\n\nAlso on my resume:\n- Clerk, Larkfield, 2020 – present\n',
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
      'From my resume:\n\nClerk, Larkfield, 2019 – 2025:\n- Answered 60 calls',
    )
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

describe('the job that a letter names first', () => {
  const introduced = async (experience: string, title = 'Clerk') =>
    (await letterFrom(experience, { title, description: 'You answer calls of customers.' })).split('\n')[4]
  const DID = '- Answered 60 calls a day from customers of three towns'

  it('is the first of two present ones', async () =>
    expect(
      await introduced(
        `EXPERIENCE\nDriver, Otter House\n2024 - present\n- Drove a truck with 12 stops a day\n\nClerk, Larkfield Supply\n2021 - present\n${DID}`,
      ),
    ).toContain('Driver, Otter House, 2024 – present:'))
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
