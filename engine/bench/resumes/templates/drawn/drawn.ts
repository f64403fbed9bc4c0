import { joined, type Shown, type ShownPost } from '../../shown.ts'
import type { FileTemplate } from '../../template.ts'
import { draw, type Column } from './canvas.ts'

const heading = (column: Column, text: string) => {
  column.gap(10)
  column.paragraph(text.toUpperCase(), { bold: true, size: 11, color: '#24527a' })
  column.gap(2)
}

function entries(column: Column, posts: readonly ShownPost[]): void {
  for (const { name, place, title, unit, dates, lines } of posts) {
    column.gap(4)
    column.paragraph(joined(', ', title, unit), { bold: true, right: dates })
    column.paragraph(joined(', ', name, place), { color: '#555' })
    for (const line of lines) column.paragraph(line, { indent: 14, mark: '•' })
  }
}

function part(column: Column, title: string, texts: readonly string[], mark = ''): void {
  if (texts.length === 0) return
  heading(column, title)
  for (const text of texts) column.paragraph(text, mark === '' ? {} : { indent: 14, mark })
}

function studies(column: Column, { headings, education }: Shown): void {
  heading(column, headings.education)
  for (const { course, institution, place, dates } of education) {
    column.gap(3)
    column.paragraph(course, { bold: true })
    column.paragraph(joined(', ', institution, place))
    column.paragraph(dates, { color: '#555' })
  }
}

/** One column; dates to the right of the title. */
const oneColumn: FileTemplate = {
  id: 'drawn-one-column',
  kind: 'pdf',
  dates: 'short',
  headings: 1,
  write: (resume) =>
    draw((column) => {
      const all = column(50, 495)
      all.paragraph(resume.fullName, { bold: true, size: 20 })
      all.paragraph(resume.headline, { size: 12, color: '#555' })
      all.paragraph(joined(' | ', resume.phone, resume.email, resume.place, resume.link), { size: 9 })
      part(all, resume.headings.summary, [resume.summary])
      heading(all, resume.headings.work)
      entries(all, resume.jobs)
      if (resume.volunteering.length > 0) heading(all, resume.headings.volunteering)
      entries(all, resume.unpaid)
      studies(all, resume)
      part(all, resume.headings.certificates, resume.papers, '•')
      part(all, resume.headings.skills, [resume.skills.join(', ')])
      part(all, resume.headings.spoken, [resume.spoken.join(', ')])
    }),
}

/** A narrow left column with contact, education and skills, drawn after the jobs. */
const twoColumns: FileTemplate = {
  id: 'drawn-two-columns',
  kind: 'pdf',
  dates: 'slash',
  headings: 2,
  without: ['units'],
  write: (resume) =>
    draw((column) => {
      const top = column(50, 495)
      top.paragraph(resume.fullName, { bold: true, size: 22, color: '#24527a' })
      top.paragraph(resume.headline, { size: 11 })
      const jobs = column(235, 310, 110)
      part(jobs, resume.headings.summary, [resume.summary])
      heading(jobs, resume.headings.work)
      entries(jobs, resume.jobs)
      if (resume.volunteering.length > 0) heading(jobs, resume.headings.volunteering)
      entries(jobs, resume.unpaid)
      const side = column(50, 160, 110)
      part(side, resume.headings.contact, [resume.phone, resume.email, resume.place])
      studies(side, resume)
      part(side, resume.headings.skills, resume.skills, '-')
      part(
        side,
        resume.headings.certificates,
        resume.certificates.map(({ name }) => name),
      )
      part(side, resume.headings.spoken, resume.spoken)
    }),
}

export const DRAWN = [oneColumn, twoColumns]
