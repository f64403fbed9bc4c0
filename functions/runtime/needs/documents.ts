import { documentReader } from '#adapters/documents/document-reader.ts'
import { lazy } from '../lazy.ts'

export const documents = lazy(() => documentReader())
