import { joined } from '../../shown.ts'
import type { HtmlTemplate } from '../../template.ts'
import { each, page } from '../html/page.ts'

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
      ${each(resume.employers, ({ name, place, jobs }) =>
        each(
          jobs,
          ({ title, dates, lines }) =>
            `<div class="gap"></div>${row('Dates', dates)}${row('Occupation or position held', `<b>${title}</b>`)}${row(
              'Main activities and responsibilities',
              each(lines, (line) => `<p>${line}</p>`),
            )}${row('Name and address of employer', joined(', ', name, place))}`,
        ),
      )}
      ${head('EDUCATION AND TRAINING')}
      ${each(resume.education, ({ course, institution, place, dates }) => `<div class="gap"></div>${row('Dates', dates)}${row('Title of qualification awarded', `<b>${course}</b>`)}${row('Name and type of organisation providing education', joined(', ', institution, place))}`)}
      ${head('PERSONAL SKILLS')}${row('Mother tongue', resume.spoken[0] ?? '')}${row('Other languages', resume.spoken.slice(1).join(', '))}${row('Computer skills', resume.skills.join(', '))}
      ${resume.certificates.length === 0 ? '' : head('ADDITIONAL INFORMATION')}${each(resume.certificates, ({ name, year }) => row('Certifications', joined(', ', name, year ?? '')))}`,
    )
  },
}

export const EUROPE = [labels]
