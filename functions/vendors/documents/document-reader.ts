import { AppError } from '#platform/app-error.ts'
import { boundDocument } from '#engine/resume/layout/bounds.ts'
import type { DocumentKind, DocumentReader, ResumeDocument } from '#engine/resume/layout/document.ts'
import { decodeText } from '#engine/resume/layout/text/decode-text.ts'
import { plainDocument } from '#engine/resume/layout/text/plain-document.ts'
import { tooSlow } from './too-slow.ts'

type Read = (bytes: Uint8Array, deadline: number) => Promise<ResumeDocument>

// Parsers are loaded on demand: reading a text file does not load the PDF parser.
const READERS: Record<DocumentKind, () => Promise<Read>> = {
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./read-docx.ts')).readDocx,
  doc: async () => (await import('./read-doc.ts')).readDoc,
  txt: async () => readTxt,
}

/**
 * Reads documents in this process. The timeout only works while a parser yields; a parser that blocks is
 * ended by the Lambda's timeout or by the isolated process. Throws AppError with a `resume_…` code.
 */
export function documentReader({ timeoutMs = 10_000 }: { timeoutMs?: number } = {}): DocumentReader {
  return {
    async read(bytes, kind) {
      const deadline = Date.now() + timeoutMs
      const readKind = await READERS[kind]()
      const document = boundDocument(await withinTime(readKind(bytes, deadline), timeoutMs))
      if (
        !document.lines.some(({ cells }) =>
          cells.some(({ runs }) => runs.some(({ text }) => /[\p{L}\p{N}]/u.test(text))),
        )
      )
        throw new AppError('resume_empty')
      return document
    },
  }
}

async function withinTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(tooSlow()), timeoutMs)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

async function readTxt(bytes: Uint8Array): Promise<ResumeDocument> {
  const text = decodeText(bytes)
  if (text === null) throw new AppError('resume_corrupt')
  return plainDocument(text)
}
