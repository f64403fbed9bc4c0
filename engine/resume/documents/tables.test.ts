import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import PdfDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { plainDocument } from '../layout/text/plain-document.ts'
import type { ResumeDocument } from '../layout/document.ts'
import { readResume } from '../layout/read-resume.ts'
import { documentReader } from './document-reader.ts'

type Cells = readonly (readonly string[])[]

const HEADINGS: Cells = [['Dates'], ['Position / Employer'], ['Duties']]
const JOBS: readonly Cells[] = [
  [
    ['11/2020 – present'],
    ['Maintenance Technician', 'Otter Biscuits Ltd', 'Leeds'],
    [
      'Planned and reactive maintenance of three packing lines',
      'Fault finding on Siemens controls',
      'Cut stoppages from five hours to one and a half a week',
      'Stood in for the team leader during holidays',
    ],
  ],
  [
    ['2016 – 01/2020'],
    ['Electrician', 'Larkfield Quarries Ltd'],
    ['Maintained conveyors and crushers', 'Welded steel by hand'],
  ],
  [
    ['2013 – 2016'],
    ['Fitter', 'Heron Garage Ltd'],
    ['Repaired tractors and combines', 'Serviced hydraulics', 'Drove the recovery truck'],
  ],
]
const ROWS = [HEADINGS, ...JOBS]

const reader = documentReader()

async function word(bullets: boolean): Promise<ResumeDocument> {
  const cell = (texts: readonly string[], column: number) =>
    new TableCell({
      children: texts.map(
        (text) => new Paragraph({ text, ...(bullets && column === 2 ? { bullet: { level: 0 } } : {}) }),
      ),
    })
  const rows = ROWS.map((cells) => new TableRow({ children: cells.map(cell) }))
  const heading = ['Ada Lark', 'ada@mail.example', 'Experience'].map((text) => new Paragraph(text))
  const document = new Document({ sections: [{ children: [...heading, new Table({ rows })] }] })
  return await reader.read(new Uint8Array(await Packer.toBuffer(document)), 'docx')
}

const WIDTHS = [80, 150, 250] as const

async function pdf(bullets: boolean): Promise<ResumeDocument> {
  const page = new PdfDocument({ margin: 50 })
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => {
    page.on('end', resolve)
  })
  for (const [size, text] of [
    [18, 'Ada Lark'],
    [10, 'ada@mail.example'],
    [13, 'Experience'],
  ] as const)
    page.fontSize(size).text(text).moveDown()
  page.fontSize(10)
  for (const cells of ROWS) {
    const top = page.y
    const bottoms = cells.map((texts, column) => {
      page.y = top
      const x = 50 + WIDTHS.slice(0, column).reduce((sum, width) => sum + width + 10, 0)
      for (const text of texts)
        page.text(`${bullets && column === 2 && cells !== HEADINGS ? '• ' : ''}${text}`, x, page.y, {
          width: WIDTHS[column] ?? 0,
        })
      return page.y
    })
    page.y = Math.max(...bottoms) + 8
  }
  page.end()
  await ended
  return await reader.read(new Uint8Array(Buffer.concat(chunks)), 'pdf')
}

const TEXT = `Ada Lark
ada@mail.example

Experience

Dates          Position / Employer        Duties
-----------    -----------------------    ------------------------------
11/2020 –      Maintenance Technician     Planned and reactive maintenance
present        Otter Biscuits Ltd         of three packing lines
               Leeds                      Fault finding on Siemens controls
                                          Cut stoppages from five hours to
                                          one and a half a week
                                          Stood in for the team leader
                                          during holidays

2016 –         Electrician                Maintained conveyors and
01/2020        Larkfield Quarries Ltd     crushers
                                          Welded steel by hand

2013 – 2016    Fitter                     Repaired tractors and combines
               Heron Garage Ltd           Serviced hydraulics
                                          Drove the recovery truck
`

describe.each([
  ['Word', async () => await word(false)],
  ['Word, with bullets', async () => await word(true)],
  ['PDF', async () => await pdf(false)],
  ['PDF, with bullets', async () => await pdf(true)],
  ['plain text', async () => await Promise.resolve(plainDocument(TEXT))],
])('a table of jobs with duties in a column of their own: %s', (_, document) => {
  test('each job has its title, employer, dates and duties', async () => {
    const { facts } = readResume(await document())
    expect(
      facts.roles.map(({ title, employer, start, end }) =>
        [title, employer, start, end].map((fact) => fact?.value),
      ),
    ).toEqual([
      ['Maintenance Technician', 'Otter Biscuits Ltd', '2020-11', 'present'],
      ['Electrician', 'Larkfield Quarries Ltd', '2016', '2020-01'],
      ['Fitter', 'Heron Garage Ltd', '2013', '2016'],
    ])
    expect(
      facts.roles.map(({ id }) =>
        facts.lines.filter(({ role }) => role === id).map(({ statement }) => statement.value),
      ),
    ).toEqual(JOBS.map(([, , duties]) => duties))
  })
})

test('the title above the bullets of the last column names the job', () => {
  const { facts } = readResume(
    plainDocument(`Ada Lark
ada@mail.example

Experience

Dates            Workplace              Position and duties
-------------    -------------------    ------------------------------------
Jun 2021 –       Heron Hospital         Emergency Nurse
present          Leeds                  • Triage and first care of the acutely
                                          ill
                                        • Ran the night shift of four nurses

Oct 2018 –       Larkfield Textile      Occupational Nurse
May 2021         Machinery Works        • Care after accidents at the looms
`),
  )
  expect(
    facts.roles.map(({ title, employer, start }) => [title, employer, start].map((fact) => fact?.value)),
  ).toEqual([
    ['Emergency Nurse', 'Heron Hospital', '2021-06'],
    ['Occupational Nurse', 'Larkfield Textile Machinery Works', '2018-10'],
  ])
  expect(facts.lines.map(({ statement }) => statement.value)).toEqual([
    'Triage and first care of the acutely ill',
    'Ran the night shift of four nurses',
    'Care after accidents at the looms',
  ])
})
