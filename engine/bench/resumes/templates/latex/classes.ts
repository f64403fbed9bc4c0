import { joined, type ShownPost, type ShownStudy } from '../../shown.ts'
import type { HtmlTemplate } from '../../template.ts'
import { contactLine, each, list, more, page, section } from '../html/page.ts'

const ROMAN = `body { font: 10.5pt/1.25 'Nimbus Roman', 'Times New Roman', serif }`

/** Title in bold on the left, dates on the right; employer and place in italics below. */
const engineers: HtmlTemplate = {
  id: 'title-over-firm',
  kind: 'html',
  dates: 'abbreviated',
  without: ['summary', 'headline', 'units'],
  html: (resume) => {
    const job = ({ name, place, title, dates, lines }: ShownPost) =>
      `<div class="entry"><div class="row"><b>${title}</b><span>${dates}</span></div><div class="row small"><i>${name}</i><i>${place}</i></div>${list(lines)}</div>`
    const study = ({ institution, place, course, dates }: ShownStudy) =>
      `<div class="entry"><div class="row"><b>${institution}</b><span>${place}</span></div><div class="row small"><i>${course}</i><i>${dates}</i></div></div>`
    return page(
      resume,
      `${ROMAN} @page { size: letter; margin: 13mm } h1 { text-align: center; font-variant: small-caps; font-size: 25pt } .top { text-align: center; font-size: 9.5pt } .top u { margin: 0 2pt } h2 { font-variant: small-caps; font-weight: normal; font-size: 13pt; border-bottom: .6pt solid #000 } .entry { margin-left: 4mm } .small { font-size: 9.5pt } ul { font-size: 9.5pt; list-style: '• ' }`,
      `
      <h1>${resume.fullName}</h1><p class="top">${resume.phone} | <u>${resume.email}</u> | <u>${resume.link}</u></p>
      ${section('Education', each(resume.education, study))}
      ${section('Experience', each(resume.jobs, job))}
      ${section('Projects', `<div class="entry"><div class="row"><span><b>Bus Stop Board</b> | <i>${resume.skills.slice(0, 3).join(', ')}</i></span><span>June 2020 - Present</span></div>${list(['Shows the next three buses on a small screen at the door.'])}</div>`)}
      ${section('Leadership and Volunteering', each(resume.unpaid, job))}
      ${section('Technical Skills', `<div class="entry"><p><b>Tools</b>: ${resume.skills.join(', ')}</p><p><b>Languages</b>: ${resume.spoken.join(', ')}</p></div>`)}
      ${section('Certifications', list(resume.papers))}`,
    )
  },
}

/** Employer in bold and dates on the right, title in italics and place on the right. */
const medium: HtmlTemplate = {
  id: 'firm-over-title',
  kind: 'html',
  dates: 'long hyphen',
  without: ['summary', 'headline'],
  html: (resume) => {
    const job = ({ name, place, about, title, unit, dates, lines }: ShownPost) =>
      `<div class="entry"><div class="row"><b>${(name === '' ? title : name).toUpperCase()}</b><i>${dates}</i></div>${name === '' ? '' : `<div class="row"><i>${joined(', ', title, unit)}</i><i>${place}</i></div>`}${about === '' ? '' : `<p>${about}</p>`}${list(lines)}</div>`
    const study = ({ institution, course, dates }: ShownStudy) =>
      `<div class="entry"><div class="row"><b>${institution}</b><i>${dates}</i></div><p>${course}</p></div>`
    return page(
      resume,
      `${ROMAN} h1 { text-align: center; text-transform: uppercase } .top { text-align: center } h2 { text-transform: uppercase; font-size: 11pt; border-bottom: .6pt solid #000 } .entry { margin-left: 5mm } ul { list-style: '· ' }`,
      `
      <h1>${resume.name}</h1><p class="top">${resume.phone} ⋄ ${resume.place}</p><p class="top">${resume.email} ⋄ ${resume.link}</p>
      ${section('Education', each(resume.education, study))}
      ${section('Experience', each(resume.jobs, job))}
      ${section('Technical Strengths', `<div class="entry"><p><b>Computer Skills</b> &emsp; ${resume.skills.join(', ')}</p><p><b>Languages</b> &emsp; ${resume.spoken.join(', ')}</p></div>`)}
      ${section('Certifications', list(resume.papers))}${section('Leadership', each(resume.unpaid, job))}${more(resume)}`,
    )
  },
}

/** Rules across the page after each heading; employer and place in bold, title and years in italics below. */
const banking: HtmlTemplate = {
  id: 'rules-across',
  kind: 'html',
  dates: 'year',
  without: ['units'],
  html: (resume) => {
    const job = ({ name, place, title, dates, lines }: ShownPost) =>
      `<div class="entry"><div class="row"><b>${name}</b><b>${place}</b></div><div class="row"><i>${title}</i><i>${dates}</i></div>${list(lines)}</div>`
    const study = ({ institution, place, course, dates }: ShownStudy) =>
      `<div class="entry"><div class="row"><b>${institution}</b><b>${place}</b></div><div class="row"><i>${course}</i><i>${dates}</i></div></div>`
    return page(
      resume,
      `body { font: 10.5pt/1.3 'DejaVu Sans', sans-serif } h1 { text-align: center; font-weight: 300; font-size: 26pt } .top { text-align: center; font-size: 9pt; color: #666 } h2 { color: #3873b3; font-weight: normal; font-size: 14pt; display: flex; gap: 8pt; align-items: center } h2::after { content: ''; flex: 1; border-top: 1pt solid #3873b3 }`,
      `
      <h1>${resume.name.split(' ').slice(0, -1).join(' ')} <span style="color: #3873b3">${resume.name.split(' ').at(-1)}</span></h1><p class="top"><i>${resume.headline}</i></p><p class="top">${contactLine(resume, ' • ')}</p>
      ${section('Experience', each(resume.jobs, job))}${section('Volunteering', each(resume.unpaid, job))}
      ${section('Education', each(resume.education, study))}
      ${section(
        'Certificates',
        each(resume.certificates, ({ name, year }) => `<p><b>${year ?? ''}</b> ${name}</p>`),
      )}
      ${section('Languages', `<p>${resume.spoken.map((language) => `<b>${language}</b>: fluent`).join(' &emsp; ')}</p>`)}${section('Computer skills', `<p>${resume.skills.join(', ')}</p>`)}${more(resume)}`,
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
    const study = ({ institution, place, course, dates }: ShownStudy) =>
      row(dates, `<b>${course}</b>, <i>${institution}</i>, ${place}.`)
    return page(
      resume,
      `@page { margin: 16mm 18mm 24mm } .margin { display: grid; grid-template-columns: 30mm 1fr; gap: 5mm; margin-top: 5pt } .margin > span { text-align: right } h1 { text-align: right; font-size: 30pt; font-weight: 300 } h2 { color: #b03060; font-weight: normal; font-size: 15pt; margin-left: 35mm } .quote { text-align: center; font-style: italic; color: #666; margin: 8pt 20mm }`,
      `
      <h1>${resume.name}</h1><p style="text-align: right"><i>${resume.headline}</i></p><p class="quote">“${resume.summary}”</p>
      ${section('Education', each(resume.education, study))}
      ${section(
        'Experience',
        each(resume.jobs, ({ name, place, title, dates, lines }) =>
          row(
            dates,
            `<b>${title}</b>${name === '' ? '' : `, <i>${name}</i>, ${place}`}.${lines.length === 0 ? '' : '<br>Detailed achievements:'}${list(lines)}`,
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

export const CLASSES = [engineers, medium, banking, casual]
