import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { NewId } from '#platform/ids.ts'
import type { ResumeUpload } from '#shared/models/resume.ts'
import { isResume } from './is-resume.ts'
import { CONTENT_TYPES, judgeDocument } from './judge-document.ts'
import type { DocumentReader } from '../layout/document.ts'
import { readResume } from '../layout/read-resume.ts'
import { type ModelReading, readWithModel } from '../model-reader/read-with-model.ts'
import type { ResumeStore } from '../resume.store.ts'
import type { ResumeFiles } from '#vendors/s3/resume-files.ts'
import type { StoredResume } from '../model.ts'

export interface TakeResumeDeps {
  readonly reader: DocumentReader
  /** Reads as well; null where no model is configured. */
  readonly model: ModelReading | null
  readonly files: Pick<ResumeFiles, 'put'>
  readonly store: ResumeStore
  readonly clock: Clock
  readonly newId: NewId
}

/**
 * Takes an uploaded resume: judges the file, reads it, and only then keeps file, text and record, in this
 * order, so that a record never points at nothing. Throws AppError with the resume_… codes and
 * invalid_request.
 */
export async function takeResume(
  actor: UserActor,
  upload: ResumeUpload,
  deps: TakeResumeDeps,
): Promise<StoredResume> {
  const { kind, bytes } = judgeDocument({
    dataUrl: upload.storageUrl,
    fileName: upload.originalFileName,
    mimeType: upload.fileType,
  })
  const { text, facts } = readResume(await deps.reader.read(bytes, kind))
  if (text === '') throw new AppError('resume_empty')
  if (!isResume(facts)) throw new AppError('resume_not_a_resume')
  const id = deps.newId('res')
  const resume: StoredResume = {
    id,
    userId: actor.userId,
    fileName: `${id}.${kind}`,
    originalFileName: upload.originalFileName,
    kind,
    size: bytes.length,
    uploadedAt: deps.clock.now(),
    facts: deps.model === null ? facts : await readWithModel(text, facts, deps.model),
  }
  await deps.files.put(actor.userId, id, { bytes, contentType: CONTENT_TYPES[kind], text })
  await deps.store.save(actor.userId, resume)
  return resume
}
