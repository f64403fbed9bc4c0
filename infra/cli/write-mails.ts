import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { TEMPLATES } from '#functions/mail/templates.ts'
import { BRAND } from '#shared/brand.ts'

const { out } = parseArgs({ options: { out: { type: 'string', default: '.local/mails' } } }).values
const folder = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), out)

/**
 * `npm run mails`: every mail to users, in each of its forms, as a page and as plain text with its subject
 * above.
 */
mkdirSync(folder, { recursive: true })
for (const [name, forms] of Object.entries(TEMPLATES)) {
  for (const [form, make] of Object.entries(forms)) {
    const { subject, text, html = '' } = make(BRAND.site)
    writeFileSync(path.join(folder, `${name}-${form}.html`), html)
    writeFileSync(path.join(folder, `${name}-${form}.txt`), `Subject: ${subject}\n\n${text}\n`)
  }
}
process.stdout.write(`The mails are in ${folder}${path.sep}\n`)
