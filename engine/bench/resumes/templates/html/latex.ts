import { joined, type ShownEmployer, type ShownPost, type ShownStudy } from '../../shown.ts'
import type { HtmlTemplate } from '../../template.ts'
import { contactLine, each, list, page, paragraphs, section } from './page.ts'

const SERIF = `body { font: 10.5pt/1.28 'Nimbus Roman', 'Times New Roman', serif }`

/**
 * Employer in bold on the left and place on the right; below them title in italics and dates. A second title
 * has its own line.
 */
const article: HtmlTemplate = {
  id: 'latex-article',
  kind: 'html',
  dates: 'short',
  html: (resume) => {
    const firms = (employers: readonly ShownEmployer[]) =>
      each(
        employers,
        ({ name, place, jobs }) =>
          `<div class="entry row"><b>${name}</b><span>${place}</span></div>${each(
            jobs,
            ({ title, unit, dates, lines }) =>
              `<div class="row"><i>${joined(', ', title, unit)}</i><i>${dates}</i></div>${list(lines)}`,
          )}`,
      )
    const study = ({ institution, place, course, dates }: ShownStudy) =>
      `<div class="entry row"><b>${institution}</b><span>${place}</span></div><div class="row"><i>${course}</i><i>${dates}</i></div>`
    return page(
      resume,
      `${SERIF} h1, .contact { text-align: center } h2 { border-bottom: .6pt solid #000; font-variant: small-caps; font-weight: normal; font-size: 13pt }`,
      `
      <h1>${resume.fullName}</h1><p class="contact">${contactLine(resume, ' | ')}</p>
      ${section(resume.headings.education, each(resume.education, study))}
      ${section(resume.headings.work, firms(resume.employers))}
      ${section(resume.headings.volunteering, firms(resume.volunteering))}
      ${section(resume.headings.certificates, list(resume.papers))}
      ${section(resume.headings.skills, `<p><b>${resume.headings.skills}:</b> ${resume.skills.join(', ')}</p><p><b>${resume.headings.spoken}:</b> ${resume.spoken.join(', ')}</p>`)}`,
    )
  },
}

/** Each employer is a bullet, with nested bullets for its lines. */
const bullets: HtmlTemplate = {
  id: 'latex-bullets',
  kind: 'html',
  dates: 'short',
  without: ['summary', 'headline', 'units'],
  html: (resume) => {
    const job = ({ name, place, title, dates, lines }: ShownPost) =>
      `<li><div class="row"><b>${name}</b><span>${place}</span></div><div class="row small"><i>${title}</i><i>${dates}</i></div><ul class="done">${each(lines, (line) => `<li>${line}</li>`)}</ul></li>`
    const firms = (posts: readonly ShownPost[]) => `<ul class="firms">${each(posts, job)}</ul>`
    return page(
      resume,
      `${SERIF} .firms { list-style: none; padding-left: 12pt } .firms > li { position: relative; margin-top: 4pt } .firms > li::before { content: '•'; position: absolute; left: -9pt } .done { list-style: '◦ '; font-size: 9.5pt } .small { font-size: 9.5pt } h2 { border-bottom: .6pt solid #000; font-variant: small-caps; font-weight: normal }`,
      `
      <div class="row"><b style="font-size: 18pt">${resume.fullName}</b><span>Email: ${resume.email}</span></div>
      <div class="row"><span>${resume.link}</span><span>Mobile: ${resume.phone}</span></div>
      ${section(resume.headings.education, `<ul class="firms">${each(resume.education, ({ institution, place, course, dates }) => `<li><div class="row"><b>${institution}</b><span>${place}</span></div><div class="row small"><i>${course}</i><i>${dates}</i></div></li>`)}</ul>`)}
      ${section(resume.headings.work, firms(resume.jobs))}
      ${resume.volunteering.length === 0 ? '' : section(resume.headings.volunteering, firms(resume.unpaid))}
      ${section(resume.headings.certificates, list(resume.papers))}
      ${section(resume.headings.skills, `<ul class="firms"><li><b>${resume.headings.skills}:</b> ${resume.skills.join(', ')}</li><li><b>${resume.headings.spoken}:</b> ${resume.spoken.join(', ')}</li></ul>`)}`,
    )
  },
}

/** Dates in the left margin, everything else to their right. */
const marginDates: HtmlTemplate = {
  id: 'margin-dates',
  kind: 'html',
  dates: 'short',
  without: ['summary', 'units'],
  html: (resume) => {
    const row = (left: string, right: string) =>
      `<div class="margin"><span>${left}</span><div>${right}</div></div>`
    const job = ({ name, place, title, dates, lines }: ShownPost) =>
      row(dates, `<b>${title}</b>, <i>${name}</i>, ${place}.${list(lines)}`)
    const study = ({ institution, place, course, dates }: ShownStudy) =>
      row(dates, `<b>${course}</b>, <i>${institution}</i>, ${place}.`)
    return page(
      resume,
      `.margin { display: grid; grid-template-columns: 34mm 1fr; gap: 5mm; margin-top: 5pt } .margin > span { text-align: right; font-size: 9.5pt } h2 { color: #2a5caa; font-weight: normal; font-size: 15pt; margin-left: 39mm } h2::before { content: ''; display: inline-block; width: 34mm; height: 3pt; background: #2a5caa; margin: 0 5mm 3pt -39mm } h1 { font-size: 28pt; font-weight: 300; color: #555 } .contact { text-align: right; font-size: 9pt; font-style: italic; color: #666 }`,
      `
      <div class="row"><h1>${resume.fullName}</h1><div class="contact">${resume.place}<br>${resume.phone}<br>${resume.email}<br>${resume.link}</div></div>
      <p><i>${resume.headline}</i></p>
      ${section(resume.headings.work, each(resume.jobs, job))}
      ${section(resume.headings.volunteering, each(resume.unpaid, job))}
      ${section(resume.headings.education, each(resume.education, study))}
      ${section(
        resume.headings.certificates,
        each(resume.certificates, (certificate) => row(certificate.year ?? '', certificate.name)),
      )}
      ${section(
        resume.headings.spoken,
        each(resume.spoken, (language) => row(language, '')),
      )}
      ${section(resume.headings.skills, row('', resume.skills.join(', ')))}`,
    )
  },
}

/** Spaced letters in name and headings; titles in small capitals, employer in bold, dates on the right. */
const spacedLetters: HtmlTemplate = {
  id: 'spaced-letters',
  kind: 'html',
  dates: 'long',
  headings: 1,
  html: (resume) => {
    const job = ({ name, place, title, unit, dates, lines }: ShownPost) => `
      <div class="entry row"><span class="title">${title}</span><span>${dates}</span></div><p class="grey">${joined(' · ', name, unit, place)}</p>${list(lines)}`
    const study = ({ institution, course, dates }: ShownStudy) =>
      `<div class="entry row"><span class="title">${course}</span><span>${dates}</span></div><p class="grey">${institution}</p>`
    return page(
      resume,
      `h1 { letter-spacing: .35em; text-transform: uppercase; font-weight: 300; text-align: center } h2 { letter-spacing: .25em; text-transform: uppercase; font-size: 10pt; text-align: center; border-top: .5pt solid #999; padding-top: 6pt } .top { text-align: center; letter-spacing: .08em; font-size: 9pt } .title { font-variant: small-caps; font-weight: bold; font-size: 11.5pt } .grey { color: #666 }`,
      `
      <h1>${resume.name}</h1><p class="top">${resume.headline}</p><p class="top">${contactLine(resume, '  •  ')}</p>
      ${section(resume.headings.summary, `<p>${resume.summary}</p>`)}
      ${section(resume.headings.work, each(resume.jobs, job))}
      ${section(resume.headings.volunteering, each(resume.unpaid, job))}
      ${section(resume.headings.education, each(resume.education, study))}
      ${section(resume.headings.certificates, paragraphs(resume.papers))}
      ${section(resume.headings.skills, `<p>${resume.skills.join('  •  ')}</p>`)}
      ${section(resume.headings.spoken, `<p>${resume.spoken.join('  •  ')}</p>`)}`,
    )
  },
}

export const LATEX = [article, bullets, marginDates, spacedLetters]
