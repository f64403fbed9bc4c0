import type { Browser } from 'playwright-core'
import { ASSIGNMENTS } from './assignments.ts'
import { PEOPLE } from './people.ts'
import { show, type Shown } from './shown.ts'
import type { HtmlTemplate, Template } from './template.ts'
import { EUROPE } from './templates/exports/europe.ts'
import { PROFILES } from './templates/exports/profiles.ts'
import { DRAWN } from './templates/drawn/drawn.ts'
import { COLUMNS } from './templates/html/columns.ts'
import { DESIGNED } from './templates/html/designed.ts'
import { LATEX } from './templates/html/latex.ts'
import { ONE_LINERS } from './templates/html/one-liners.ts'
import { PAGES } from './templates/html/pages.ts'
import { CLASSES } from './templates/latex/classes.ts'
import { COLOURED } from './templates/latex/coloured.ts'
import { FORMS } from './templates/office/forms.ts'
import { ONLINE } from './templates/office/online.ts'
import { BOARDS } from './templates/text/boards.ts'
import { TEXT } from './templates/text/text.ts'
import { COUNTRIES } from './templates/usual/countries.ts'
import { SCHOOLS } from './templates/usual/schools.ts'
import { WORD } from './templates/word/word.ts'
import { truthOf, type Truth } from './truth.ts'

const TEMPLATES: ReadonlyMap<string, Template> = new Map(
  [
    ...LATEX,
    ...COLUMNS,
    ...ONE_LINERS,
    ...DESIGNED,
    ...PAGES,
    ...DRAWN,
    ...WORD,
    ...TEXT,
    ...PROFILES,
    ...EUROPE,
    ...CLASSES,
    ...COLOURED,
    ...SCHOOLS,
    ...COUNTRIES,
    ...ONLINE,
    ...FORMS,
    ...BOARDS,
  ].map((template) => [template.id, template]),
)

/** A generated file and what a reader should find in it. */
export interface MadeResume {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly truth: Truth
}

async function print(browser: Browser, template: HtmlTemplate, resume: Shown): Promise<Uint8Array> {
  const page = await browser.newPage()
  try {
    await page.setContent(template.html(resume), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const running = template.running?.(resume)
    return await page.pdf({
      printBackground: true,
      preferCSSPageSize: true,
      ...(running === undefined
        ? {}
        : { displayHeaderFooter: true, headerTemplate: running.header, footerTemplate: running.footer }),
    })
  } finally {
    await page.close()
  }
}

function found<T>(things: ReadonlyMap<string, T>, id: string): T {
  const thing = things.get(id)
  if (thing === undefined) throw new Error(`There is no "${id}" among the made resumes.`)
  return thing
}

/** Generates all files, always the same. */
export async function makeResumes(launch: () => Promise<Browser>): Promise<readonly MadeResume[]> {
  const browser = await launch()
  try {
    const made: MadeResume[] = []
    for (const [templateId, ...people] of ASSIGNMENTS)
      for (const personId of people) {
        const template = found(TEMPLATES, templateId)
        const resume = show(found(PEOPLE, personId), template)
        const bytes =
          template.kind === 'html' ? await print(browser, template, resume) : await template.write(resume)
        made.push({
          fileName: `${templateId}--${personId}.${template.kind === 'html' ? 'pdf' : template.kind}`,
          bytes,
          truth: truthOf(resume),
        })
      }
    return made
  } finally {
    await browser.close()
  }
}
