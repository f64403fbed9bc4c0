import { joined, type Shown, type ShownPost, type ShownStudy } from '../../shown.ts'
import type { HtmlTemplate } from '../../template.ts'
import { each, list, page, paragraphs, section } from '../html/page.ts'

const contact = ({ email, phone, place, link }: Shown) =>
  [
    ['Home', place],
    ['Email', email],
    ['Phone', phone],
    ['Website', link],
  ] as const

/**
 * The current European form: sections with a rule, dates and place in a line above the title, employers in
 * capitals.
 */
const recent: HtmlTemplate = {
  id: 'european-form',
  kind: 'html',
  dates: 'day',
  without: ['units'],
  html: (resume) => {
    const job = ({ name, place, title, dates, lines }: ShownPost) =>
      `<div class="entry"><p class="when">${joined(' – ', dates, place)}</p><p class="title"><b>${title.toUpperCase()}</b>${name === '' ? '' : ` – ${name.toUpperCase()}`}</p>${list(lines)}</div>`
    const study = ({ course, institution, place, dates }: ShownStudy) =>
      `<div class="entry"><p class="when">${dates} – ${place}</p><p class="title"><b>${course.toUpperCase()}</b> – ${institution}</p></div>`
    return page(
      resume,
      `@page { margin: 14mm 18mm } h1 { font-size: 22pt; color: #0e4194 } h2 { font-size: 10pt; text-transform: uppercase; color: #0e4194; border-bottom: 1pt solid #0e4194; letter-spacing: .03em } .when { font-size: 9pt; color: #666 } .contact { font-size: 9.5pt; margin-top: 6pt } .contact b { margin-left: 8pt }`,
      `
      <h1>${resume.name}</h1><p class="contact">${each(contact(resume), ([label, value]) => `<b>${label}:</b> ${value} `)}</p>
      ${section('About me', `<p>${resume.summary}</p>`)}${section('Work experience', each(resume.jobs, job))}
      ${section('Education and training', each(resume.education, study))}
      ${section(
        'Language skills',
        `<p>Mother tongue(s): <b>${(resume.spoken[0] ?? '').toUpperCase()}</b></p><p>Other language(s): ${resume.spoken
          .slice(1)
          .map((language) => `${language.toUpperCase()} C1`)
          .join(' | ')}</p>`,
      )}
      ${section('Digital skills', `<p>${resume.skills.join(' | ')}</p>`)}${section('Volunteering', each(resume.unpaid, job))}
      ${section('Driving licence', '<p>Driving Licence: B</p>')}
      ${section(
        'Licences',
        each(
          resume.certificates,
          ({ name, year }) => `<div class="entry"><p class="when">${year ?? ''}</p><p>${name}</p></div>`,
        ),
      )}`,
    )
  },
}

/** The former European form: every label right-aligned in the left column. */
const labels: HtmlTemplate = {
  id: 'european-labels',
  kind: 'html',
  dates: 'day',
  without: ['units', 'volunteering'],
  html: (resume) => {
    const row = (label: string, value: string) =>
      `<div class="pair"><span>${label}</span><div>${value}</div></div>`
    const head = (heading: string) => `<div class="pair head"><span>${heading}</span><i></i></div>`
    return page(
      resume,
      `body { font: 10pt/1.35 'Nimbus Sans Narrow', 'Nimbus Sans', Arial } .pair { display: grid; grid-template-columns: 52mm 1fr; gap: 5mm } .pair > span { text-align: right } .head { margin-top: 12pt; color: #0e4194; font-weight: bold } .head + .pair, .gap { margin-top: 5pt } h1 { font-size: 14pt }`,
      `
      ${row('Curriculum Vitae', '')}${head('PERSONAL INFORMATION')}${row('', `<h1>${resume.name}</h1>`)}${row('Address', resume.place)}${row('Telephone', resume.phone)}${row('E-mail', resume.email)}
      ${head('WORK EXPERIENCE')}
      ${each(
        resume.jobs,
        ({ name, place, title, dates, lines }) =>
          `<div class="gap"></div>${row('Dates', dates)}${row('Occupation or position held', `<b>${title}</b>`)}${row('Main activities and responsibilities', paragraphs(lines))}${row('Name and address of employer', joined(', ', name, place))}`,
      )}
      ${head('EDUCATION AND TRAINING')}
      ${each(resume.education, ({ course, institution, place, dates }) => `<div class="gap"></div>${row('Dates', dates)}${row('Title of qualification awarded', `<b>${course}</b>`)}${row('Name and type of organisation providing education', joined(', ', institution, place))}`)}
      ${head('PERSONAL SKILLS')}${row('Mother tongue', resume.spoken[0] ?? '')}${row('Other languages', resume.spoken.slice(1).join(', '))}${row('Computer skills', resume.skills.join(', '))}
      ${resume.certificates.length === 0 ? '' : head('ADDITIONAL INFORMATION')}${each(resume.certificates, ({ name, year }) => row('Certifications', joined(', ', name, year ?? '')))}`,
    )
  },
}

export const EUROPE = [recent, labels]
