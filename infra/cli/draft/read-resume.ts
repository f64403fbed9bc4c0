import { createHash } from 'node:crypto'
import type { ResumeFacts } from '#engine/values/resume-facts.ts'
import { splitName } from '#engine/language'
import type { ResumeUpload } from '#shared/models/resume.ts'
import { bytesOf, factsOf, uploadOf } from '../read-resume/facts-of-file.ts'
import type { DraftRequest } from './draft-request.ts'
import { UsageError } from '../command.ts'

export interface Sender {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Whether the address is a placeholder, because neither resume nor command has one. */
  readonly invented: boolean
}

export interface ReadResume {
  readonly upload: ResumeUpload
  readonly sha256: string
  readonly sender: Sender
}

/** The drafts' sender: the command's, otherwise the resume's. Throws UsageError without a name. */
export function senderOf(
  facts: Pick<ResumeFacts, 'name' | 'emails'>,
  request: Pick<DraftRequest, 'name' | 'email'>,
): Sender {
  const written = request.name ?? facts.name?.value
  if (written === undefined)
    throw new UsageError(
      'No name was found in the resume. Say whom the drafts are from: --name "First Last".',
    )
  const read = splitName(written)
  const email = request.email ?? facts.emails[0]?.value ?? null
  return {
    ...(read.firstName === '' ? { firstName: written, lastName: '' } : read),
    email: (email ?? 'sender@example.com').toLowerCase(),
    invented: email === null,
  }
}

/** Reads the resume like an upload. Throws UsageError with the upload's message. */
export async function readResume(
  request: Pick<DraftRequest, 'resume' | 'name' | 'email'>,
): Promise<ReadResume> {
  const bytes = bytesOf(request.resume)
  const upload = uploadOf(request.resume, bytes)
  const facts = await factsOf(upload)
  return {
    upload,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    sender: senderOf(facts, request),
  }
}
