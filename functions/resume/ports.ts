import type { DocumentKind } from './layout/document.ts'
import type { ResumeFacts } from './model.ts'

/** A resume as it is kept: the record; file and text lie in the object store. */
export interface StoredResume {
  readonly id: string
  readonly userId: string
  /** Made by the server; the user's own name for the file is only ever shown. */
  readonly fileName: string
  readonly originalFileName: string
  readonly kind: DocumentKind
  /** Bytes. */
  readonly size: number
  readonly uploadedAt: Date
  readonly facts: ResumeFacts
}

export interface ResumeStore {
  save(userId: string, resume: StoredResume): Promise<void>
  latest(userId: string): Promise<StoredResume | null>
}

/** The file and its text in the object store. */
export interface ResumeFiles {
  put(
    userId: string,
    resumeId: string,
    file: { bytes: Uint8Array; contentType: string; text: string },
  ): Promise<void>
  getText(userId: string, resumeId: string): Promise<string>
  getFile(userId: string, resumeId: string): Promise<{ bytes: Uint8Array; contentType: string }>
}
