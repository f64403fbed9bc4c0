import path from 'node:path'
import type { Command } from 'commander'
import * as z from 'zod/mini'
import { filled, UsageError } from '../command.ts'

const Typed = z.object({ resume: z.array(z.string()), out: z.string() })

export const withReadOptions = (command: Command): Command =>
  command
    .description(
      'Reads resumes and saves what was read as JSON, with the field names of JSON Resume. Nothing leaves this machine.',
    )
    .requiredOption(
      '--resume <file...>',
      'a resume: PDF, Word (.doc, .docx) or text; may be given more than once',
    )
    .requiredOption('--out <folder>', 'where the JSON files go: cv.pdf becomes cv.pdf.json')
    .addHelpText(
      'after',
      '\nExample: npm run read-resume -- --resume cv.pdf --resume other.docx --out readings\nA file that cannot be read is reported with the reason; the others are still written, and the exit code is 1.',
    )

export const readingFile = (out: string, file: string): string =>
  path.join(out, `${path.basename(file)}.json`)

export type ReadRequest = Readonly<ReturnType<typeof readRequest>>

/** Parses the options; relative paths are resolved against `base`. Throws UsageError for the first error. */
export function readRequest(options: unknown, base: string) {
  const { resume, out } = Typed.parse(options)
  const files = resume.map((file) => path.resolve(base, filled('--resume', file)))
  refuseSameNames(files)
  return { files, out: path.resolve(base, filled('--out', out)) }
}

/** Some file systems ignore case in names. */
function refuseSameNames(files: readonly string[]): void {
  const seen = new Set<string>()
  for (const file of files) {
    const name = path.basename(file)
    if (seen.has(name.toLowerCase()))
      throw new UsageError(
        `Two of the files are named ${name}, and so would be what is read of them. Rename one, or read it into another folder.`,
      )
    seen.add(name.toLowerCase())
  }
}
