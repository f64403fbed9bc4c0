import * as z from 'zod/mini'

/** The look of a page footer's lines, which are of no section of the text above. */
export const FOOTER = 'footer'

/** A stretch of text in one font and size. */
const Run = z.object({
  text: z.string(),
  /** Name of the font, a space and the size; runs with the same look are formatted alike. */
  look: z.string(),
  bold: z.boolean(),
  italic: z.boolean(),
  size: z.number(),
})
export type Run = Readonly<z.infer<typeof Run>>

/** A piece of a line between tabs or wide gaps; `x` and `right` are points from the left edge of the page. */
const Cell = z.object({ runs: z.readonly(z.array(Run)), x: z.number(), right: z.number() })
export type Cell = Readonly<z.infer<typeof Cell>>

/** One line of a page, or one paragraph of a word processor. */
const DocumentLine = z.object({
  cells: z.readonly(z.array(Cell)),
  /** Page number, from 1. */
  page: z.number(),
  /** Number of the column, table cell or text box of the line; lines of one block follow each other. */
  block: z.number(),
  /** Free space above the line, in line heights: 0 within a paragraph, about 1 after an empty line. */
  gap: z.number(),
  /** The bullet or number before the line; empty when there is none. */
  marker: z.string(),
  /** Position of the marker in points; `cells[0].x` when there is none. */
  outer: z.number(),
  heading: z.boolean(),
})
export type DocumentLine = Readonly<z.infer<typeof DocumentLine>>

/** A document as laid out on its pages: lines in reading order, with positions and formatting. */
export const ResumeDocument = z.object({
  lines: z.readonly(z.array(DocumentLine)),
  /** True when lines are wrapped at a margin (PDF, most text files); false when each is a paragraph. */
  wrapped: z.boolean(),
})
export type ResumeDocument = Readonly<z.infer<typeof ResumeDocument>>

/** Free space above a line that begins something new, in line heights. */
export const APART = 0.55

export type DocumentKind = 'pdf' | 'doc' | 'docx' | 'txt'

/** Reads a document of a known kind. */
export interface DocumentReader {
  read(bytes: Uint8Array, kind: DocumentKind): Promise<ResumeDocument>
}
