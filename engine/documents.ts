export { documentReader } from './resume/documents/document-reader.ts'
export { UnreadableDocument } from './resume/documents/unreadable.ts'
export { type DocumentKind, type DocumentReader, ResumeDocument } from './resume/layout/document.ts'
