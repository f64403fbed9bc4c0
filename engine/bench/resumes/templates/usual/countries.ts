import { joined, type ShownStudy } from '../../shown.ts'
import type { HtmlTemplate } from '../../template.ts'
import { each, list, page, paragraphs, section } from '../html/page.ts'

/**
 * French: a column with picture, contact, languages and interests; years in words before title and employer.
 */
const french: HtmlTemplate = {
  id: 'french-column',
  kind: 'html',
  dates: 'year since',
  without: ['units', 'volunteering'],
  html: (resume) =>
    page(
      resume,
      `@page { margin: 0 } body { display: grid; grid-template-columns: 60mm 1fr; min-height: 297mm; background: linear-gradient(90deg, #d8e4e0 60mm, #fff 60mm) } aside { padding: 12mm 5mm; font-size: 8.5pt } .photo { width: 36mm; height: 44mm; background: #8aa } aside p { overflow-wrap: anywhere } main { padding: 12mm 10mm } h1 { font-size: 24pt } h2 { color: #2c5f52; text-transform: uppercase } .when { color: #2c5f52; font-weight: bold }`,
      `
    <aside><div class="photo"></div>${section('Contact', paragraphs([resume.phone, resume.email, resume.place, 'Permis B', '34 ans']))}${section(
      'Langues',
      each(resume.spoken, (language) => `<p>${language} : courant</p>`),
    )}${section('Informatique', paragraphs(resume.skills))}${section('Centres d’intérêt', paragraphs(['Voile', 'Chant choral']))}</aside>
    <main><h1>${resume.name}</h1><p>${resume.headline}</p>${section('Profil', `<p>${resume.summary}</p>`)}
      ${section(
        'Expériences professionnelles',
        each(
          resume.jobs,
          ({ name, place, title, dates, lines }) =>
            `<div class="entry"><p class="when">${dates}</p><p><b>${title}</b> – ${name}, ${place}</p>${list(lines)}</div>`,
        ),
      )}
      ${section(
        'Formation',
        each(
          resume.education,
          ({ course, institution, place, dates }) =>
            `<div class="entry"><p class="when">${dates}</p><p><b>${course}</b> – ${institution}, ${place}</p></div>`,
        ),
      )}
      ${section('Certifications', paragraphs(resume.papers))}</main>`,
    ),
}

/**
 * Spanish: "Datos personales" with labels, then dates, title and employer in a line, "Funciones:" above the
 * lines.
 */
const spanish: HtmlTemplate = {
  id: 'spanish-labels',
  kind: 'html',
  dates: 'long',
  without: ['units', 'volunteering'],
  html: (resume) =>
    page(
      resume,
      `h2 { background: #24476b; color: #fff; padding: 2pt 6pt; font-size: 11pt; text-transform: uppercase }`,
      `
    <p style="text-align: center">CURRICULUM VITAE</p><h1>${resume.name}</h1>
    ${section('Datos personales', paragraphs([`<b>Nombre y apellidos:</b> ${resume.name}`, '<b>Fecha de nacimiento:</b> 14/02/1993', `<b>Localidad:</b> ${resume.place}`, `<b>Teléfono:</b> ${resume.phone}`, `<b>Correo electrónico:</b> ${resume.email}`]))}
    ${section(
      'Formación académica',
      each(
        resume.education,
        ({ course, institution, place, dates }) =>
          `<p class="entry">${dates}. <b>${course}</b>. ${institution} (${place}).</p>`,
      ),
    )}
    ${section(
      'Experiencia laboral',
      each(
        resume.jobs,
        ({ name, place, title, dates, lines }) =>
          `<div class="entry"><p>${dates}. <b>${title}</b>. ${name} (${place}).</p>${lines.length === 0 ? '' : `<p>Funciones:</p>${list(lines)}`}</div>`,
      ),
    )}
    ${section('Formación complementaria', list(resume.papers))}${section('Idiomas', list(resume.spoken.map((language) => `${language}: nivel alto`)))}${section('Informática y otros', `<p>${resume.skills.join(', ')}</p>`)}${section('Otros datos de interés', '<p>Carné de conducir B. Disponibilidad inmediata.</p>')}`,
    ),
}

/**
 * A desktop publishing template: a tall name, coloured headings in a narrow left column, one line of
 * employer, title, place, dates.
 */
const pages: HtmlTemplate = {
  id: 'desktop-pages',
  kind: 'html',
  dates: 'year',
  without: ['units'],
  html: (resume) => {
    const beside = (heading: string, content: string) =>
      content === '' ? '' : `<h2>${heading}</h2><div>${content}</div>`
    const study = ({ institution, place, course, dates }: ShownStudy) =>
      `<p><b>${institution}, ${place} — ${course}, ${dates}</b></p>`
    return page(
      resume,
      `body { font: 10pt/1.45 'URW Gothic', 'Nimbus Sans', sans-serif } h1 { font-size: 32pt; font-weight: 300 } .beside { display: grid; grid-template-columns: 40mm 1fr; gap: 0 6mm; margin-top: 10mm } .beside h2 { font-size: 9.5pt; color: #ff5f3a; text-transform: uppercase; letter-spacing: .12em; margin-top: 11pt } .beside > div { margin-top: 10pt } .top { color: #777; font-size: 9pt }`,
      `
      <h1>${resume.name}</h1><p class="top">${joined(' &nbsp; ', resume.place, resume.phone, resume.email)}</p><div class="beside">
      ${beside('Summary', `<p>${resume.summary}</p>`)}
      ${beside(
        'Experience',
        each(
          resume.jobs,
          ({ name, place, title, dates, lines }) =>
            `<p><b>${joined(', ', title, joined(', ', name, place))} — ${dates}</b></p>${paragraphs(lines)}`,
        ),
      )}
      ${beside('Education', each(resume.education, study))}
      ${beside(
        'Volunteering',
        each(resume.unpaid, ({ name, title, dates }) => `<p><b>${title}, ${name} — ${dates}</b></p>`),
      )}
      ${beside('Certificates', paragraphs(resume.papers))}${beside('Skills', `<p>${resume.skills.join(', ')}</p>`)}${beside('Languages', `<p>${resume.spoken.join(', ')}</p>`)}</div>`,
    )
  },
}

/** A government form: everything with labels; hours, series, grade, salary and supervisor under each job. */
const government: HtmlTemplate = {
  id: 'government',
  kind: 'html',
  dates: 'slash',
  without: ['units', 'headline'],
  html: (resume) =>
    page(
      resume,
      `@page { size: letter; margin: 20mm } body { font: 11pt/1.35 'Nimbus Roman', serif } h2 { font-size: 12pt; text-transform: uppercase; border-bottom: 1pt solid #000 }`,
      `
    <h1 style="font-size: 14pt">${resume.name}</h1><p>${resume.place}</p><p>Mobile: ${resume.phone}</p><p>Email: ${resume.email}</p><p>Availability: Job Type: Permanent; Work Schedule: Full-time</p><p>Citizenship: US &emsp; Veterans’ Preference: No</p>
    ${section('Summary', `<p>${resume.summary}</p>`)}
    ${section(
      'Work Experience',
      each(
        resume.jobs,
        ({ name, place, title, dates, form, lines }) =>
          `<div class="entry"><p><b>${name}</b></p><p>${place}</p><p>${dates}</p><p><b>${title}</b></p>${paragraphs(form)}<p>Duties, Accomplishments and Related Skills:</p>${list(lines)}</div>`,
      ),
    )}
    ${section(
      'Education',
      each(
        resume.education,
        ({ institution, place, degree, field, end }) =>
          `<div class="entry"><p><b>${institution}</b>, ${place}</p><p>${degree} ${end}</p>${field === '' ? '' : `<p>Major: ${field}</p>`}<p>GPA: 3.6 of a maximum 4.0</p></div>`,
      ),
    )}
    ${section('Job Related Training', paragraphs(resume.papers))}${section('Language Skills', paragraphs(resume.spoken.map((language) => `${language}: Spoken: Advanced`)))}${section('Additional Information', `<p>${resume.skills.join(', ')}</p>`)}
    ${each(resume.more, ({ heading, lines }) => section(heading, paragraphs(lines)))}`,
    ),
}

export const COUNTRIES = [french, spanish, pages, government]
