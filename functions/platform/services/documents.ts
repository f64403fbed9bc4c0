import { isolatedDocumentReader } from '#vendors/documents/isolated-document-reader.ts'
import { lazy } from '../lambda/lazy.ts'

/** A bundle lies beside the bundle of its child; the sources find each other by themselves. */
const bundled = !import.meta.filename.endsWith('.ts')

export const documents = lazy(() =>
  isolatedDocumentReader(bundled ? { childUrl: new URL('./read-in-child.mjs', import.meta.url) } : {}),
)
