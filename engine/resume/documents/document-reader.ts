import type { DocumentKind, DocumentReader, ResumeDocument } from '../layout/document.ts'
import { readable, readTextFile } from './read-text-file.ts'

type Read = (bytes: Uint8Array) => ResumeDocument | Promise<ResumeDocument>

// Parsers are loaded on demand: reading a text file does not load the PDF parser.
const READERS: Record<DocumentKind, () => Promise<Read>> = {
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./read-docx.ts')).readDocx,
  doc: async () => (await import('./read-doc.ts')).readDoc,
  txt: async () => await Promise.resolve(readTextFile),
}

/**
 * Reads documents in this process, without a time limit: a parser may block or never end, so files of strangers are
 * read in a process of their own. Throws UnreadableDocument.
 */
export const documentReader = (): DocumentReader => ({
  read: async (bytes, kind) => readable(await (await READERS[kind]())(bytes)),
})
