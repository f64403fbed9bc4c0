import { joined, type Shown, type ShownEmployer, type ShownPost } from '../../shown.ts'
import type { HtmlTemplate } from '../../template.ts'
import { contactLine, each, embeddedFont, list, page, section } from './page.ts'

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
    ${section(resume.headings.certificates, list(resume.papers))}
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

interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: readonly string[]
}

/** A cover letter with a date, another company and another person, none of which are facts of the writer. */
const letter = (resume: Shown): Letter =>
  resume.language === 'de'
    ? {
        to: 'Brückner Werkzeuge AG<br>Frau Sabine Thoma<br>Industriestraße 4<br>70565 Stuttgart<br><br>Stuttgart, 3. Februar 2025',
        subject: `Bewerbung als ${resume.headline}`,
        text: [
          'Sehr geehrte Frau Thoma,',
          'Ihre Anzeige vom 20. Januar 2025 hat mich sofort angesprochen. Seit vielen Jahren arbeite ich in meinem Beruf und suche nun eine neue Aufgabe.',
          'Ab dem 1. April 2025 stehe ich Ihnen zur Verfügung. Über eine Einladung zum Gespräch freue ich mich.',
          'Mit freundlichen Grüßen',
        ],
      }
    : {
        to: 'February 3, 2025<br><br>Ms. Olivia Grantham<br>Director of People, Silver Birch Holdings<br>200 Commerce Street',
        subject: `Re: ${resume.headline}`,
        text: [
          'Dear Ms. Grantham,',
          'I read your posting of January 20, 2025 with great interest. For many years I have worked in my field, and I would like to bring what I learned to Silver Birch Holdings.',
          'I would be glad to meet your team and am available from April 2025.',
          'Sincerely,',
        ],
      }

const withLetter: HtmlTemplate = {
  id: 'with-letter',
  kind: 'html',
  dates: 'since',
  html: (resume) => {
    const { to, subject, text } = letter(resume)
    return page(
      resume,
      `.letter { break-after: page; font-size: 11.5pt } .letter p { margin-top: 10pt } h2 { border-bottom: .6pt solid #999 }`,
      `
      <div class="letter"><p>${resume.name}<br>${joined('<br>', resume.place, resume.phone, resume.email)}</p><p>${to}</p><p><b>${subject}</b></p>${each(text, (paragraph) => `<p>${paragraph}</p>`)}<p>${resume.name}</p></div>
      <h1>${resume.fullName}</h1><p>${resume.headline}</p><p>${contactLine(resume, ' · ')}</p>${plainBody(resume)}`,
    )
  },
}

/**
 * Soft hyphens where a word processor would put them: after a vowel, before a consonant followed by a vowel.
 */
const hyphenated = (text: string): string =>
  text.replaceAll(/\p{L}{7,}/gu, (word) =>
    word.replaceAll(/(?<=\p{L}{2}[aeiouyäöü])(?=[^aeiouyäöü][aeiouyäöü]\p{L})/giu, '\u00AD'),
  )

/** Justified, hyphenated, and with ligatures, in narrow lines. */
const justified: HtmlTemplate = {
  id: 'justified',
  kind: 'html',
  dates: 'short',
  html: (resume) =>
    page(
      resume,
      `${embeddedFont('Set', '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2')} @page { margin: 20mm 42mm } body { font-family: Set, 'Nimbus Roman', serif } li, p { text-align: justify; font-variant-ligatures: common-ligatures discretionary-ligatures } h1 { font-weight: 400 }`,
      `
    <h1>${resume.fullName}</h1><p style="text-align: left">${contactLine(resume, ' · ')}</p>
    ${plainBody({ ...resume, summary: hyphenated(resume.summary) }, (lines) => list(lines.map(hyphenated)))}`,
    ),
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

const inRow = ({ title, name, dates }: ShownPost) =>
  `<div class="row"><span>${title}, ${name}</span><span>${dates}</span></div>`

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
    ${section(resume.headings.work, each(resume.jobs, inRow))}
    ${section(resume.headings.volunteering, each(resume.unpaid, inRow))}
    ${section(
      resume.headings.education,
      each(
        resume.education,
        ({ course, institution, dates }) =>
          `<div class="row"><span>${course}, ${institution}</span><span>${dates}</span></div>`,
      ),
    )}
    ${section(resume.headings.certificates, list(resume.papers))}
    ${section(resume.headings.spoken, `<p>${resume.spoken.join(', ')}</p>`)}`,
    ),
}

export const PAGES = [running, withLetter, justified, prose, functional]
