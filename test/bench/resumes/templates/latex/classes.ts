import { certificateLine, joined, type ShownEmployer } from '../../shown.ts'
import type { HtmlTemplate } from '../../template.ts'
import { each, list, more, page, section } from '../html/page.ts'

const ROMAN = `body { font: 10.5pt/1.25 'Nimbus Roman', 'Times New Roman', serif }`

/** Employer in bold and dates on the right, title in italics and place on the right. */
const medium: HtmlTemplate = {
  id: 'firm-over-title',
  kind: 'html',
  dates: 'long hyphen',
  without: ['summary', 'headline'],
  html: (resume) => {
    const firms = (employers: readonly ShownEmployer[]) =>
      each(employers, ({ name, place, about, jobs }) =>
        each(
          jobs,
          ({ title, unit, dates, lines }) =>
            `<div class="entry"><div class="row"><b>${(name === '' ? title : name).toUpperCase()}</b><i>${dates}</i></div>${name === '' ? '' : `<div class="row"><i>${joined(', ', title, unit)}</i><i>${place}</i></div>`}${about === '' ? '' : `<p>${about}</p>`}${list(lines)}</div>`,
        ),
      )
    return page(
      resume,
      `${ROMAN} h1 { text-align: center; text-transform: uppercase } .top { text-align: center } h2 { text-transform: uppercase; font-size: 11pt; border-bottom: .6pt solid #000 } .entry { margin-left: 5mm } ul { list-style: '· ' }`,
      `
      <h1>${resume.name}</h1><p class="top">${resume.phone} ⋄ ${resume.place}</p><p class="top">${resume.email} ⋄ ${resume.link}</p>
      ${section(
        'Education',
        each(
          resume.education,
          ({ institution, course, dates }) =>
            `<div class="entry"><div class="row"><b>${institution}</b><i>${dates}</i></div><p>${course}</p></div>`,
        ),
      )}
      ${section('Experience', firms(resume.employers))}
      ${section('Technical Strengths', `<div class="entry"><p><b>Computer Skills</b> &emsp; ${resume.skills.join(', ')}</p><p><b>Languages</b> &emsp; ${resume.spoken.join(', ')}</p></div>`)}
      ${section('Certifications', list(resume.certificates.map(certificateLine)))}${section('Leadership', firms(resume.volunteering))}${more(resume)}`,
    )
  },
}

/** Name on the right, dates in the left margin, contact in a centred line at the foot of the page. */
const casual: HtmlTemplate = {
  id: 'contact-at-foot',
  kind: 'html',
  dates: 'year',
  without: ['units', 'volunteering'],
  html: (resume) => {
    const row = (left: string, right: string) =>
      `<div class="margin"><span>${left}</span><div>${right}</div></div>`
    return page(
      resume,
      `@page { margin: 16mm 18mm 24mm } .margin { display: grid; grid-template-columns: 30mm 1fr; gap: 5mm; margin-top: 5pt } .margin > span { text-align: right } h1 { text-align: right; font-size: 30pt; font-weight: 300 } h2 { color: #b03060; font-weight: normal; font-size: 15pt; margin-left: 35mm } .quote { text-align: center; font-style: italic; color: #666; margin: 8pt 20mm }`,
      `
      <h1>${resume.name}</h1><p style="text-align: right"><i>${resume.headline}</i></p><p class="quote">“${resume.summary}”</p>
      ${section(
        'Education',
        each(resume.education, ({ institution, place, course, dates }) =>
          row(dates, `<b>${course}</b>, <i>${institution}</i>, ${place}.`),
        ),
      )}
      ${section(
        'Experience',
        each(resume.employers, ({ name, place, jobs }) =>
          each(jobs, ({ title, dates, lines }) =>
            row(
              dates,
              `<b>${title}</b>${name === '' ? '' : `, <i>${name}</i>, ${place}`}.${lines.length === 0 ? '' : '<br>Detailed achievements:'}${list(lines)}`,
            ),
          ),
        ),
      )}
      ${section(
        'Certificates',
        each(resume.certificates, ({ name, year }) => row(year ?? '', name)),
      )}${section(
        'Languages',
        each(resume.spoken, (language) => row(language, 'Fluent')),
      )}
      ${section('Skills', row('tools', resume.skills.join(', ')))}`,
    )
  },
  running: (resume) => ({
    header: '<span></span>',
    footer: `<div style="font: 8pt sans-serif; color: #666; width: 100%; text-align: center">${resume.place} • ${resume.phone} • ${resume.email} • ${resume.link}</div>`,
  }),
}

export const CLASSES = [medium, casual]
