import mammoth from 'mammoth'
import type { ResumeDocument } from '../layout/document.ts'
import { docxDocument } from './docx-lines.ts'
import { unpackDocx } from './docx-parts.ts'
import { UnreadableDocument } from './unreadable.ts'

/** Reads a Word document's lines with looks, page headers first and footers last. Throws UnreadableDocument. */
export async function readDocx(bytes: Uint8Array): Promise<ResumeDocument> {
  const { archive, headers, footers } = unpackDocx(bytes)
  const linesOf = (parts: readonly string[]) => [...new Set(parts.slice(0, MAX_HEADERS).flatMap(marginLines))]
  try {
    let document: ResumeDocument = { lines: [], wrapped: false }
    await mammoth.convertToHtml(
      { buffer: Buffer.from(archive) },
      {
        externalFileAccess: false,
        transformDocument: (root: object) => {
          document = docxDocument(root, { headers: linesOf(headers), footers: linesOf(footers) })
          // The HTML is not used.
          return { ...root, children: [] }
        },
      },
    )
    return document
  } catch (error) {
    throw new UnreadableDocument('corrupt', { cause: error })
  }
}

/** Page headers and footers that are read, three per section, and the characters that are read of each. */
const MAX_HEADERS = 10
const MAX_HEADER = 1_000_000

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The lines of a page header or footer without page numbers; mammoth reads neither. */
function marginLines(xml: string): readonly string[] {
  const paragraphs = xml
    .slice(0, MAX_HEADER)
    .split(/<\/w:p>/u)
    .map((paragraph) =>
      [...paragraph.matchAll(/<w:tab\/>|<w:br\/>|<w:t(?: [^<>]*)?>([^<]*)<\/w:t>/gu)]
        .map((match) => match[1] ?? '    ')
        .join('')
        .replaceAll(/&(amp|lt|gt|quot|apos);/gu, (_, name: string) => ENTITIES[name] ?? '')
        .trim(),
    )
  return paragraphs.filter((line) => line !== '' && !/^(?:page|seite|página)\b.{0,12}$/iu.test(line))
}
