import type { DocumentKind, DocumentReader, ResumeDocument } from '../layout/document.ts'
import { readable, readTextFile } from './read-text-file.ts'
import { UnreadableDocument } from './unreadable.ts'

type Read = (bytes: Uint8Array, deadline: number) => Promise<ResumeDocument>

// Parsers are loaded on demand: reading a text file does not load the PDF parser.
const READERS: Record<DocumentKind, () => Promise<Read>> = {
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./read-docx.ts')).readDocx,
  doc: async () => (await import('./read-doc.ts')).readDoc,
  txt: async () => async (bytes) => await Promise.resolve(readTextFile(bytes)),
}

/**
 * Reads documents in this process. The timeout only works while a parser yields; a parser that blocks is
 * ended by the Lambda's timeout or by the isolated process. Throws UnreadableDocument.
 */
export function documentReader({ timeoutMs = 10_000 }: { timeoutMs?: number } = {}): DocumentReader {
  return {
    async read(bytes, kind) {
      const deadline = Date.now() + timeoutMs
      const readKind = await READERS[kind]()
      return readable(await withinTime(readKind(bytes, deadline), timeoutMs))
    },
  }
}

async function withinTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new UnreadableDocument('slow')), timeoutMs)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
