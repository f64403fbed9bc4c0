import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { joined, type ShownPost, type ShownStudy } from '../../shown.ts'
import type { HtmlTemplate } from '../../template.ts'
import { contactLine, each, list, page, section } from './page.ts'

const require = createRequire(import.meta.url)

/** A vertical line with a dot at each job. */
const timeline: HtmlTemplate = {
  id: 'timeline',
  kind: 'html',
  dates: 'apostrophe',
  headings: 3,
  html: (resume) => {
    const stations = (content: string) => (content === '' ? '' : `<div class="line">${content}</div>`)
    const job = ({ name, place, title, unit, dates, lines }: ShownPost) =>
      `<div class="station"><p class="dates">${dates}</p><p><b>${joined(', ', title, unit)}</b></p><p class="firm">${joined(' — ', name, place)}</p>${list(lines)}</div>`
    return page(
      resume,
      `.line { border-left: 1.5pt solid #e2733d; margin-left: 3mm; padding-left: 6mm } .station { position: relative; margin-top: 7pt } .station::before { content: ''; position: absolute; left: -7.4mm; top: 3pt; width: 2.4mm; height: 2.4mm; border-radius: 50%; background: #e2733d } .dates { font-size: 9pt; color: #e2733d } .firm { color: #555 } h2 { font-size: 13pt }`,
      `
      <h1>${resume.fullName}</h1><p>${resume.headline}</p><p>${contactLine(resume, ' / ')}</p>
      ${section(resume.headings.summary, `<p>${resume.summary}</p>`)}
      ${section(resume.headings.work, stations(each(resume.jobs, job)))}
      ${section(resume.headings.education, stations(each(resume.education, ({ institution, course, dates }) => `<div class="station"><p class="dates">${dates}</p><p><b>${course}</b></p><p class="firm">${institution}</p></div>`)))}
      ${section(resume.headings.volunteering, stations(each(resume.unpaid, job)))}
      ${section(resume.headings.certificates, list(resume.papers))}
      ${section(resume.headings.skills, `<p>${resume.skills.join(' / ')}</p>`)}
      ${section(resume.headings.spoken, `<p>${resume.spoken.join(' / ')}</p>`)}`,
    )
  },
}

/** The European form: everything in a table with borders, headings as rows. */
const table: HtmlTemplate = {
  id: 'bordered-table',
  kind: 'html',
  dates: 'dot',
  headings: 1,
  without: ['units', 'summary', 'headline'],
  html: (resume) => {
    const head = (heading: string, rows: string) =>
      rows === '' ? '' : `<tr><th colspan="2">${heading}</th></tr>${rows}`
    const row = (left: string, right: string) => `<tr><td>${left}</td><td>${right}</td></tr>`
    const job = ({ name, place, title, dates, lines }: ShownPost) =>
      row(dates, `<b>${title}</b><br>${joined(', ', name, place)}${list(lines)}`)
    const study = ({ institution, course, dates, place }: ShownStudy) =>
      row(dates, `<b>${course}</b><br>${joined(', ', institution, place)}`)
    return page(
      resume,
      `table { border-collapse: collapse; width: 100% } td, th { border: .6pt solid #777; padding: 4pt 6pt; vertical-align: top; text-align: left } th { background: #e6ecf3 } td:first-child { width: 44mm }`,
      `
      <h1 style="margin-bottom: 8pt">${resume.fullName}</h1><table>
      ${head(resume.headings.contact, row('E-Mail', resume.email) + row({ en: 'Phone', de: 'Telefon', fr: 'Téléphone', es: 'Teléfono' }[resume.language], resume.phone) + row({ en: 'Address', de: 'Wohnort', fr: 'Adresse', es: 'Dirección' }[resume.language], resume.place))}
      ${head(resume.headings.work, each(resume.jobs, job))}
      ${head(resume.headings.education, each(resume.education, study))}
      ${head(resume.headings.volunteering, each(resume.unpaid, job))}
      ${head(
        resume.headings.certificates,
        each(resume.certificates, ({ name, issuer, year }) =>
          row(year ?? '', joined(', ', name, issuer ?? '')),
        ),
      )}
      ${head(resume.headings.skills, row(resume.headings.skills, resume.skills.join(', ')) + row(resume.headings.spoken, resume.spoken.join(', ')))}</table>`,
    )
  },
}

/**
 * An icon font from a package of the tests; its glyphs are in the private use area, as in every icon font.
 */
function iconFont(): string {
  const folder = path.dirname(require.resolve('playwright-core/package.json'))
  const [file] = globSync('lib/vite/traceViewer/codicon*.ttf', { cwd: folder })
  if (file === undefined)
    throw new Error(
      'playwright-core no longer brings an icon font: choose another for the template with icons',
    )
  return readFileSync(path.join(folder, file)).toString('base64')
}

const ICONS = {
  mail: '\u{EB1C}',
  phone: '\u{EADB}',
  place: '\u{EB06}',
  link: '\u{EB15}',
  work: '\u{EAAC}',
  study: '\u{EB21}',
  dates: '\u{EAB0}',
} as const

/** Icons before contact data, dates and headings. */
const icons: HtmlTemplate = {
  id: 'icons',
  kind: 'html',
  dates: 'short',
  without: ['units'],
  html: (resume) => {
    const icon = (which: keyof typeof ICONS) => `<span class="icon">${ICONS[which]}</span>`
    const job = ({ name, place, title, dates, lines }: ShownPost) =>
      `<div class="entry"><b>${title}</b><p class="firm">${name}</p><p class="small">${icon('dates')} ${dates} &emsp; ${icon('place')} ${place}</p>${list(lines)}</div>`
    const study = ({ institution, course, dates }: ShownStudy) =>
      `<div class="entry"><b>${course}</b><p class="firm">${institution}</p><p class="small">${icon('dates')} ${dates}</p></div>`
    return page(
      resume,
      `@font-face { font-family: icons; src: url(data:font/ttf;base64,${iconFont()}) } .icon { font-family: icons; color: #8a3ffc } .contact span { margin-right: 3pt } .contact { display: flex; gap: 14pt; font-size: 9.5pt; margin-top: 4pt } .firm { color: #8a3ffc } .small { font-size: 9pt } h2 { border-bottom: 2pt solid #8a3ffc; text-transform: uppercase }`,
      `
      <h1>${resume.fullName}</h1><p>${resume.headline}</p>
      <div class="contact"><div>${icon('mail')}${resume.email}</div><div>${icon('phone')}${resume.phone}</div><div>${icon('place')}${resume.place}</div><div>${icon('link')}${resume.link}</div></div>
      ${section(`${icon('work')} ${resume.headings.work}`, each(resume.jobs, job))}
      ${section(`${icon('study')} ${resume.headings.education}`, each(resume.education, study))}
      ${section(resume.headings.volunteering, each(resume.unpaid, job))}
      ${section(resume.headings.certificates, list(resume.papers))}
      ${section(resume.headings.skills, `<p>${resume.skills.join(', ')}</p>`)}
      ${section(resume.headings.spoken, `<p>${resume.spoken.join(', ')}</p>`)}`,
    )
  },
}

export const DESIGNED = [timeline, table, icons]
