import { certificateLine, joined, type ShownEmployer } from '../../shown.ts'
import type { FileTemplate } from '../../template.ts'

const file = (lines: readonly string[]): Uint8Array => new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)

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
    const firms = (employers: readonly ShownEmployer[]) =>
      employers.flatMap(({ name, place, jobs }) =>
        jobs.flatMap(({ title, dates, lines }) => [
          `${title} - ${name}, ${place} (${dates})`,
          ...lines.map((line) => `- ${line}`),
        ]),
      )
    return file([
      resume.fullName,
      resume.email,
      resume.phone,
      '',
      ...part(resume.headings.summary, [resume.summary]),
      ...part(resume.headings.work, firms(resume.employers)),
      ...part(resume.headings.volunteering, firms(resume.volunteering)),
      ...part(
        resume.headings.education,
        resume.education.map(({ institution, course, dates }) => `${course} - ${institution} (${dates})`),
      ),
      ...part(
        resume.headings.certificates,
        resume.certificates.map((certificate) => `- ${certificateLine(certificate)}`),
      ),
      ...part(resume.headings.skills, [resume.skills.join(', ')]),
      ...part(resume.headings.spoken, [resume.spoken.join(', ')]),
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
    const part = (heading: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : ['', heading, ...lines]
    const firms = (employers: readonly ShownEmployer[]) =>
      employers.flatMap(({ name, place, jobs }) =>
        jobs.flatMap(({ title, dates, form, lines }) => [
          `Job Title: ${title}`,
          `Employer: ${name}`,
          `Location: ${place}`,
          `Dates: ${dates}`,
          ...form,
          ...(lines.length === 0 ? [] : ['Duties:', ...lines.map((line) => `- ${line}`)]),
          '',
        ]),
      )
    return file([
      `Name: ${resume.name}`,
      `Address: ${resume.place}`,
      `Phone: ${resume.phone}`,
      `Email: ${resume.email}`,
      ...part('EMPLOYMENT HISTORY', firms(resume.employers.filter(({ name }) => name !== ''))),
      ...part('VOLUNTEER WORK', firms(resume.volunteering)),
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
      ...part('CERTIFICATIONS', resume.certificates.map(certificateLine)),
      ...part('SKILLS', [resume.skills.join('; ')]),
      ...part('LANGUAGES', [resume.spoken.join('; ')]),
    ])
  },
}

export const TEXT = [pasted, labelled]
