import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { joined, type Shown } from '../../shown.ts'

const require = createRequire(import.meta.url)

/** A font of the site, which is rendered with ligatures. */
export const embeddedFont = (family: string, file: string): string =>
  `@font-face { font-family: '${family}'; font-weight: 200 900; src: url(data:font/woff2;base64,${readFileSync(require.resolve(file)).toString('base64')}) }`

/** A printed page. Texts of the invented people contain no HTML special characters. */
export const page = (
  resume: Shown,
  style: string,
  body: string,
): string => `<!doctype html><html lang="${resume.language}"><meta charset="utf-8"><style>
  @page { size: A4; margin: 16mm 18mm }
  * { box-sizing: border-box }
  body { margin: 0; font: 10.5pt/1.35 'Nimbus Sans', Helvetica, Arial, sans-serif; color: #111; hyphens: manual }
  h1, h2, h3, p, ul { margin: 0 } h1 { font-size: 20pt } h2 { font-size: 12pt; margin-top: 12pt } ul { padding-left: 14pt }
  .row { display: flex; justify-content: space-between; gap: 12pt } .entry { margin-top: 6pt }
  ${style}</style><body>${body}</body></html>`

export const list = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

export const each = <T>(items: readonly T[], draw: (item: T) => string): string => items.map(draw).join('')

export const paragraphs = (lines: readonly string[]): string => each(lines, (line) => `<p>${line}</p>`)

/** A heading and its content; empty without content. */
export const section = (heading: string, content: string): string =>
  content === '' ? '' : `<h2>${heading}</h2>${content}`

export const contactLine = ({ place, phone, email, link }: Shown, mark = ' | '): string =>
  joined(mark, place, phone, email, link)

/** Publications, grants, references: a section each, after all others. */
export const more = (resume: Shown): string =>
  each(resume.more, ({ heading, lines }) => section(heading, list(lines)))
