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
