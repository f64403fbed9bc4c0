import { joined, type ShownEmployer, type ShownPost, type ShownStudy } from '../../shown.ts'
import type { HtmlTemplate } from '../../template.ts'
import { contactLine, each, list, more, page, paragraphs, section } from '../html/page.ts'

const SERIF = `body { font: 11pt/1.25 'Nimbus Roman', 'Times New Roman', serif } @page { size: letter; margin: 15mm 18mm }`

/**
 * A college career office's one-page format: centred headings, employer in bold and place right, title in
 * bold and dates right.
 */
const college: HtmlTemplate = {
  id: 'career-office',
  kind: 'html',
  dates: 'long',
  without: ['summary', 'headline'],
  html: (resume) => {
    const firms = (employers: readonly ShownEmployer[]) =>
      each(
        employers,
        ({ name, place, jobs }) =>
          `<div class="entry row"><b>${name}</b><span>${place}</span></div>${each(jobs, ({ title, unit, dates, lines }) => `<div class="row"><b>${joined(', ', title, unit)}</b><span>${dates}</span></div>${list(lines)}`)}`,
      )
    const study = ({ institution, place, degree, field, dates }: ShownStudy) =>
      `<div class="entry row"><b>${institution.toUpperCase()}</b><span>${place}</span></div><div class="row"><span>${joined(', ', degree, field)}. GPA 3.72</span><span>${dates}</span></div><p>Relevant Coursework: Statistics, Public Speaking, Writing Workshop</p>`
    return page(
      resume,
      `${SERIF} h1, h2, .top { text-align: center } h1 { border-bottom: .8pt solid #000 } h2 { font-size: 11pt }`,
      `
      <h1>${resume.name}</h1><p class="top">${contactLine({ ...resume, link: '' }, ' • ')}</p>
      ${section('Education', each(resume.education, study))}
      ${section('Experience', firms(resume.employers))}${section('Leadership & Activities', firms(resume.volunteering))}
      ${section('Skills & Interests', `<p><b>Technical:</b> ${resume.skills.join(', ')}</p><p><b>Language:</b> Fluent in ${resume.spoken.join(', ')}</p><p><b>Interests:</b> Trail running, baking bread</p>`)}${section('Certifications', `<p>${resume.certificates.map(({ name }) => name).join(', ')}</p>`.replace('<p></p>', ''))}`,
    )
  },
}

/**
 * The consulting format: rules, employer in capitals with a line about it, place on the right, several titles
 * under one employer.
 */
const consulting: HtmlTemplate = {
  id: 'consulting',
  kind: 'html',
  dates: 'year',
  without: ['headline', 'summary'],
  html: (resume) => {
    const firms = (employers: readonly ShownEmployer[]) =>
      each(
        employers,
        ({ name, place, about, span, jobs }) =>
          `<div class="entry row"><b>${name.toUpperCase()}</b><span>${place}${jobs.length > 1 ? `, ${span}` : ''}</span></div>${about === '' ? '' : `<p><i>${about}</i></p>`}${each(jobs, ({ title, unit, dates, lines }) => `<div class="row"><i><b>${joined(', ', title, unit)}</b></i><span>${dates}</span></div>${each(lines, (line) => `<p class="bullet">• ${line}</p>`)}`)}`,
      )
    const study = ({ institution, place, course, dates }: ShownStudy) =>
      `<div class="entry row"><b>${institution.toUpperCase()}</b><span>${place}</span></div><div class="row"><i>${course}</i><span>${dates}</span></div>`
    return page(
      resume,
      `${SERIF} h1 { text-align: center; text-transform: uppercase; font-size: 15pt } .top { text-align: center } h2 { font-size: 11pt; text-transform: uppercase; border-bottom: 1.2pt solid #000 } .bullet { padding-left: 12pt; text-indent: -8pt }`,
      `
      <h1>${resume.fullName}</h1><p class="top">${resume.place} | ${resume.phone} | ${resume.email}</p>
      ${section('Experience', firms(resume.employers))}${section('Education', each(resume.education, study))}
      ${section('Volunteer Experience', firms(resume.volunteering))}${section(
        'Additional Information',
        each(
          [
            `Languages: ${resume.spoken.join(', ')}`,
            `Skills: ${resume.skills.join(', ')}`,
            ...(resume.certificates.length === 0
              ? []
              : [`Certifications: ${resume.certificates.map(({ name }) => name).join(', ')}`]),
          ],
          (line) => `<p class="bullet">• ${line}</p>`,
        ),
      )}`,
    )
  },
}

/**
 * An academic CV: years in the margin, appointments before education, then publications, grants, teaching and
 * references.
 */
const academic: HtmlTemplate = {
  id: 'academic',
  kind: 'html',
  dates: 'year',
  without: ['headline'],
  html: (resume) => {
    const row = (left: string, right: string) =>
      `<div class="pair"><span>${left}</span><div>${right}</div></div>`
    const study = ({ degree, field, institution, place, end }: ShownStudy) =>
      row(end, `${degree}, ${joined(', ', field, institution, place)}`)
    return page(
      resume,
      `${SERIF} @page { margin: 25mm } .pair { display: grid; grid-template-columns: 30mm 1fr; margin-top: 4pt } h1 { font-size: 16pt; text-align: center } h2 { font-size: 11pt; text-transform: uppercase; letter-spacing: .05em } li { list-style: none; margin-left: -14pt; padding-left: 8mm; text-indent: -8mm; margin-top: 3pt }`,
      `
      <h1>${resume.fullName}</h1><p style="text-align: center">Curriculum Vitae</p><p style="text-align: center">${contactLine(resume, ' · ')}</p>
      ${section('Research interests', `<p>${resume.summary}</p>`)}
      ${section(
        'Academic Appointments',
        each(resume.jobs, ({ name, place, title, unit, dates, lines }) =>
          row(dates, `${title}, ${joined(', ', unit, name, place)}${paragraphs(lines)}`),
        ),
      )}
      ${section('Education', each(resume.education, study))}${more(resume)}
      ${section('Languages', `<p>${resume.spoken.join(', ')}</p>`)}${section('Skills', `<p>${resume.skills.join(', ')}</p>`)}${section('Certification', paragraphs(resume.papers))}`,
    )
  },
}

/** A nurse's resume: licences with state, number and expiry first, then clinical rotations, then jobs. */
const clinical: HtmlTemplate = {
  id: 'clinical',
  kind: 'html',
  dates: 'short',
  headings: 1,
  html: (resume) => {
    const job = ({ name, place, title, unit, dates, lines }: ShownPost) =>
      `<div class="entry"><div class="row"><b>${joined(' – ', title, unit)}</b><span>${dates}</span></div><p>${joined(' | ', name, place)}</p>${list(lines)}</div>`
    const study = ({ course, institution, place, dates }: ShownStudy) =>
      `<div class="entry"><div class="row"><b>${course}</b><span>${dates}</span></div><p>${institution}, ${place}</p></div>`
    return page(
      resume,
      `body { font-size: 10.5pt } h1 { color: #0b6e6e } h2 { color: #0b6e6e; border-bottom: 1pt solid #0b6e6e }`,
      `
      <h1>${resume.fullName}</h1><p>${contactLine(resume)}</p>${section('Professional Summary', `<p>${resume.summary}</p>`)}
      ${section('Licensure & Certifications', list(resume.papers))}
      ${section('Education', each(resume.education, study))}
      ${more(resume)}${section('Clinical Experience', each(resume.jobs, job))}${section('Leadership & Volunteer Experience', each(resume.unpaid, job))}
      ${section('Skills', `<p>${resume.skills.join(' • ')}</p>`)}${section('Languages', `<p>${resume.spoken.join(', ')}</p>`)}`,
    )
  },
}

/**
 * The total dates at the employer and dates at each title, with such wide spacing that a job breaks over the
 * page.
 */
const totals: HtmlTemplate = {
  id: 'employer-totals',
  kind: 'html',
  dates: 'short',
  headings: 1,
  html: (resume) => {
    const firms = (employers: readonly ShownEmployer[]) =>
      each(employers, ({ name, place, about, span, length, jobs }) =>
        name === ''
          ? each(jobs, ({ title, dates }) => `<div class="entry row"><i>${title}</i><i>${dates}</i></div>`)
          : `<div class="entry row"><b>${joined(' — ', name, place)}</b><b>${span} (${length})</b></div>${about === '' ? '' : `<p><i>${about}</i></p>`}${each(jobs, ({ title, unit, dates, lines }) => `<p class="title"><u>${joined(', ', title, unit)}</u>${jobs.length > 1 ? ` (${dates})` : ''}</p>${list(lines)}`)}`,
      )
    const study = ({ course, institution, place, dates }: ShownStudy) =>
      `<div class="entry row"><b>${joined(' — ', institution, place)}</b><b>${dates}</b></div><p>${course}</p>`
    return page(
      resume,
      `@page { margin: 25mm } body { font-size: 11.5pt; line-height: 1.9 } .entry { margin-top: 26pt } .row > :last-child { white-space: nowrap } .title { margin-top: 8pt } h2 { text-transform: uppercase; border-bottom: 1pt solid #000; margin-top: 26pt }`,
      `
      <h1>${resume.fullName}</h1><p>${contactLine(resume)}</p>${section(resume.headings.summary, `<p>${resume.summary}</p>`)}${section(resume.headings.work, firms(resume.employers))}${section(resume.headings.volunteering, firms(resume.volunteering))}
      ${section(resume.headings.education, each(resume.education, study))}
      ${section(resume.headings.certificates, `<p>${resume.papers.join('; ')}</p>`.replace('<p></p>', ''))}${section(resume.headings.skills, `<p>${resume.skills.join(', ')}</p>`)}${section(resume.headings.spoken, `<p>${resume.spoken.join(', ')}</p>`)}`,
    )
  },
  running: (resume) => ({
    header: '<span></span>',
    footer: `<div style="font: 8pt sans-serif; width: 100%; text-align: center">${resume.name} | ${resume.phone} | Page <span class="pageNumber"></span></div>`,
  }),
}

export const SCHOOLS = [college, consulting, academic, clinical, totals]
