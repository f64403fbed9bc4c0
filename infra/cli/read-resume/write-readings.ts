import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isolatedDocumentReader } from '#vendors/documents/isolated-document-reader.ts'
import { jsonResume } from '#engine/resume'
import type { ResumeFacts } from '#engine/values/resume-facts.ts'
import { checkFolder } from '../draft/save-files.ts'
import { UsageError } from '../command.ts'
import { readingFile, type ReadRequest } from './read-request.ts'
import { bytesOf, factsOf, uploadOf } from './facts-of-file.ts'

/** Number of files read at once: each is read in its own process, which uses a core. */
const AT_ONCE = 2

export interface Reading {
  readonly file: string
  /** Why the file was not written, as a sentence; null when it was. */
  readonly refusal: string | null
}

/** A defect is reported only by its class, because its message could contain text of the resume. */
const sentenceOf = (error: unknown): string =>
  error instanceof UsageError
    ? error.message
    : `It could not be read, for a defect of the reader (${error instanceof Error ? error.name : 'no error'}).`

function save(file: string, facts: ResumeFacts): void {
  try {
    writeFileSync(file, `${JSON.stringify(jsonResume(facts), null, 2)}\n`)
  } catch {
    throw new UsageError(`${file} cannot be written: check its permissions and the space that is left.`)
  }
}

/** Reads and writes each file, even if others fail. Throws UsageError when it cannot write. */
export async function writeReadings({ files, out }: ReadRequest): Promise<readonly Reading[]> {
  checkFolder(out)
  mkdirSync(out, { recursive: true })
  const reader = isolatedDocumentReader()
  const write = async (file: string): Promise<Reading> => {
    const name = path.basename(file)
    try {
      save(readingFile(out, file), await factsOf(uploadOf(file, bytesOf(file)), reader))
      return { file: name, refusal: null }
    } catch (error) {
      return { file: name, refusal: sentenceOf(error) }
    }
  }
  const readings: Reading[] = []
  for (let first = 0; first < files.length; first += AT_ONCE)
    readings.push(...(await Promise.all(files.slice(first, first + AT_ONCE).map(write))))
  return readings
}
