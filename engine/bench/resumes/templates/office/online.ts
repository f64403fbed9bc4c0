import { Paragraph, TextRun, type FileChild } from 'docx'
import { certificateLine, joined, type Shown, type ShownPost } from '../../shown.ts'
import type { FileTemplate } from '../../template.ts'
import { bold, bullet, columns, heading, plain, wordFile } from '../word/document.ts'

const small = (text: string): Paragraph =>
  new Paragraph({ children: [new TextRun({ text, size: 16, color: '666666' })] })
const grey = (text: string): Paragraph =>
  new Paragraph({
    heading: 'Heading3',
    children: [new TextRun({ text, size: 16, color: '666666', font: 'Open Sans' })],
  })
const head = (text: string): Paragraph =>
  new Paragraph({
    heading: 'Heading1',
    children: [new TextRun({ text, color: '2079C7', size: 22, bold: true, font: 'Open Sans' })],
  })

/** "**Firm,** Place — *Title*", as online editors write it. */
const firmLine = (name: string, place: string, title: string): Paragraph =>
  new Paragraph({
    heading: 'Heading2',
    children:
      name === ''
        ? [new TextRun({ text: title, italics: true })]
        : [
            new TextRun({ text: name, bold: true }),
            new TextRun({ text: `${place === '' ? '' : `, ${place}`} — ` }),
            new TextRun({ text: title, italics: true }),
          ],
  })

const post = ({ name, place, title, dates, lines }: ShownPost) => [
  firmLine(name, place, title),
  grey(dates),
  ...lines.map(plain),
]
const studies = (resume: Shown) =>
  resume.education.flatMap(({ institution, place, course, dates }) => [
    firmLine(institution, place, course),
    grey(dates),
  ])
const part = (title: string, content: readonly FileChild[], draw = head): readonly FileChild[] =>
  content.length === 0 ? [] : [draw(title), ...content]

/** A table with jobs in the wide left column, and skills and the rest in a narrow right one. */
const serif: FileTemplate = {
  id: 'online-serif',
  kind: 'docx',
  dates: 'capitals',
  without: ['units'],
  write: (resume) =>
    wordFile([
      columns(
        [68, 32],
        [
          [
            [bold(resume.name, 60), plain(resume.headline)],
            [
              small(resume.place),
              bold(resume.phone, 16),
              new Paragraph({
                children: [new TextRun({ text: resume.email, bold: true, size: 16, color: '2079C7' })],
              }),
            ],
          ],
          [
            [
              ...part('EXPERIENCE', resume.jobs.flatMap(post)),
              ...part('EDUCATION', studies(resume)),
              ...part('VOLUNTEERING', resume.unpaid.flatMap(post)),
            ],
            [
              ...part('SKILLS', resume.skills.map(plain)),
              ...part(
                'CERTIFICATIONS',
                resume.certificates.map(
                  (one) =>
                    new Paragraph({
                      children: [
                        new TextRun({ text: one.name, bold: true }),
                        new TextRun({ text: certificateLine({ ...one, name: '' }) }),
                      ],
                    }),
                ),
              ),
              ...part('LANGUAGES', [plain(resume.spoken.join(', '))]),
            ],
          ],
        ],
      ),
    ]),
}

/** Headings in the left column of a table, their entries to the right. */
const swiss: FileTemplate = {
  id: 'online-swiss',
  kind: 'docx',
  dates: 'capitals',
  without: ['units'],
  write: (resume) => {
    const row = (title: string, content: readonly FileChild[]) =>
      content.length === 0
        ? []
        : [
            [
              [
                new Paragraph({ children: [new TextRun({ text: `ㅡ` })] }),
                new Paragraph({ children: [new TextRun({ text: title, bold: true })] }),
              ],
              content,
            ],
          ]
    const job = ({ name, place, title, dates, lines }: ShownPost) => [
      new Paragraph({
        heading: 'Heading2',
        children:
          name === ''
            ? [new TextRun({ text: title })]
            : [
                new TextRun({ text: `${joined(', ', name, place)} / `, bold: true }),
                new TextRun({ text: title }),
              ],
      }),
      grey(dates),
      ...lines.map(bullet),
    ]
    return wordFile([
      columns(
        [30, 70],
        [
          [
            [bold(resume.name, 36)],
            [small(joined(' ', resume.place)), small(resume.phone), small(resume.email)],
          ],
          ...row('Profile', [plain(resume.summary)]),
          ...row('Skills', [plain(resume.skills.join(', '))]),
          ...row('Experience', resume.jobs.flatMap(job)),
          ...row('Volunteering', resume.unpaid.flatMap(job)),
          ...row(
            'Education',
            resume.education.flatMap(({ institution, place, course, dates }) => [
              new Paragraph({
                children: [
                  new TextRun({ text: `${institution}, ${place} / `, bold: true }),
                  new TextRun({ text: course }),
                ],
              }),
              grey(dates),
            ]),
          ),
          ...row('Certificates', resume.papers.map(plain)),
          ...row('Languages', [plain(resume.spoken.join(', '))]),
        ],
      ),
    ])
  },
}

/** Dates first in small capitals, then "Firm, Place — Title", one column, headings in colour. */
const coral: FileTemplate = {
  id: 'online-coral',
  kind: 'docx',
  dates: 'capitals',
  without: ['units', 'headline'],
  write: (resume) => {
    const job = ({ name, place, title, dates, lines }: ShownPost) => [
      grey(dates),
      firmLine(name, place, title),
      ...lines.map(bullet),
    ]
    return wordFile([
      small(joined(' · ', resume.place, resume.phone, resume.email)),
      bold(resume.name, 72),
      ...part('Experience', resume.jobs.flatMap(job)),
      ...part('Volunteering', resume.unpaid.flatMap(job)),
      ...part(
        'Education',
        resume.education.flatMap(({ institution, place, course, dates }) => [
          grey(dates),
          firmLine(institution, place, course),
        ]),
      ),
      ...part('Skills', resume.skills.map(bullet)),
      ...part('Certifications', resume.papers.map(bullet)),
      ...part('Languages', [plain(resume.spoken.join(', '))]),
    ])
  },
}

/** Name and contact at the top, title in bold with employer and place after a comma, dates below in grey. */
const spearmint: FileTemplate = {
  id: 'online-spearmint',
  kind: 'docx',
  dates: 'capitals',
  without: ['units'],
  write: (resume) =>
    wordFile([
      bold(resume.name, 56),
      small(resume.place),
      small(joined(' | ', resume.phone, resume.email)),
      plain(resume.summary),
      ...part(
        'EXPERIENCE',
        resume.jobs.flatMap(({ name, place, title, dates, lines }) => [
          new Paragraph({
            heading: 'Heading2',
            children:
              name === ''
                ? [new TextRun({ text: title })]
                : [
                    new TextRun({ text: joined(', ', name, place) }),
                    new TextRun({ text: ' — ', bold: true }),
                    new TextRun({ text: title, italics: true, color: '666666' }),
                  ],
          }),
          grey(dates),
          ...lines.map(plain),
        ]),
        heading,
      ),
      ...part('EDUCATION', studies(resume), heading),
      ...part('SKILLS', resume.skills.map(bullet), heading),
      ...part('CERTIFICATIONS', resume.papers.map(plain), heading),
      ...part('LANGUAGES', [plain(resume.spoken.join(', '))], heading),
    ]),
}

/** A writer's resume: "Title, Firm" and below it "dates, PLACE"; one typeface, headings in lower case. */
const writer: FileTemplate = {
  id: 'online-writer',
  kind: 'docx',
  dates: 'capitals',
  without: ['units', 'headline'],
  write: (resume) => {
    const job = ({ name, place, title, dates, lines }: ShownPost) => [
      bold(joined(' / ', name, title)),
      small(joined(', ', dates, place.toUpperCase())),
      ...lines.map(plain),
    ]
    return wordFile([
      bold(resume.name, 48),
      small(resume.place),
      small(resume.phone),
      small(resume.email),
      ...part('Skills', [plain(resume.skills.join(' / '))]),
      ...part('Experience', resume.jobs.flatMap(job)),
      ...part('Volunteering', resume.unpaid.flatMap(job)),
      ...part(
        'Education',
        resume.education.flatMap(({ institution, place, course, dates }) => [
          bold(`${institution} / ${course}`),
          small(joined(', ', dates, place.toUpperCase())),
        ]),
      ),
      ...part('Certificates', resume.papers.map(plain)),
      ...part('Languages', [plain(resume.spoken.join(' / '))]),
    ])
  },
}

export const ONLINE = [serif, swiss, coral, spearmint, writer]
