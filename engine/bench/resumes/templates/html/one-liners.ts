import { joined, type Shown, type ShownPost, type ShownStudy } from '../../shown.ts'
import type { HtmlTemplate } from '../../template.ts'
import { contactLine, each, list, page, section } from './page.ts'

/** The common parts of these templates, which differ in the lines above the bullets. */
function oneColumn(
  resume: Shown,
  style: string,
  head: (post: ShownPost) => string,
  study: (entry: ShownStudy) => string,
): string {
  const job = (post: ShownPost) => `<div class="entry">${head(post)}${list(post.lines)}</div>`
  return page(
    resume,
    style,
    `
    <h1>${resume.fullName}</h1><p>${contactLine(resume)}</p>
    ${section(resume.headings.summary, resume.summary === '' ? '' : `<p>${resume.summary}</p>`)}
    ${section(resume.headings.skills, `<p>${resume.skills.join(' • ')}</p>`)}
    ${section(resume.headings.work, each(resume.jobs, job))}
    ${section(resume.headings.volunteering, each(resume.unpaid, job))}
    ${section(resume.headings.education, each(resume.education, study))}
    ${section(resume.headings.certificates, list(resume.papers))}
    ${section(resume.headings.spoken, resume.spoken.length === 0 ? '' : `<p>${resume.spoken.join(', ')}</p>`)}`,
  )
}

const AT = { en: 'at', de: 'bei', fr: 'chez', es: 'en' } as const

/** "Title at Firm | City | dates" */
const titleAtFirm: HtmlTemplate = {
  id: 'title-at-firm',
  kind: 'html',
  dates: 'short',
  headings: 1,
  without: ['units', 'headline'],
  html: (resume) =>
    oneColumn(
      resume,
      `h2 { background: #eee; padding: 2pt 4pt }`,
      ({ name, place, title, dates }) =>
        `<p><b>${title} ${AT[resume.language]} ${name}</b> | ${place} | ${dates}</p>`,
      ({ course, institution, dates }) => `<p><b>${course}</b> | ${institution} | ${dates}</p>`,
    ),
}

/** "Firm, City, ST, Title" with the dates on the next line */
const firmCityTitle: HtmlTemplate = {
  id: 'firm-city-title',
  kind: 'html',
  dates: 'long to',
  headings: 3,
  without: ['units', 'headline'],
  html: (resume) =>
    oneColumn(
      resume,
      `body { font-family: 'Nimbus Roman', 'Times New Roman', serif } h2 { font-size: 11pt; text-decoration: underline }`,
      ({ name, place, title, dates }) => `<p>${name}, ${place}, <b>${title}</b></p><p>${dates}</p>`,
      ({ course, institution, place, dates }) =>
        `<p>${institution}, ${place}, <b>${course}</b></p><p>${dates}</p>`,
    ),
}

/** "2019 – 2021: Title, Firm" */
const datesFirst: HtmlTemplate = {
  id: 'dates-first',
  kind: 'html',
  dates: 'year',
  headings: 2,
  without: ['units', 'places'],
  html: (resume) =>
    oneColumn(
      resume,
      `h2 { color: #0a6; font-weight: 600 }`,
      ({ name, title, dates }) => `<p>${dates}: <b>${title}</b>, ${name}</p>`,
      ({ course, institution, dates }) => `<p>${dates}: <b>${course}</b>, ${institution}</p>`,
    ),
}

/** Title, then employer, then the dates right-aligned on their own line. */
const datesAlone: HtmlTemplate = {
  id: 'dates-alone',
  kind: 'html',
  dates: 'long',
  html: (resume) =>
    oneColumn(
      resume,
      `.dates { text-align: right; font-style: italic; color: #444 } h2 { text-transform: uppercase; border-bottom: 1pt solid #888 }`,
      ({ name, place, title, unit, dates }) =>
        `<p class="dates">${dates}</p><p><b>${name}</b></p><p>${joined(' – ', title, unit)}${place === '' ? '' : ` (${place})`}</p>`,
      ({ course, institution, dates }) =>
        `<p class="dates">${dates}</p><p><b>${institution}</b></p><p>${course}</p>`,
    ),
}

export const ONE_LINERS = [titleAtFirm, firmCityTitle, datesFirst, datesAlone]
