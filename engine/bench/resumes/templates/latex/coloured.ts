import { joined, type ShownPost, type ShownStudy } from '../../shown.ts'
import type { HtmlTemplate } from '../../template.ts'
import { contactLine, each, list, page, paragraphs, section } from '../html/page.ts'

/**
 * The name in a dark band, "about" in a narrow left column, dates in the margin of the main column, coloured
 * initials in headings.
 */
const band: HtmlTemplate = {
  id: 'name-band',
  kind: 'html',
  dates: 'year',
  without: ['units'],
  html: (resume) => {
    const row = (when: string, content: string) =>
      `<div class="pair"><span>${when}</span><div>${content}</div></div>`
    const job = ({ name, place, title, dates, lines }: ShownPost) =>
      row(
        dates,
        `<div class="row"><b>${name === '' ? title : name}</b><span class="place">${place}</span></div>${name === '' ? '' : `<p><i>${title}</i></p>`}${paragraphs(lines)}`,
      )
    const part = (heading: string, content: string) =>
      section(`<span class="first">${heading.slice(0, 3)}</span>${heading.slice(3)}`, content)
    return page(
      resume,
      `@page { margin: 0 } .band { background: #4d4d4d; color: #fff; text-align: center; padding: 12mm 0 9mm } .band h1 { font-size: 36pt; font-weight: 300 } .columns { display: grid; grid-template-columns: 46mm 1fr; gap: 8mm; padding: 6mm 12mm } aside { text-align: right; font-size: 9pt; color: #555 } aside h2 { text-transform: lowercase } aside p { overflow-wrap: anywhere } h2 { font-size: 15pt; text-transform: lowercase } .first { color: #c00000 } .pair { display: grid; grid-template-columns: 24mm 1fr; margin-top: 6pt } .place { font-size: 9pt; color: #777 }`,
      `
      <div class="band"><h1>${resume.name.toLowerCase()}</h1><p>${resume.headline.toLowerCase()}</p></div><div class="columns">
      <aside>${section('about', paragraphs([resume.place, resume.phone, '&nbsp;', resume.email, resume.link]))}${section('languages', paragraphs(resume.spoken.map((language, index) => (index === 0 ? `${language} mother tongue` : `${language} fluent`))))}${section('skills', paragraphs(resume.skills))}</aside>
      <main>${part('interests', `<p>${resume.summary}</p>`)}${part(
        'education',
        each(resume.education, ({ course, institution, dates, place }) =>
          row(
            dates,
            `<div class="row"><b>${course}</b><span class="place">${place}</span></div><p><i>${institution}</i></p>`,
          ),
        ),
      )}
        ${part('experience', each(resume.jobs, job))}${part('volunteering', each(resume.unpaid, job))}${part(
          'certificates',
          each(resume.certificates, ({ name, issuer, year }) =>
            row(year ?? '', joined(', ', name, issuer ?? '')),
          ),
        )}</main></div>`,
    )
  },
}

/** Title, employer in colour, then dates and place with icons before them; a narrower second column. */
const signs: HtmlTemplate = {
  id: 'date-place-line',
  kind: 'html',
  dates: 'long',
  without: ['units'],
  html: (resume) => {
    const job = ({ name, place, title, dates, lines }: ShownPost) =>
      `<div class="entry"><p class="title">${title}</p><p class="firm"><b>${name}</b></p><p class="small"><span>◷ ${dates}</span><span>${place === '' ? '' : `⚲ ${place}`}</span></p>${list(lines)}</div><div class="dashes"></div>`
    const study = ({ course, institution, dates }: ShownStudy) =>
      `<div class="entry"><p class="title">${course}</p><p class="firm"><b>${institution}</b></p><p class="small"><span>◷ ${dates}</span></p></div>`
    return page(
      resume,
      `@page { margin: 12mm } h1 { font-size: 24pt; text-transform: uppercase; color: #2e2e2e } .top { color: #8f0d0d; font-weight: bold } .columns { display: grid; grid-template-columns: 1.5fr 1fr; gap: 10mm } h2 { color: #450808; text-transform: uppercase; border-bottom: 2pt solid #450808 } .title { font-size: 11.5pt; color: #2e2e2e } .firm { color: #8f0d0d } .small { font-size: 8.5pt; display: grid; grid-template-columns: 1fr 1fr } .dashes { border-bottom: .6pt dashed #aaa; margin-top: 4pt } .tag { border: .6pt solid #999; border-radius: 3pt; padding: 1pt 4pt; margin: 2pt; display: inline-block } .quote { font-style: italic }`,
      `
      <h1>${resume.name}</h1><p class="top">${resume.headline}</p><p class="small" style="display: block">✉ ${resume.email} &emsp; ☎ ${resume.phone} &emsp; ⚲ ${resume.place} &emsp; ${resume.link}</p><div class="columns">
      <main>${section('Experience', each(resume.jobs, job))}${section('Volunteering', each(resume.unpaid, job))}</main>
      <aside>${section('My Life Philosophy', `<p class="quote">“${resume.summary}”</p>`)}${section('Strengths', `<div>${each(resume.skills, (skill) => `<span class="tag">${skill}</span>`)}</div>`)}
        ${section(
          'Languages',
          each(
            resume.spoken,
            (language) => `<div class="row"><span>${language}</span><span>●●●●○</span></div>`,
          ),
        )}
        ${section('Education', each(resume.education, study))}
        ${section('Certifications', list(resume.papers))}</aside></div>`,
    )
  },
}

const BY_SCHOOL = ({ institution, course, dates, place }: ShownStudy) =>
  `<div class="entry"><p class="head">${institution}</p><p class="caps">${course}</p><p class="when">${dates} | ${place}</p></div>`

/**
 * A third of the page for schools, links and skills; "Employer | Title" in capitals, dates and place below.
 */
const thirds: HtmlTemplate = {
  id: 'third-and-two',
  kind: 'html',
  dates: 'short',
  without: ['units', 'summary', 'headline'],
  html: (resume) => {
    const job = ({ name, place, title, dates, lines }: ShownPost) =>
      `<div class="entry"><p><span class="head">${name === '' ? '' : `${name} </span><span class="caps">| `}${title}</span></p><p class="when">${joined(' | ', dates, place)}</p>${list(lines)}</div>`
    return page(
      resume,
      `@page { size: letter; margin: 11mm } body { font: 9.5pt/1.3 'Nimbus Sans', sans-serif } h1 { text-align: center; font-weight: 300; font-size: 34pt } .top { text-align: center; color: #777; border-bottom: .6pt solid #999; padding-bottom: 4pt } .columns { display: grid; grid-template-columns: 33% 1fr; gap: 8mm } h2 { text-transform: uppercase; font-weight: 300; color: #6a6a6a; font-size: 14pt } .head { text-transform: uppercase; font-weight: bold } .caps { font-variant: small-caps } .when { color: #777; font-size: 8.5pt }`,
      `
      <h1>${resume.name}</h1><p class="top">${resume.link}<br>${joined(' | ', resume.email, resume.phone)}</p><div class="columns">
      <div>${section('Education', each(resume.education, BY_SCHOOL))}${section('Links', paragraphs([`Code:// <b>${resume.link}</b>`]))}${section('Coursework', paragraphs(['Operating Systems', 'Compilers (Teaching Asst.)']))}
        ${section('Skills', `<p class="caps">Over 5000 lines:</p><p>${resume.skills.join(' • ')}</p>`)}${section('Languages', paragraphs(resume.spoken))}</div>
      <div>${section('Experience', each(resume.jobs, job))}${section('Community', each(resume.unpaid, job))}${section(
        'Certifications',
        each(
          resume.certificates,
          ({ name, issuer, year }) =>
            `<div class="row"><span>${joined(', ', name, issuer ?? '')}</span><span>${year ?? ''}</span></div>`,
        ),
      )}</div></div>`,
    )
  },
}

/**
 * Employer in bold and place in colour on the right; title in small capitals and dates in italics; a centred
 * header with icons.
 */
const awesome: HtmlTemplate = {
  id: 'small-capitals',
  kind: 'html',
  dates: 'abbreviated',
  html: (resume) => {
    const job = ({ name, place, title, unit, dates, lines }: ShownPost) =>
      `<div class="entry"><div class="row"><b>${name}</b><i class="place">${place}</i></div><div class="row"><span class="caps">${joined(', ', title, unit)}</span><i class="when">${dates}</i></div>${list(lines)}</div>`
    const study = ({ institution, place, course, dates }: ShownStudy) =>
      `<div class="entry"><div class="row"><b>${institution}</b><i class="place">${place}</i></div><div class="row"><span class="caps">${course}</span><i class="when">${dates}</i></div></div>`
    return page(
      resume,
      `h1 { text-align: center; font-size: 30pt; font-weight: bold } h1 span { font-weight: 300; color: #777 } .top { text-align: center; font-size: 8.5pt } .role { color: #dc3522; font-variant: small-caps } h2 { font-size: 15pt; display: flex; gap: 6pt; align-items: center } h2::after { content: ''; flex: 1; border-top: .8pt solid #aaa } .first { color: #dc3522 } .place { color: #dc3522; font-size: 9pt } .when { color: #777; font-size: 8.5pt } .caps { font-variant: small-caps; color: #555 } .skills { display: grid; grid-template-columns: 32mm 1fr; gap: 4mm } .skills b { text-align: right } footer { position: fixed; bottom: 0; left: 0; right: 0; display: flex; justify-content: space-between; font-size: 7.5pt; color: #999; font-variant: small-caps }`,
      `
      <h1><span>${resume.name.split(' ').slice(0, -1).join(' ')}</span> ${resume.name.split(' ').at(-1)}</h1><p class="top role">${resume.headline}</p><p class="top"><i>${resume.place}</i></p><p class="top">☎ ${joined(' | ', resume.phone, `✉ ${resume.email}`, resume.link)}</p>
      ${section('Summary', `<p>${resume.summary}</p>`)}${section('Work Experience', each(resume.jobs, job))}${section('Extracurricular Activity', each(resume.unpaid, job))}
      ${section('Skills', `<div class="skills"><b>Core</b><span>${resume.skills.join(', ')}</span><b>Languages</b><span>${resume.spoken.join(', ')}</span></div>`)}
      ${section(
        'Certificates',
        each(
          resume.certificates,
          ({ name, issuer, year }) =>
            `<div class="skills"><b>${year ?? ''}</b><span><b>${name}</b>${issuer === undefined ? '' : `, ${issuer}`}</span></div>`,
        ),
      )}
      ${section('Education', each(resume.education, study))}
      <footer><span>June 14, 2025</span><span>${resume.name} · Résumé</span><span>1</span></footer>`,
    )
  },
}

/**
 * A grey column with a round picture and skill bars; years on the left, title in bold, employer in italics on
 * the right.
 */
const bars: HtmlTemplate = {
  id: 'picture-and-bars',
  kind: 'html',
  dates: 'year',
  without: ['units', 'places', 'volunteering'],
  html: (resume) =>
    page(
      resume,
      `@page { margin: 0 } body { display: grid; grid-template-columns: 64mm 1fr; min-height: 297mm; background: linear-gradient(90deg, #e7e7e7 64mm, #fff 64mm) } aside { padding: 12mm 6mm; font-size: 9.5pt } .photo { width: 34mm; height: 34mm; border-radius: 50%; background: #9ab; margin: 0 auto 6mm } aside h1 { font-size: 22pt; text-align: center; font-weight: 300 } aside p { overflow-wrap: anywhere; margin-top: 3pt } main { padding: 12mm 10mm } h2 { color: #0395de; font-size: 15pt; text-transform: capitalize } .bar { height: 5pt; background: linear-gradient(90deg, #0395de 70%, #ccc 70%); margin-top: 2pt } .pair { display: grid; grid-template-columns: 24mm 1fr; margin-top: 7pt } .row b { flex-shrink: 0 }`,
      `
    <aside><div class="photo"></div><h1>${resume.name}</h1><p style="text-align: center">${resume.headline}</p><p>${resume.place}</p><p>${resume.phone}</p><p>${resume.link}</p><p>${resume.email}</p>
      ${section('about me', `<p>${resume.summary}</p>`)}${section(
        'skills',
        each(resume.skills, (skill) => `<p>${skill}</p><div class="bar"></div>`),
      )}${section('languages', `<p>${resume.spoken.join(', ')}</p>`)}</aside>
    <main>${section(
      'education',
      each(
        resume.education,
        ({ course, institution, dates }) =>
          `<div class="pair"><span>${dates}</span><div><div class="row"><b>${course}</b><i>${institution}</i></div></div></div>`,
      ),
    )}
      ${section(
        'experience',
        each(
          resume.jobs,
          ({ name, title, dates, lines }) =>
            `<div class="pair"><span>${dates}</span><div><div class="row"><b>${title}</b><i>${name}</i></div>${paragraphs(lines)}</div></div>`,
        ),
      )}
      ${section(
        'certificates',
        each(
          resume.certificates,
          ({ name, year }) => `<div class="pair"><span>${year ?? ''}</span><div><b>${name}</b></div></div>`,
        ),
      )}</main>`,
    ),
}

/** Three in a row on a grey band: employer left, place in the middle, dates right; the title below. */
const threeInRow: HtmlTemplate = {
  id: 'three-in-a-row',
  kind: 'html',
  dates: 'short',
  without: ['summary', 'headline'],
  html: (resume) => {
    const row = (left: string, middle: string, right: string) =>
      `<div class="three"><b>${left}</b><b>${middle}</b><b>${right}</b></div>`
    const job = ({ name, place, title, unit, dates, lines }: ShownPost) =>
      `<div class="entry">${row(joined(', ', title, unit), name, dates)}${place === '' ? '' : `<p><i>${place}</i></p>`}${list(lines)}</div>`
    const study = ({ institution, place, course, dates }: ShownStudy) =>
      `<div class="entry">${row(institution, place, dates)}<p>${course}</p></div>`
    return page(
      resume,
      `body { font: 10pt/1.3 'P052', serif } h1 { text-align: center; font-variant: small-caps; font-weight: normal } .top { display: flex; justify-content: space-between } h2 { font-variant: small-caps; border-bottom: .8pt solid #000; font-weight: normal } .three { display: grid; grid-template-columns: 1fr 1fr 1fr } .three b:nth-child(2) { text-align: center } .three b:nth-child(3) { text-align: right }`,
      `
      <h1>${resume.fullName}</h1><p class="top"><span>${resume.place}</span><span>${resume.email}</span><span>${resume.phone}</span></p>
      ${section('Employment', each(resume.jobs, job))}${section('Education', each(resume.education, study))}
      ${section('Additional Experience and Awards', each(resume.unpaid, job))}${section('Licenses', list(resume.papers))}${section('Languages and Technologies', list([resume.spoken.join('; '), resume.skills.join('; ')]))}<p class="top">${contactLine({ ...resume, place: '', phone: '', email: '' })}</p>`,
    )
  },
}

export const COLOURED = [band, signs, thirds, awesome, bars, threeInRow]
