import { joined, type ShownPost } from '../../shown.ts'
import type { FileTemplate } from '../../template.ts'

const file = (lines: readonly string[]): Uint8Array => new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)
const part = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', heading, ...lines]

/**
 * A job board's text of an upload: everything left-aligned, one fact per line, no blank line between jobs.
 */
const flat: FileTemplate = {
  id: 'board-text',
  kind: 'txt',
  dates: 'long hyphen',
  without: ['units'],
  write: (resume) => {
    const job = ({ name, place, title, dates, lines }: ShownPost) => [
      title,
      ...(name === '' ? [] : [name, place]),
      dates,
      ...lines,
    ]
    return file([
      resume.name,
      resume.headline,
      resume.place,
      resume.email,
      resume.phone,
      ...part('PROFESSIONAL SUMMARY', [resume.summary]),
      ...part('WORK EXPERIENCE', resume.jobs.flatMap(job)),
      ...part('VOLUNTEER EXPERIENCE', resume.unpaid.flatMap(job)),
      ...part(
        'EDUCATION',
        resume.education.flatMap(({ course, institution, place, dates }) => [
          course,
          institution,
          place,
          dates,
        ]),
      ),
      ...part('SKILLS', resume.skills),
      ...part('CERTIFICATIONS', resume.papers),
      ...part('LANGUAGES', resume.spoken),
    ])
  },
}

/** A government form pasted as text: labels before every value. */
const labelled: FileTemplate = {
  id: 'labelled-text',
  kind: 'txt',
  dates: 'slash',
  without: ['units', 'headline'],
  write: (resume) => {
    const job = ({ name, place, title, dates, form, lines }: ShownPost) => [
      `Job Title: ${title}`,
      `Employer: ${name}`,
      `Location: ${place}`,
      `Dates: ${dates}`,
      ...form,
      ...(lines.length === 0 ? [] : ['Duties:', ...lines.map((line) => `- ${line}`)]),
      '',
    ]
    return file([
      `Name: ${resume.name}`,
      `Address: ${resume.place}`,
      `Phone: ${resume.phone}`,
      `Email: ${resume.email}`,
      ...part('EMPLOYMENT HISTORY', resume.jobs.filter(({ name }) => name !== '').flatMap(job)),
      ...part('VOLUNTEER WORK', resume.unpaid.flatMap(job)),
      ...part(
        'EDUCATION',
        resume.education.flatMap(({ institution, place, degree, field, dates }) => [
          `School: ${joined(', ', institution, place)}`,
          `Degree: ${degree}`,
          ...(field === '' ? [] : [`Major: ${field}`]),
          `Dates: ${dates}`,
          '',
        ]),
      ),
      ...part('CERTIFICATIONS', resume.papers),
      ...part('SKILLS', [resume.skills.join('; ')]),
      ...part('LANGUAGES', [resume.spoken.join('; ')]),
    ])
  },
}

export const BOARDS = [flat, labelled]
