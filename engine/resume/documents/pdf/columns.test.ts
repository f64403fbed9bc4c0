import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { readResume } from '../../layout/read-resume.ts'
import { documentReader } from '../document-reader.ts'

type Row = readonly [label: string, ...lines: readonly string[]]

/** A page with labels in the margin, a little above the lines that they are of. */
async function withMargin(rows: readonly Row[]): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 50 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve) => document.on('end', () => resolve()))
  let y = 60
  for (const [label, ...lines] of rows) {
    document.fontSize(9).text(label, 50, y, { lineBreak: false })
    for (const line of lines) {
      document.fontSize(10).text(line, 200, y + 3, { lineBreak: false })
      y += 16
    }
    if (lines.length === 0) y += 12
  }
  document.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}

it('headings in capitals and dates in a margin are of what stands beside them', async () => {
  const pdf = await withMargin([
    ['INFORMATIONS'],
    [
      'PERSONNELLES',
      'Yann Kervella',
      '29000 Quimper',
      'yann.kervella@courriel.example',
      'Nationalité française',
    ],
    ['EXPÉRIENCE'],
    ['PROFESSIONNELLE'],
    [
      '03/2021 – Actuel',
      'Opticien-lunetier',
      'Optique Larivière',
      '- Vente de montures et de verres',
      '- Examens de vue',
    ],
    ['09/2018 – 02/2021', 'Opticien collaborateur', 'Les Lunettes du Lac', '- Prises de mesures au magasin'],
    ['ÉDUCATION ET'],
    ['FORMATION'],
    ['2018', 'BTS Opticien-lunetier', 'CFA des Rives'],
    ['Langue maternelle', 'Français'],
  ])
  const { facts } = readResume(await documentReader().read(pdf, 'pdf'))
  expect(facts.roles.map(({ title, start, end }) => [title?.value, start?.value, end?.value])).toEqual([
    ['Opticien-lunetier', '2021-03', 'present'],
    ['Opticien collaborateur', '2018-09', '2021-02'],
  ])
})
