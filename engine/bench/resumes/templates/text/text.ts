import { joined, type ShownPost } from '../../shown.ts'
import type { FileTemplate } from '../../template.ts'

const WIDTH = 78

const file = (lines: readonly string[]): Uint8Array => new TextEncoder().encode(`${lines.join('\n')}\n`)

/** Breaks a text into lines of at most `width`; all lines but the first are indented. */
function wrapped(text: string, first: string, rest: string, width = WIDTH): readonly string[] {
  const lines = [first]
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    const isStart = line === first || line === rest
    if (!isStart && line.length + 1 + word.length > width) lines.push(`${rest}${word}`)
    else lines[lines.length - 1] = isStart ? `${line}${word}` : `${line} ${word}`
  }
  return lines
}

/** Headings in capitals, underlined; dates moved to the right with spaces; wrapped lines. */
const underlined: FileTemplate = {
  id: 'text-underlined',
  kind: 'txt',
  dates: 'short',
  write: (resume) => {
    const part = (heading: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : ['', heading.toUpperCase(), '='.repeat(heading.length), ...lines]
    const apart = (left: string, right: string) =>
      `${left.padEnd(WIDTH - right.length)}${left.length + right.length >= WIDTH ? '  ' : ''}${right}`
    const job = ({ name, place, title, unit, dates, lines }: ShownPost) => [
      '',
      apart(joined(', ', name, place), dates),
      joined(', ', title, unit),
      ...lines.flatMap((line) => wrapped(line, '  * ', '    ')),
    ]
    return file([
      resume.fullName,
      resume.headline,
      joined(' | ', resume.place, resume.phone, resume.email),
      ...part(resume.headings.summary, wrapped(resume.summary, '', '')),
      ...part(resume.headings.work, resume.jobs.flatMap(job)),
      ...part(resume.headings.volunteering, resume.unpaid.flatMap(job)),
      ...part(
        resume.headings.education,
        resume.education.flatMap(({ institution, place, course, dates }) => [
          '',
          apart(joined(', ', institution, place), dates),
          course,
        ]),
      ),
      ...part(
        resume.headings.certificates,
        resume.papers.map((paper) => `  * ${paper}`),
      ),
      ...part(resume.headings.skills, [resume.skills.join(', ')]),
      ...part(resume.headings.spoken, [resume.spoken.join(', ')]),
    ])
  },
}

/** Text as pasted into a form: no blank lines within a section, headings with a colon, hyphens as bullets. */
const pasted: FileTemplate = {
  id: 'text-pasted',
  kind: 'txt',
  dates: 'since',
  headings: 1,
  without: ['units'],
  write: (resume) => {
    const part = (heading: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : [`${heading}:`, ...lines]
    const job = ({ name, place, title, dates, lines }: ShownPost) => [
      `${title} - ${name}, ${place} (${dates})`,
      ...lines.map((line) => `- ${line}`),
    ]
    return file([
      resume.fullName,
      resume.email,
      resume.phone,
      '',
      ...part(resume.headings.summary, [resume.summary]),
      ...part(resume.headings.work, resume.jobs.flatMap(job)),
      ...part(resume.headings.volunteering, resume.unpaid.flatMap(job)),
      ...part(
        resume.headings.education,
        resume.education.map(({ institution, course, dates }) => `${course} - ${institution} (${dates})`),
      ),
      ...part(
        resume.headings.certificates,
        resume.papers.map((paper) => `- ${paper}`),
      ),
      ...part(resume.headings.skills, [resume.skills.join(', ')]),
      ...part(resume.headings.spoken, [resume.spoken.join(', ')]),
    ])
  },
}

/** Tabs: dates at the start of the first line, everything else indented; Markdown headings. */
const indented: FileTemplate = {
  id: 'text-indented',
  kind: 'txt',
  dates: 'year',
  headings: 3,
  without: ['units', 'headline'],
  write: (resume) => {
    const part = (heading: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : ['', `## ${heading}`, '', ...lines]
    const job = ({ name, place, title, dates, lines }: ShownPost) => [
      `${dates}\t${title}`,
      `\t${joined(', ', name, place)}`,
      ...lines.map((line) => `\t• ${line}`),
    ]
    return file([
      `# ${resume.fullName}`,
      joined(' - ', resume.email, resume.phone, resume.place),
      ...part(resume.headings.summary, [resume.summary]),
      ...part(resume.headings.work, resume.jobs.flatMap(job)),
      ...part(resume.headings.volunteering, resume.unpaid.flatMap(job)),
      ...part(
        resume.headings.education,
        resume.education.flatMap(({ institution, course, dates }) => [
          `${dates}\t${course}`,
          `\t${institution}`,
        ]),
      ),
      ...part(
        resume.headings.certificates,
        resume.papers.map((paper) => `• ${paper}`),
      ),
      ...part(
        resume.headings.skills,
        resume.skills.map((skill) => `• ${skill}`),
      ),
      ...part(
        resume.headings.spoken,
        resume.spoken.map((language) => `• ${language}`),
      ),
    ])
  },
}

export const TEXT = [underlined, pasted, indented]
