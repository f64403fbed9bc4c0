import { Paragraph, Textbox, TextRun, type FileChild } from 'docx'
import { joined, type Shown, type ShownEmployer, type ShownPost } from '../../shown.ts'
import type { FileTemplate } from '../../template.ts'
import { bold, boldHeading, bullet, columns, heading, plain, tabbed, wordFile } from './document.ts'

type Heading = (text: string) => Paragraph

const part = (title: Paragraph, content: readonly FileChild[]): readonly FileChild[] =>
  content.length === 0 ? [] : [title, ...content]

/** The sections after the jobs in most of these files. */
const rest = (resume: Shown, head: Heading): readonly FileChild[] => [
  ...part(head(resume.headings.certificates), resume.papers.map(bullet)),
  ...part(head(resume.headings.skills), [plain(resume.skills.join(', '))]),
  ...part(head(resume.headings.spoken), [plain(resume.spoken.join(', '))]),
]

/**
 * Dates set with a tab; each heading follows the previous bullet without a blank line and has no heading
 * style.
 */
const tabs: FileTemplate = {
  id: 'word-tabs',
  kind: 'docx',
  dates: 'long',
  headings: 1,
  write: (resume) => {
    const job = ({ name, place, title, unit, dates, lines }: ShownPost) => [
      tabbed(joined(', ', name, place), dates, true),
      plain(joined(', ', title, unit)),
      ...lines.map(bullet),
    ]
    return wordFile([
      bold(resume.fullName, 36),
      plain(joined(' | ', resume.place, resume.phone, resume.email)),
      boldHeading(resume.headings.summary),
      plain(resume.summary),
      boldHeading(resume.headings.work),
      ...resume.jobs.flatMap(job),
      ...part(boldHeading(resume.headings.volunteering), resume.unpaid.flatMap(job)),
      boldHeading(resume.headings.education),
      ...resume.education.flatMap(({ institution, place, course, dates }) => [
        tabbed(joined(', ', institution, place), dates, true),
        plain(course),
      ]),
      ...rest(resume, boldHeading),
    ])
  },
}

/** A table of two columns without borders: contact, skills and education on the left, jobs on the right. */
const twoColumns: FileTemplate = {
  id: 'word-columns',
  kind: 'docx',
  dates: 'short',
  headings: 2,
  without: ['units'],
  write: (resume) => {
    const job = ({ name, place, title, dates, lines }: ShownPost) => [
      bold(`${title} | ${name}`),
      plain(joined(' | ', dates, place)),
      ...lines.map(bullet),
    ]
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
      ...resume.jobs.flatMap(job),
      ...part(heading(resume.headings.volunteering), resume.unpaid.flatMap(job)),
      ...part(heading(resume.headings.certificates), resume.papers.map(bullet)),
    ]
    return wordFile([bold(resume.fullName, 40), plain(resume.headline), columns([32, 68], [[left, right]])])
  },
}

/** Dates in the left column of a table without borders, one row per job. */
const dateColumn: FileTemplate = {
  id: 'word-date-column',
  kind: 'docx',
  dates: 'slash',
  without: ['units'],
  write: (resume) => {
    const firms = (posts: readonly ShownPost[]) =>
      columns(
        [24, 76],
        posts.map(({ name, place, title, dates, lines }) => [
          [plain(dates)],
          [bold(title), plain(joined(', ', name, place)), ...lines.map(bullet)],
        ]),
      )
    return wordFile([
      bold(resume.fullName, 36),
      plain(resume.headline),
      plain(joined(' · ', resume.place, resume.phone, resume.email)),
      heading(resume.headings.work),
      firms(resume.jobs),
      ...(resume.volunteering.length === 0
        ? []
        : [heading(resume.headings.volunteering), firms(resume.unpaid)]),
      heading(resume.headings.education),
      columns(
        [24, 76],
        resume.education.map(({ institution, course, dates, place }) => [
          [plain(dates)],
          [bold(course), plain(joined(', ', institution, place))],
        ]),
      ),
      ...rest(resume, heading),
    ])
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

/** Name and contact in the file's header part; the body begins with the summary. */
const headerPart: FileTemplate = {
  id: 'word-header',
  kind: 'docx',
  dates: 'short',
  headings: 1,
  write: (resume) => {
    const firms = (employers: readonly ShownEmployer[]) =>
      employers.flatMap(({ name, place, jobs }) => [
        tabbed(name, place, true),
        ...jobs.flatMap(({ title, unit, dates, lines }) => [
          tabbed(joined(' – ', title, unit), dates),
          ...lines.map(bullet),
        ]),
      ])
    return wordFile(
      [
        heading(resume.headings.summary),
        plain(resume.summary),
        heading(resume.headings.work),
        ...firms(resume.employers),
        ...part(heading(resume.headings.volunteering), firms(resume.volunteering)),
        heading(resume.headings.education),
        ...resume.education.flatMap(({ institution, place, course, dates }) => [
          tabbed(institution, place, true),
          tabbed(course, dates),
        ]),
        ...rest(resume, heading),
      ],
      [
        bold(resume.fullName, 32),
        plain(joined(' | ', resume.place, resume.phone, resume.email, resume.link)),
      ],
    )
  },
}

export const WORD = [tabs, twoColumns, dateColumn, textBoxes, headerPart]
