import { joined, type Shown, type ShownEmployer, type ShownPost, type ShownStudy } from '../../shown.ts'
import type { HtmlTemplate } from '../../template.ts'
import { each, list, page, paragraphs, section } from './page.ts'

const contact = ({ email, phone, place, link }: Shown) =>
  paragraphs([phone, email, place, link].filter((line) => line !== ''))

/** A coloured left column with contact, skills and languages. */
const leftSidebar: HtmlTemplate = {
  id: 'left-sidebar',
  kind: 'html',
  dates: 'short',
  headings: 2,
  html: (resume) => {
    const job = ({ name, place, title, unit, dates, lines }: ShownPost) =>
      `<div class="entry"><b>${joined(', ', title, unit)}</b><div class="row"><span>${joined(', ', name, place)}</span><span class="dates">${dates}</span></div>${list(lines)}</div>`
    const study = ({ institution, course, dates }: ShownStudy) =>
      `<div class="entry"><b>${course}</b><div class="row"><span>${institution}</span><span class="dates">${dates}</span></div></div>`
    return page(
      resume,
      `@page { margin: 0 } body { display: grid; grid-template-columns: 62mm 1fr; min-height: 297mm; background: linear-gradient(90deg, #1f3b4d 62mm, #fff 62mm) } aside { color: #fff; padding: 14mm 7mm; font-size: 9.5pt } aside h1 { font-size: 21pt; line-height: 1.1 } main { padding: 14mm 14mm 14mm 9mm } aside p { overflow-wrap: anywhere; margin-top: 2pt } .dates { color: #555; white-space: nowrap } h2 { text-transform: uppercase; font-size: 11pt }`,
      `
      <aside><h1>${resume.name.replace(' ', '<br>')}</h1><p>${resume.headline}</p>
        ${section(resume.headings.contact, contact(resume))}
        ${section(resume.headings.skills, paragraphs(resume.skills))}
        ${section(resume.headings.spoken, paragraphs(resume.spoken))}
        ${section(resume.headings.certificates, paragraphs(resume.papers))}</aside>
      <main>${section(resume.headings.summary, `<p>${resume.summary}</p>`)}
        ${section(resume.headings.work, each(resume.jobs, job))}
        ${section(resume.headings.volunteering, each(resume.unpaid, job))}
        ${section(resume.headings.education, each(resume.education, study))}</main>`,
    )
  },
}

/** The name across the page, jobs on the left, and a narrow right column that also contains the education. */
const rightSidebar: HtmlTemplate = {
  id: 'right-sidebar',
  kind: 'html',
  dates: 'slash',
  headings: 3,
  without: ['units'],
  html: (resume) => {
    const firms = (employers: readonly ShownEmployer[]) =>
      each(
        employers,
        ({ name, place, jobs }) =>
          `<div class="entry"><h3>${name}</h3>${each(
            jobs,
            ({ title, dates, lines }) => `
      <p class="title">${title}</p><p class="dates">${dates}${place === '' ? '' : `&emsp;${place}`}</p>${list(lines)}`,
          )}</div>`,
      )
    const study = ({ institution, course, dates }: ShownStudy) =>
      `<div class="entry"><b>${course}</b><p>${institution}</p><p>${dates}</p></div>`
    return page(
      resume,
      `h1 { font-size: 26pt; color: #7a2e39 } .columns { display: grid; grid-template-columns: 1fr 52mm; gap: 9mm } aside { font-size: 9.5pt } h2 { color: #7a2e39; border-bottom: 1.5pt solid #7a2e39 } h3 { font-size: 11pt } .title { color: #7a2e39 } .dates { font-size: 9pt; color: #666 } aside p { margin-top: 3pt; overflow-wrap: anywhere }`,
      `
      <h1>${resume.fullName}</h1><p>${resume.headline}</p><div class="columns">
      <main>${section(resume.headings.work, firms(resume.employers))}${section(resume.headings.volunteering, firms(resume.volunteering))}</main>
      <aside>${section(resume.headings.contact, contact(resume))}
        ${section(resume.headings.summary, `<p>${resume.summary}</p>`)}
        ${section(resume.headings.education, each(resume.education, study))}
        ${section(resume.headings.skills, list(resume.skills))}
        ${section(resume.headings.certificates, list(resume.certificates.map(({ name }) => name)))}
        ${section(resume.headings.spoken, list(resume.spoken))}</aside></div>`,
    )
  },
}

/** Two columns of equal width, as in page layout tools; only whole sections continue in the second column. */
const twoColumns: HtmlTemplate = {
  id: 'two-columns',
  kind: 'html',
  dates: 'year',
  headings: 1,
  without: ['units'],
  html: (resume) => {
    const job = ({ name, place, title, dates, lines }: ShownPost) =>
      `<div class="entry"><b>${title}</b><p><i>${name}</i></p><div class="row small"><span>${dates}</span><span>${place}</span></div>${list(lines)}</div>`
    const study = ({ institution, course, dates, place }: ShownStudy) =>
      `<div class="entry"><b>${course}</b><p><i>${institution}</i></p><div class="row small"><span>${dates}</span><span>${place}</span></div></div>`
    return page(
      resume,
      `body { font-size: 10pt } h1 { text-align: center; font-size: 24pt } .top { text-align: center } .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm } .small { font-size: 9pt; color: #666 } h2 { text-transform: uppercase; border-bottom: 1pt solid #222 }`,
      `
      <h1>${resume.name}</h1><p class="top">${resume.headline}</p><p class="top">${resume.email} – ${resume.phone} – ${resume.place}</p><div class="columns">
      <div>${section(resume.headings.work, each(resume.jobs, job))}</div>
      <div>${section(resume.headings.summary, `<p>${resume.summary}</p>`)}
        ${section(resume.headings.education, each(resume.education, study))}
        ${section(resume.headings.volunteering, each(resume.unpaid, job))}
        ${section(resume.headings.skills, list(resume.skills))}
        ${section(resume.headings.certificates, list(resume.papers))}
        ${section(resume.headings.spoken, `<p>${resume.spoken.join(', ')}</p>`)}</div></div>`,
    )
  },
}

/** Headings in their own column, to the left of their entries. */
const headingsBeside: HtmlTemplate = {
  id: 'headings-beside',
  kind: 'html',
  dates: 'short to',
  html: (resume) => {
    const beside = (heading: string, content: string) =>
      content === '' ? '' : `<h2>${heading}</h2><div class="content">${content}</div>`
    const job = ({ name, place, title, unit, dates, lines }: ShownPost) =>
      `<div class="entry"><div class="row"><b>${name}</b><span>${dates}</span></div><div class="row"><span>${joined(', ', title, unit)}</span><span>${place}</span></div>${list(lines)}</div>`
    const study = ({ institution, course, dates, place }: ShownStudy) =>
      `<div class="entry"><div class="row"><b>${institution}</b><span>${dates}</span></div><div class="row"><span>${course}</span><span>${place}</span></div></div>`
    return page(
      resume,
      `.beside { display: grid; grid-template-columns: 36mm 1fr } .beside h2 { font-size: 10.5pt; text-transform: uppercase; margin-top: 14pt; color: #136 ; hyphens: none; overflow-wrap: normal } .content { margin-top: 8pt; border-top: .6pt solid #ccc; padding-top: 2pt }`,
      `
      <h1>${resume.fullName}</h1><p>${resume.headline}</p><p>${joined(', ', resume.place, resume.phone, resume.email)}</p><div class="beside">
      ${beside(resume.headings.summary, `<p class="entry">${resume.summary}</p>`)}
      ${beside(resume.headings.work, each(resume.jobs, job))}
      ${beside(resume.headings.education, each(resume.education, study))}
      ${beside(resume.headings.volunteering, each(resume.unpaid, job))}
      ${beside(resume.headings.certificates, paragraphs(resume.papers))}
      ${beside(resume.headings.skills, `<p class="entry">${resume.skills.join(', ')}</p>`)}
      ${beside(resume.headings.spoken, `<p class="entry">${resume.spoken.join(', ')}</p>`)}</div>`,
    )
  },
}

export const COLUMNS = [leftSidebar, rightSidebar, twoColumns, headingsBeside]
