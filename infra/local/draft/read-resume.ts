import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isolatedDocumentReader } from '#adapters/documents/isolated-document-reader.ts'
import { userActor } from '#core/kernel/actor.ts'
import { AppError } from '#core/kernel/app-error.ts'
import type { ResumeFacts } from '#core/resume/model.ts'
import { nameAsWritten } from '#core/resume/name-as-written.ts'
import { takeResume } from '#core/resume/take-resume.ts'
import { systemClock } from '#runtime/clock.ts'
import { RESUME } from '#shared/catalog/constants.ts'
import { ERRORS } from '#shared/catalog/error-codes.ts'
import type { ResumeUpload } from '#shared/models/resume.ts'
import type { DraftRequest } from './arguments.ts'
import { UsageError } from './usage-error.ts'

export interface Sender {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** The address is made up, for neither the resume nor the command gave one. */
  readonly invented: boolean
}

export interface ReadResume {
  readonly upload: ResumeUpload
  readonly sha256: string
  readonly sender: Sender
}

function bytesOf(file: string): Buffer {
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

/** The upload that a browser would make of the file; the ending decides, as it does there. */
function uploadOf(file: string, bytes: Buffer): ResumeUpload {
  const extension = path.extname(file).slice(1).toLowerCase()
  const type = RESUME.mimeTypes[RESUME.extensions.findIndex((known) => known === extension)] ?? 'application/octet-stream'
  const name = path.basename(file).slice(-255)
  return { fileName: name, originalFileName: name, fileSize: bytes.length, fileType: type, storageUrl: `data:${type};base64,${bytes.toString('base64')}` }
}

const nowhere = async () => undefined
const absent = () => Promise.reject(new Error('Nothing is kept.'))

/** Judges and reads as the upload will, keeping nothing: a resume that will be refused is refused before anything is started. */
async function factsOf(upload: ResumeUpload): Promise<ResumeFacts> {
  try {
    const taken = await takeResume(userActor('nobody'), upload, {
      reader: isolatedDocumentReader(),
      files: { put: nowhere, getText: absent, getFile: absent },
      store: { save: nowhere, latest: async () => null },
      clock: systemClock,
      newId: () => 'res_unkept',
    })
    return taken.facts
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(error.message)
    throw error
  }
}

/** Who the drafts are from: what the command says, else what the resume says. Throws UsageError without any name. */
export function senderOf(facts: Pick<ResumeFacts, 'name' | 'emails'>, request: Pick<DraftRequest, 'name' | 'email'>): Sender {
  const name = request.name ?? (facts.name === null ? null : nameAsWritten(facts.name.value))
  if (name === null) throw new UsageError('No name was found in the resume. Say whom the drafts are from: --name "First Last".')
  const [firstName = name, ...rest] = name.split(' ')
  const email = request.email ?? facts.emails[0]?.value ?? null
  return { firstName, lastName: rest.join(' '), email: (email ?? 'sender@example.com').toLowerCase(), invented: email === null }
}

/** Reads the resume with the product's own rules. Throws UsageError with the product's own words. */
export async function readResume(request: Pick<DraftRequest, 'resume' | 'name' | 'email'>): Promise<ReadResume> {
  const bytes = bytesOf(request.resume)
  const upload = uploadOf(request.resume, bytes)
  const facts = await factsOf(upload)
  return { upload, sha256: createHash('sha256').update(bytes).digest('hex'), sender: senderOf(facts, request) }
}
