import { certificateLine, joined, type Shown, type ShownEmployer } from '../../shown.ts'
import type { HtmlTemplate } from '../../template.ts'
import { contactLine, each, list, page, section } from './page.ts'

function plainBody(resume: Shown, draw: (lines: readonly string[]) => string = list): string {
  const firms = (employers: readonly ShownEmployer[]) =>
    each(
      employers,
      ({ name, place, jobs }) =>
        `<div class="entry">${each(
          jobs,
          ({ title, unit, dates, lines }) =>
            `<div class="row"><b>${joined(', ', title, unit)}</b><span>${dates}</span></div><p>${joined(', ', name, place)}</p>${draw(lines)}`,
        )}</div>`,
    )
  return `${section(resume.headings.summary, `<p>${resume.summary}</p>`)}
    ${section(resume.headings.work, firms(resume.employers))}
    ${section(
      resume.headings.education,
      each(
        resume.education,
        ({ institution, course, dates, place }) =>
          `<div class="entry row"><b>${course}</b><span>${dates}</span></div><p>${joined(', ', institution, place)}</p>`,
      ),
    )}
    ${section(resume.headings.volunteering, firms(resume.volunteering))}
    ${section(resume.headings.certificates, list(resume.certificates.map(certificateLine)))}
    ${section(resume.headings.skills, `<p>${resume.skills.join(', ')}</p>`)}
    ${section(resume.headings.spoken, `<p>${resume.spoken.join(', ')}</p>`)}`
}

/** Wide spacing that needs a second page; both pages have name and page number. */
const running: HtmlTemplate = {
  id: 'running-header',
  kind: 'html',
  dates: 'long',
  headings: 1,
  html: (resume) =>
    page(
      resume,
      `@page { margin: 24mm 20mm } body { font-size: 12pt; line-height: 1.75 } .entry { margin-top: 14pt } li { margin-top: 4pt } h2 { margin-top: 20pt }`,
      `<h1>${resume.fullName}</h1><p>${contactLine(resume)}</p>${plainBody(resume)}`,
    ),
  running: (resume) => ({
    header: `<div style="font: 8pt sans-serif; width: 100%; margin: 0 20mm; text-align: right">${resume.name} – Resume</div>`,
    footer: `<div style="font: 8pt sans-serif; width: 100%; margin: 0 20mm; display: flex; justify-content: space-between"><span>${resume.email}</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`,
  }),
}

/** A paragraph under each job instead of bullets. */
const prose: HtmlTemplate = {
  id: 'prose',
  kind: 'html',
  dates: 'long',
  headings: 1,
  html: (resume) =>
    page(
      resume,
      `body { font-family: 'Nimbus Roman', 'Times New Roman', serif; font-size: 11pt } h2 { font-variant: small-caps }`,
      `<h1>${resume.fullName}</h1><p>${contactLine(resume, ', ')}</p>${plainBody(resume, (lines) => `<p>${lines.join(' ')}</p>`)}`,
    ),
}

/** Skills with achievements first, under no job; the jobs follow as a plain list. */
const functional: HtmlTemplate = {
  id: 'functional',
  kind: 'html',
  dates: 'year',
  headings: 2,
  without: ['lines', 'units', 'places'],
  html: (resume) =>
    page(
      resume,
      `h2 { border-bottom: 2pt solid #444 }`,
      `
    <h1>${resume.fullName}</h1><p>${contactLine(resume)}</p>${section(resume.headings.summary, `<p>${resume.summary}</p>`)}
    ${section(resume.headings.skills, list(resume.skills))}
    ${section(
      resume.headings.work,
      each(resume.employers, ({ name, jobs }) =>
        each(
          jobs,
          ({ title, dates }) => `<div class="row"><span>${title}, ${name}</span><span>${dates}</span></div>`,
        ),
      ),
    )}
    ${section(
      resume.headings.volunteering,
      each(resume.volunteering, ({ name, jobs }) =>
        each(
          jobs,
          ({ title, dates }) => `<div class="row"><span>${title}, ${name}</span><span>${dates}</span></div>`,
        ),
      ),
    )}
    ${section(
      resume.headings.education,
      each(
        resume.education,
        ({ course, institution, dates }) =>
          `<div class="row"><span>${course}, ${institution}</span><span>${dates}</span></div>`,
      ),
    )}
    ${section(resume.headings.certificates, list(resume.certificates.map(certificateLine)))}
    ${section(resume.headings.spoken, `<p>${resume.spoken.join(', ')}</p>`)}`,
    ),
}

export const PAGES = [running, prose, functional]
