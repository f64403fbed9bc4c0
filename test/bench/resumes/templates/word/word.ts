import { Paragraph, Textbox, TextRun, type FileChild } from 'docx'
import { certificateLine, joined, type Shown, type ShownEmployer } from '../../shown.ts'
import type { FileTemplate } from '../../template.ts'
import { bold, bullet, columns, heading, plain, wordFile } from './document.ts'

type Heading = (text: string) => Paragraph

const part = (title: Paragraph, content: readonly FileChild[]): readonly FileChild[] =>
  content.length === 0 ? [] : [title, ...content]

/** The sections after the jobs in most of these files. */
const rest = (resume: Shown, head: Heading): readonly FileChild[] => [
  ...part(
    head(resume.headings.certificates),
    resume.certificates.map((certificate) => bullet(certificateLine(certificate))),
  ),
  ...part(head(resume.headings.skills), [plain(resume.skills.join(', '))]),
  ...part(head(resume.headings.spoken), [plain(resume.spoken.join(', '))]),
]

/** A table of two columns without borders: contact, skills and education on the left, jobs on the right. */
const twoColumns: FileTemplate = {
  id: 'word-columns',
  kind: 'docx',
  dates: 'short',
  headings: 2,
  without: ['units'],
  write: (resume) => {
    const firms = (employers: readonly ShownEmployer[]) =>
      employers.flatMap(({ name, place, jobs }) =>
        jobs.flatMap(({ title, dates, lines }) => [
          bold(`${title} | ${name}`),
          plain(joined(' | ', dates, place)),
          ...lines.map(bullet),
        ]),
      )
    const left = [
      heading(resume.headings.contact),
      ...[resume.phone, resume.email, resume.place, resume.link].map(plain),
      ...part(heading(resume.headings.skills), resume.skills.map(plain)),
      heading(resume.headings.education),
      ...resume.education.flatMap(({ institution, course, dates }) => [
        bold(course),
        plain(institution),
        plain(dates),
      ]),
      ...part(heading(resume.headings.spoken), resume.spoken.map(plain)),
    ]
    const right = [
      heading(resume.headings.summary),
      plain(resume.summary),
      heading(resume.headings.work),
      ...firms(resume.employers),
      ...part(heading(resume.headings.volunteering), firms(resume.volunteering)),
      ...part(
        heading(resume.headings.certificates),
        resume.certificates.map((certificate) => bullet(certificateLine(certificate))),
      ),
    ]
    return wordFile([bold(resume.fullName, 40), plain(resume.headline), columns([32, 68], [[left, right]])])
  },
}

const box = (paragraphs: readonly string[], size: number): Textbox =>
  new Textbox({
    alignment: 'center',
    style: { width: '400pt', height: 'auto' },
    children: paragraphs.map(
      (text) => new Paragraph({ children: [new TextRun({ text, size, bold: size > 30 })] }),
    ),
  })

/** Name and contact in text boxes, which float above the text. */
const textBoxes: FileTemplate = {
  id: 'word-text-boxes',
  kind: 'docx',
  dates: 'short to',
  headings: 3,
  write: (resume) => {
    const firms = (employers: readonly ShownEmployer[]) =>
      employers.flatMap(({ name, place, jobs }) => [
        bold(joined(', ', name, place)),
        ...jobs.flatMap(({ title, unit, dates, lines }) => [
          plain(`${joined(', ', title, unit)} (${dates})`),
          ...lines.map(bullet),
        ]),
      ])
    return wordFile([
      box([resume.fullName], 40),
      box([joined(' | ', resume.place, resume.phone, resume.email)], 20),
      heading(resume.headings.summary),
      plain(resume.summary),
      heading(resume.headings.work),
      ...firms(resume.employers),
      ...part(heading(resume.headings.volunteering), firms(resume.volunteering)),
      heading(resume.headings.education),
      ...resume.education.flatMap(({ institution, place, course, dates }) => [
        plain(`${course}, ${joined(', ', institution, place)} (${dates})`),
      ]),
      ...rest(resume, heading),
    ])
  },
}

export const WORD = [twoColumns, textBoxes]
