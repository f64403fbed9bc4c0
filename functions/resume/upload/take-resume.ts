import type { Needs, Only } from '#functions/services/needs.ts'
import type { UserActor } from '#platform/actor.ts'
import type { ResumeUpload } from '#shared/models/resume.ts'
import { helpedReading, type ModelReading } from '#engine/resume'
import { readUpload } from './read-upload.ts'
import { CONTENT_TYPES } from './validate-upload.ts'
import type { DocumentReader } from '#engine/documents'
import type { ResumeStore } from '../resume.store.ts'
import type { StoredResume } from '../resume.item.ts'

export interface TakeResumeDeps extends Needs<'clock' | 'newId'>, Only<'files', 'put'> {
  readonly reader: DocumentReader
  /** A model that also reads what the layout reader is unsure of; null when none is configured. */
  readonly model: ModelReading | null
  readonly store: Pick<ResumeStore, 'save'>
}

/**
 * Checks and reads an uploaded resume, then stores file and text before the record, so that a record never
 * points at a missing file. Throws AppError with the resume_… codes and invalid_request.
 */
export async function takeResume(
  actor: UserActor,
  upload: ResumeUpload,
  deps: TakeResumeDeps,
): Promise<StoredResume> {
  const { kind, bytes, text, facts } = await readUpload(upload, deps.reader)
  const id = deps.newId('res')
  const resume: StoredResume = {
    id,
    userId: actor.userId,
    fileName: `${id}.${kind}`,
    originalFileName: upload.originalFileName,
    kind,
    size: bytes.length,
    uploadedAt: deps.clock.now(),
    facts: await helpedReading(text, facts, deps.model),
  }
  await deps.files.put(actor.userId, id, { bytes, contentType: CONTENT_TYPES[kind], text })
  await deps.store.save(actor.userId, resume)
  return resume
}
