import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isolatedDocumentReader } from '#vendors/documents/isolated-document-reader.ts'
import { userActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { ResumeFacts } from '#engine/values/resume-facts.ts'
import { takeResume, type TakeResumeDeps } from '#functions/resume/upload/take-resume.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { RESUME } from '#shared/catalog/constants.ts'
import { ERRORS } from '#shared/catalog/error-codes.ts'
import type { ResumeUpload } from '#shared/models/resume.ts'
import { UsageError } from '../command.ts'

/** Reads a resume's file. Throws UsageError when it could not be uploaded. */
export function bytesOf(file: string): Uint8Array {
  const about = statSync(file, { throwIfNoEntry: false })
  if (about === undefined) throw new UsageError(`There is no file ${file}.`)
  if (!about.isFile()) throw new UsageError(`${file} is not a file.`)
  if (about.size > RESUME.maxBytes) throw new UsageError(ERRORS.resume_too_large.message)
  try {
    return readFileSync(file)
  } catch {
    throw new UsageError(`${file} cannot be read: check its permissions.`)
  }
}

/** The file as a browser would upload it; the extension decides the type, as it does there. */
export function uploadOf(file: string, bytes: Uint8Array): ResumeUpload {
  const extension = path.extname(file).slice(1).toLowerCase()
  const type =
    RESUME.mimeTypes[RESUME.extensions.findIndex((known) => known === extension)] ??
    'application/octet-stream'
  const name = path.basename(file).slice(-255)
  return {
    fileName: name,
    originalFileName: name,
    fileSize: bytes.length,
    fileType: type,
    storageUrl: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
  }
}

const nowhere = async () => undefined

/** Checks and reads the file like an upload. Throws UsageError with the upload's message. */
export async function factsOf(
  upload: ResumeUpload,
  reader: TakeResumeDeps['reader'] = isolatedDocumentReader(),
): Promise<ResumeFacts> {
  try {
    const taken = await takeResume(userActor('nobody'), upload, {
      reader,
      model: null,
      files: { put: nowhere },
      store: { save: nowhere },
      clock: systemClock,
      newId: () => 'res_unkept',
    })
    return taken.facts
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(error.message)
    throw error
  }
}
