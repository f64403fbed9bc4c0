import { Paragraph, TextRun, type FileChild } from 'docx'
import { joined, type Shown, type ShownPost } from '../../shown.ts'
import type { FileTemplate } from '../../template.ts'
import { bold, boldHeading, bullet, columns, heading, plain, tabbed, wordFile } from '../word/document.ts'

const part = (title: string, content: readonly FileChild[], draw = heading): readonly FileChild[] =>
  content.length === 0 ? [] : [draw(title), ...content]
const capitals = (text: string): Paragraph =>
  new Paragraph({ children: [new TextRun({ text, allCaps: true, bold: true, color: '595959' })] })
const rest = (resume: Shown): readonly FileChild[] => [
  ...part('Certifications', resume.papers.map(bullet)),
  ...part('Skills', resume.skills.map(bullet)),
  ...part('Languages', [plain(resume.spoken.join(', '))]),
]

/** Dates in capitals, then "TITLE, FIRM" as a heading, then a paragraph. */
const chronological: FileTemplate = {
  id: 'word-chronological',
  kind: 'docx',
  dates: 'long',
  without: ['units', 'headline'],
  write: (resume) => {
    const titled = (title: string, firm: string) =>
      new Paragraph({
        heading: 'Heading2',
        children: [
          new TextRun({
            text: `${title}${firm === '' ? '' : ', '}`,
            allCaps: true,
            bold: true,
            color: '1D824C',
          }),
          new TextRun({ text: firm, allCaps: true }),
        ],
      })
    const job = ({ name, title, dates, lines }: ShownPost) => [
      capitals(dates),
      titled(title, name),
      ...(lines.length === 0 ? [] : [plain(lines.join(' '))]),
    ]
    return wordFile([
      new Paragraph({
        alignment: 'center',
        heading: 'Title',
        children: [
          new TextRun({ text: `${resume.name.split(' ').slice(0, -1).join(' ')} `, allCaps: true }),
          new TextRun({ text: resume.name.split(' ').at(-1) ?? '', allCaps: true, bold: true }),
        ],
      }),
      new Paragraph({ alignment: 'center', text: joined(' · ', resume.place, resume.phone) }),
      new Paragraph({ alignment: 'center', text: joined(' · ', resume.email, resume.link) }),
      plain(resume.summary),
      ...part('Experience', resume.jobs.flatMap(job)),
      ...part(
        'Education',
        resume.education.flatMap(({ course, institution, dates }) => [
          capitals(dates),
          titled(course, institution),
        ]),
      ),
      ...part('Certifications', resume.papers.map(bullet)),
      heading('Skills'),
      columns([50, 50], [[resume.skills.slice(0, 2).map(bullet), resume.skills.slice(2).map(bullet)]]),
      ...part('Activities', resume.unpaid.flatMap(job)),
    ])
  },
}

/** Skills first under their own headings; the history is a list with tabs. */
const functional: FileTemplate = {
  id: 'word-functional',
  kind: 'docx',
  dates: 'year',
  without: ['units', 'lines', 'places', 'volunteering'],
  write: (resume) =>
    wordFile([
      bold(resume.name, 40),
      plain(joined(' | ', resume.place, resume.phone, resume.email)),
      ...part('Objective', [plain(`To find a position as ${resume.headline}.`)]),
      heading('Skills & Abilities'),
      ...resume.skills.flatMap((skill) => [
        bold(skill),
        bullet('Years of daily practice in this, alone and in teams.'),
      ]),
      ...part(
        'Experience',
        resume.jobs.map(({ name, title, dates }) =>
          tabbed(`${title}${name === '' ? '' : ` | ${name}`}`, dates),
        ),
      ),
      ...part(
        'Education',
        resume.education.map(({ course, institution, dates }) => tabbed(`${course} | ${institution}`, dates)),
      ),
      ...part('Certifications', resume.papers.map(plain)),
      ...part('Languages', [plain(resume.spoken.join(', '))]),
      ...part('References', [
        bold('Pat Ferreira'),
        plain('Shift Supervisor, Old Mill Company'),
        plain('pat.ferreira@oldmill.example'),
      ]),
    ]),
}

/** "TITLE | FIRM | DATES" in capitals under headings with a rule. */
const basic: FileTemplate = {
  id: 'word-basic',
  kind: 'docx',
  dates: 'short',
  without: ['units', 'headline'],
  write: (resume) => {
    const line = (...texts: readonly string[]) =>
      new Paragraph({
        heading: 'Heading2',
        children: [new TextRun({ text: joined(' | ', ...texts), allCaps: true })],
      })
    const job = ({ name, place, title, dates, lines }: ShownPost) => [
      line(title, joined(', ', name, place), dates),
      ...lines.map(bullet),
    ]
    return wordFile([
      bold(resume.fullName, 44),
      plain(joined(' | ', resume.place, resume.phone, resume.email)),
      ...part('Objective', [plain(resume.summary)]),
      ...part(
        'Education',
        resume.education.flatMap(({ course, institution, dates }) => [line(course, dates, institution)]),
      ),
      ...part('Experience', resume.jobs.flatMap(job)),
      ...part('Leadership', resume.unpaid.flatMap(job)),
      ...rest(resume),
    ])
  },
}

/** Contact and education in the left column of a table; "Firm, Place / Title / dates" on the right. */
const sides: FileTemplate = {
  id: 'word-sides',
  kind: 'docx',
  dates: 'short to',
  without: ['units'],
  write: (resume) => {
    const job = ({ name, place, title, dates, lines }: ShownPost) => [
      capitals(joined(' • ', title, name, place)),
      plain(dates),
      ...(lines.length === 0 ? [] : [plain(lines.join(' '))]),
    ]
    return wordFile([
      columns(
        [34, 66],
        [
          [
            [
              bold(resume.name, 40),
              ...part('Objective', [plain(resume.summary)]),
              ...part('Skills', [plain(resume.skills.join(', '))]),
              ...part('Contact', [resume.place, resume.phone, resume.email].map(plain)),
              ...part('Languages', [plain(resume.spoken.join(', '))]),
            ],
            [
              ...part('Experience', resume.jobs.flatMap(job)),
              ...part(
                'Education',
                resume.education.flatMap(({ course, institution, dates }) => [
                  capitals(`${course} • ${dates} • ${institution}`),
                ]),
              ),
              ...part('Volunteer experience or leadership', resume.unpaid.flatMap(job)),
              ...part(
                'Certifications',
                [plain(resume.certificates.map(({ name }) => name).join(', '))].filter(
                  () => resume.certificates.length > 0,
                ),
              ),
            ],
          ],
        ],
      ),
    ])
  },
}

/** German: everything in a two-column table, "Angestellt bei"; school at the end, place and date below. */
const tabular: FileTemplate = {
  id: 'lebenslauf',
  kind: 'docx',
  dates: 'since',
  without: ['units', 'summary', 'headline', 'volunteering'],
  write: (resume) => {
    const table = (rows: readonly (readonly [string, readonly FileChild[]])[]) =>
      columns(
        [28, 72],
        rows.map(([left, right]) => [[plain(left)], right]),
      )
    const jobs = resume.jobs.map(
      ({ name, place, title, dates, lines }) =>
        [
          dates,
          name === ''
            ? [plain(title)]
            : [bold(title), plain(`bei ${joined(', ', name, place)}`), ...lines.map(bullet)],
        ] as const,
    )
    return wordFile([
      bold('Lebenslauf', 40),
      boldHeading('Persönliche Daten'),
      table([
        ['Name', [plain(resume.name)]],
        ['Geburtsdatum', [plain('12.05.1990 in Wurzen')]],
        ['Familienstand', [plain('verheiratet, ein Kind')]],
        ['Wohnort', [plain(resume.place)]],
        ['Telefon', [plain(resume.phone)]],
        ['E-Mail', [plain(resume.email)]],
      ]),
      boldHeading('Berufserfahrung'),
      table(jobs),
      boldHeading('Schul- und Berufsausbildung'),
      table(
        resume.education.map(({ course, institution, place, dates }) => [
          dates,
          [bold(course), plain(`${institution}, ${place}`)],
        ]),
      ),
      ...(resume.certificates.length === 0
        ? []
        : [
            boldHeading('Weiterbildung'),
            table(resume.certificates.map(({ name, year }) => [year ?? '', [plain(name)]])),
          ]),
      boldHeading('Kenntnisse'),
      table([
        ['EDV', [plain(resume.skills.join(', '))]],
        ['Sprachen', [plain(resume.spoken.join(', '))]],
        ['Führerschein', [plain('Klasse B')]],
      ]),
      plain(`${resume.place}, 14.06.2025`),
      plain(resume.name),
    ])
  },
}

export const FORMS = [chronological, functional, basic, sides, tabular]
