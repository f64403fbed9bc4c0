export { documentReader } from './resume/documents/document-reader.ts'
export { readTextFile } from './resume/documents/read-text-file.ts'
export { UnreadableDocument } from './resume/documents/unreadable.ts'
export { type DocumentKind, type DocumentReader, ResumeDocument } from './resume/layout/document.ts'
