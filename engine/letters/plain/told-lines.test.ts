import { describe, expect, it } from 'vitest'
import { assignmentOfCase } from '../../bench/letters/case-file.ts'
import { renderBody } from '../render-letter.ts'
import { fact } from '../../test/matching/facts-of-lines.ts'
import { textsOf } from '../texts.ts'
import { plainWriter } from './plain-writer.ts'
import { roleSlots } from './self.ts'

const NOWHERE = { start: 0, end: 0 }
const TODAY = new Date('2026-11-27T09:00:00.000Z')

/** The letter to a posting from a resume as it is read from its text. */
async function letterFrom(
  experience: string,
  posting: { title: string; description: string },
  more = '',
): Promise<string> {
  const assignment = assignmentOfCase(
    {
      resume: `Kim Lee\nLeeds\nkim.lee@mail.example\n\n${experience}\n${more}`,
      sender: { firstName: 'Kim', lastName: 'Lee', email: 'kim.lee@mail.example' },
      jobTitle: posting.title,
      posting: { ...posting, company: 'Otter Mill', companyDomain: null, location: 'Leeds', remote: false },
      contact: {
        firstName: 'Maya',
        lastName: 'Holt',
        title: null,
        company: 'Otter Mill',
        domain: 'firm.example',
        email: 'maya.holt@firm.example',
      },
    },
    { id: 'out_1', assignment: 'x', letter: { subject: '', greeting: '', paragraphs: [] } },
    TODAY,
  )
  return renderBody(await plainWriter().write(assignment, null)).replaceAll('\u00A0', ' ')
}

describe('the lines of a plain letter', () => {
  it('tell what the writer did, not what happened or what they are free for', async () => {
    const body = await letterFrom(
      `EXPERIENCE
Delivery Driver, Larkfield Supply
2012 - 2018
- Drove a 26 ft box truck with 12 to 18 stops a day
- Route got cut when they merged two depots
- I can work Saturdays and most evenings
- Store hours were reduced by 12% and drivers kept`,
      { title: 'Delivery Driver', description: 'You drive a truck, plan the route and work Saturdays.' },
    )
    expect(body).toContain('- Drove a 26 ft box truck')
    expect(body).toContain('- Store hours were reduced by 12%')
    expect(body).not.toMatch(/Route got cut|can work/u)
  })

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

describe('what else a plain letter says', () => {
  it('gives nobody a field of work as their title', () => {
    const titleOf = (title: string) => {
      const role = { id: 'r', kind: 'job', location: null, start: null, end: null, span: NOWHERE } as const
      const slots = roleSlots({ ...role, title: fact(title, 0.7), employer: null }, textsOf('es'))
      return slots['role']?.text
    }
    expect(titleOf('Farmacia hospitalaria')).toBeUndefined()
    expect(titleOf('Ayudante de panadería')).toBe('ayudante de panadería')
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
    ['Spanish basic: I read it, speaking is hard', 'Spanish basic'],
    ['Spanish B1 (certificate 2023)', 'Spanish B1'],
    ['Spanish French', 'Spanish'],
  ])('tells of "%s" as "%s"', async (line, told) => {
    const body = await letterFrom(
      `EXPERIENCE
Clerk, Larkfield Supply
2020 - present
- Answered 60 calls a day from customers`,
      { title: 'Clerk', description: 'You answer calls.\nFluent English and Spanish.' },
      `LANGUAGES\n${line}`,
    )
    expect(body).toContain(`Also on my resume: ${told}.\n`)
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
