import { Paragraph, TextRun, type FileChild } from 'docx'
import { joined, type ShownEmployer } from '../../shown.ts'
import type { FileTemplate } from '../../template.ts'
import { bold, boldHeading, bullet, columns, heading, plain, wordFile } from '../word/document.ts'

const part = (title: string, content: readonly FileChild[], draw = heading): readonly FileChild[] =>
  content.length === 0 ? [] : [draw(title), ...content]
const capitals = (text: string): Paragraph =>
  new Paragraph({ children: [new TextRun({ text, allCaps: true, bold: true, color: '595959' })] })
/** Contact and education in the left column of a table; "Firm, Place / Title / dates" on the right. */
const sides: FileTemplate = {
  id: 'word-sides',
  kind: 'docx',
  dates: 'short to',
  without: ['units'],
  write: (resume) => {
    const firms = (employers: readonly ShownEmployer[]) =>
      employers.flatMap(({ name, place, jobs }) =>
        jobs.flatMap(({ title, dates, lines }) => [
          capitals(joined(' • ', title, name, place)),
          plain(dates),
          ...(lines.length === 0 ? [] : [plain(lines.join(' '))]),
        ]),
      )
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
              ...part('Experience', firms(resume.employers)),
              ...part(
                'Education',
                resume.education.flatMap(({ course, institution, dates }) => [
                  capitals(`${course} • ${dates} • ${institution}`),
                ]),
              ),
              ...part('Volunteer experience or leadership', firms(resume.volunteering)),
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
    const jobs = resume.employers.flatMap(({ name, place, jobs: done }) =>
      done.map(
        ({ title, dates, lines }) =>
          [
            dates,
            name === ''
              ? [plain(title)]
              : [bold(title), plain(`bei ${joined(', ', name, place)}`), ...lines.map(bullet)],
          ] as const,
      ),
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

export const FORMS = [sides, tabular]
