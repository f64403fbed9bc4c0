import type { ShownEmployer, ShownJob, ShownStudy } from '../../shown.ts'
import type { HtmlTemplate } from '../../template.ts'
import { each, page, paragraphs, section } from '../html/page.ts'

/**
 * A job network's profile saved as PDF: a dark column with contact and skills; the employer with its total
 * duration, then each title.
 */
const network: HtmlTemplate = {
  id: 'network-profile',
  kind: 'html',
  dates: 'long hyphen',
  without: ['phone', 'units', 'volunteering'],
  html: (resume) => {
    const job = ({ title, dates, length, lines }: ShownJob, place: string) =>
      `<p class="title">${title}</p><p class="dates">${dates} (${length})</p>${place === '' ? '' : `<p class="place">${place}</p>`}${lines.length === 0 ? '' : `<p class="prose">${lines.join('<br>')}</p>`}`
    const firm = ({ name, place, length, jobs }: ShownEmployer) =>
      `<div class="firm"><p class="name">${name === '' ? 'Career Break' : name}</p>${jobs.length > 1 ? `<p>${length}</p>` : ''}${each(jobs, (one) => job(one, place))}</div>`
    const aside = (heading: string, lines: readonly string[]) =>
      lines.length === 0 ? '' : `<h3>${heading}</h3>${paragraphs(lines)}`
    const study = ({ institution, degree, field, dates, start, end }: ShownStudy) =>
      `<p class="school">${institution}</p><p class="small">${degree}${field === '' ? '' : `, ${field}`}&nbsp;·&nbsp;(${start.includes('-') ? dates : `${start} - ${end}`})</p>`
    return page(
      resume,
      `@page { size: letter; margin: 12mm 0 16mm } body { background: #fff; font: 12pt/1.35 'Nimbus Sans', Arial, sans-serif } .left { position: absolute; left: 0; top: -12mm; width: 66mm; min-height: 250mm; padding: 14mm 6mm; background: #293e49; color: #fff; font-size: 10.5pt } .left h3 { font-size: 13pt; font-weight: normal; margin: 14pt 0 4pt; color: #fff } .left p { margin-top: 3pt; overflow-wrap: anywhere } main { margin-left: 74mm; margin-right: 10mm } h1 { font-size: 26pt; font-weight: normal } h2 { font-size: 16pt; font-weight: normal; margin-top: 16pt; padding-top: 8pt; border-top: .6pt solid #ccc } .name { margin-top: 8pt; font-size: 12pt } .title { margin-top: 5pt; font-size: 11.5pt } .dates, .place { font-size: 10.5pt; color: #555 } .place { color: #b0b0b0 } .prose { margin-top: 6pt } .school { margin-top: 6pt } .small { font-size: 10.5pt; color: #555 }`,
      `
      <div class="left">${aside('Contact', [resume.email])}<p>www.${resume.link} (LinkedIn)</p>
        ${aside('Top Skills', resume.skills.slice(0, 3))}${aside(
          'Languages',
          resume.spoken.map(
            (language, index) => `${language} (${index === 0 ? 'Native or Bilingual' : 'Full Professional'})`,
          ),
        )}
        ${aside(
          'Certifications',
          resume.certificates.map(({ name }) => name),
        )}</div>
      <main><h1>${resume.name}</h1><p>${resume.headline}</p><p class="small">${resume.place}</p>
        ${section('Summary', paragraphs([resume.summary]))}${section('Experience', each(resume.employers, firm))}
        ${section('Education', each(resume.education, study))}</main>`,
    )
  },
  running: () => ({
    header: '<span></span>',
    footer:
      '<div style="font: 8pt sans-serif; color: #777; width: 100%; text-align: right; margin-right: 14mm">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>',
  }),
}

/**
 * The resume that a job board makes from a form: title in bold, employer and place below it, dates, then
 * lines without bullets.
 */
const board: HtmlTemplate = {
  id: 'board-export',
  kind: 'html',
  dates: 'long to',
  without: ['units', 'volunteering'],
  html: (resume) =>
    page(
      resume,
      `@page { size: letter; margin: 18mm } body { font-size: 11pt; line-height: 1.4 } h1 { font-size: 22pt } h2 { font-size: 15pt; border-bottom: .8pt solid #999; padding-bottom: 2pt } .entry { margin-top: 9pt } .grey { color: #666 } .blue { color: #2164f3 }`,
      `
    <h1>${resume.fullName}</h1><p>${resume.headline}</p><p>${resume.place}</p><p class="blue">${resume.email}</p><p>${resume.phone}</p>
    <p class="entry">${resume.summary}</p><p>Authorized to work in the US for any employer</p>
    ${section(
      'Work Experience',
      each(
        resume.jobs,
        ({ name, place, title, dates, lines }) =>
          `<div class="entry"><b>${title}</b>${name === '' ? '' : `<p class="grey">${name} - ${place}</p>`}<p class="grey">${dates}</p>${each(lines, (line) => `<p>• ${line}</p>`)}</div>`,
      ),
    )}
    ${section(
      'Education',
      each(
        resume.education,
        ({ course, institution, place, dates }) =>
          `<div class="entry"><b>${course}</b><p class="grey">${institution} - ${place}</p><p class="grey">${dates}</p></div>`,
      ),
    )}
    ${section(
      'Skills',
      each(resume.skills, (skill) => `<p>• ${skill} (${3 + (skill.length % 7)} years)</p>`),
    )}
    ${section(
      'Languages',
      each(resume.spoken, (language) => `<p>• ${language} - Fluent</p>`),
    )}
    ${section(
      'Certifications and Licenses',
      each(
        resume.certificates,
        ({ name, year }) =>
          `<div class="entry"><b>${name}</b>${year === undefined ? '' : `<p class="grey">${year}</p>`}</div>`,
      ),
    )}`,
    ),
}

/**
 * The export of a German network: dates with the duration below them in the left column, title before
 * employer.
 */
const german: HtmlTemplate = {
  id: 'german-network',
  kind: 'html',
  dates: 'slash',
  without: ['units', 'summary', 'volunteering'],
  html: (resume) => {
    const row = (left: string, right: string) =>
      `<div class="pair"><div class="when">${left}</div><div>${right}</div></div>`
    const lasting = ({ dates, end, length }: ShownJob) => {
      const whole = length.replace(/(?<=Jahre?) /, ' und ')
      return `${dates}<br>${end === 'present' ? `Seit ${whole.replace('Jahre', 'Jahren').replace('Monate', 'Monaten').replace('1 Monat', 'einem Monat')}` : whole}`
    }
    const study = ({ degree, field, institution, dates }: ShownStudy) =>
      row(dates, `<b>${institution}</b><p>${field === '' ? degree : `${field}, ${degree}`}</p>`)
    return page(
      resume,
      `h1 { font-size: 22pt; font-weight: normal } h2 { font-size: 14pt; color: #007575; margin-top: 18pt } .pair { display: grid; grid-template-columns: 48mm 1fr; gap: 6mm; margin-top: 9pt } .when { color: #666; font-size: 10pt } .head { display: flex; justify-content: space-between }`,
      `
      <div class="head"><div><h1>${resume.name}</h1><p>${resume.headline}</p><p>${resume.place}</p></div></div>
      ${section('Kontaktdaten', row('E-Mail', resume.email) + row('Mobil', resume.phone))}
      ${section(
        'Berufserfahrung',
        each(resume.jobs, (job) =>
          row(
            lasting(job),
            `<b>${job.title}</b>${job.name === '' ? '' : `<p>${job.name}, ${job.place}</p>`}${paragraphs(job.lines)}`,
          ),
        ),
      )}
      ${section('Ausbildung', each(resume.education, study))}
      ${section(
        'Qualifikationen',
        each(resume.papers, (paper) => row('', paper)),
      )}
      ${section('Fähigkeiten und Kenntnisse', `<p>${resume.skills.join(' · ')}</p>`)}${section(
        'Sprachen',
        each(resume.spoken, (language) => row(language, 'Fließend')),
      )}`,
    )
  },
}

export const PROFILES = [network, board, german]
