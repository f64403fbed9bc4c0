import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { TEMPLATES } from '#functions/mail/templates.ts'
import { BRAND } from '#shared/brand.ts'
import { say, typedIn } from './command.ts'

function writeMails({ out }: { readonly out: string }): void {
  const folder = path.resolve(typedIn(), out)
  mkdirSync(folder, { recursive: true })
  for (const [name, forms] of Object.entries(TEMPLATES)) {
    for (const [form, make] of Object.entries(forms)) {
      const { subject, text, html = '' } = make(BRAND.site)
      writeFileSync(path.join(folder, `${name}-${form}.html`), html)
      writeFileSync(path.join(folder, `${name}-${form}.txt`), `Subject: ${subject}\n\n${text}\n`)
    }
  }
  say(`The mails are in ${folder}${path.sep}`)
}

export function addMails(program: Command): void {
  program
    .command('mails')
    .description(
      'Saves every mail to users, in each of its variants, as a web page and as plain text with its subject on top.',
    )
    .option('--out <folder>', 'where the files go', '.local/mails')
    .action(writeMails)
}
