import * as z from 'zod/mini'

/** Letters of one look. */
const Run = z.object({
  text: z.string(),
  /** Name of font and size: two runs of one look are set alike. */
  look: z.string(),
  bold: z.boolean(),
  italic: z.boolean(),
  /** Points. */
  size: z.number(),
})
export type Run = Readonly<z.infer<typeof Run>>

/** A piece of a line that a tab or a wide gap sets apart. Points from the left edge of the page. */
const Cell = z.object({ runs: z.readonly(z.array(Run)), x: z.number(), right: z.number() })
export type Cell = Readonly<z.infer<typeof Cell>>

/** One line of a page, or one paragraph of a word processor. */
const DocumentLine = z.object({
  cells: z.readonly(z.array(Cell)),
  /** From 1. */
  page: z.number(),
  /** Column, table cell or text box that the line stands in; lines of one block follow each other. */
  block: z.number(),
  /** Free space above it in lines: 0 within a paragraph, about 1 after an empty line. */
  gap: z.number(),
  /** The bullet or number before it; empty where there is none. */
  marker: z.string(),
  /** Where the marker stands, in points; `cells[0].x` where there is none. */
  outer: z.number(),
  /** Set in a style that is named as a heading. */
  heading: z.boolean(),
})
export type DocumentLine = Readonly<z.infer<typeof DocumentLine>>

/** A document as it lies on the page: lines in reading order, with their places and looks. */
export const ResumeDocument = z.object({
  lines: z.readonly(z.array(DocumentLine)),
  /**
   * True where a line ends because the page does (PDF, most text files); false where each line is a paragraph
   * (Word).
   */
  wrapped: z.boolean(),
})
export type ResumeDocument = Readonly<z.infer<typeof ResumeDocument>>

export const DocumentKind = z.enum(['pdf', 'doc', 'docx', 'txt'])
export type DocumentKind = z.infer<typeof DocumentKind>

/**
 * Reads a document of a known kind. Throws AppError resume_encrypted, resume_corrupt, resume_scanned or
 * resume_empty.
 */
export interface DocumentReader {
  read(bytes: Uint8Array, kind: DocumentKind): Promise<ResumeDocument>
}
