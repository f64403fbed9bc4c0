/** Letters of one look. */
export interface Run {
  readonly text: string
  /** Name of font and size: two runs of one look are set alike. */
  readonly look: string
  readonly bold: boolean
  readonly italic: boolean
  /** Points. */
  readonly size: number
}

/** A piece of a line that a tab or a wide gap sets apart. Points from the left edge of the page. */
export interface Cell {
  readonly runs: readonly Run[]
  readonly x: number
  readonly right: number
}

/** One line of a page, or one paragraph of a word processor. */
export interface DocumentLine {
  readonly cells: readonly Cell[]
  /** From 1. */
  readonly page: number
  /** Column, table cell or text box that the line stands in; lines of one block follow each other. */
  readonly block: number
  /** Free space above it in lines: 0 within a paragraph, about 1 after an empty line. */
  readonly gap: number
  /** The bullet or number before it; empty where there is none. */
  readonly marker: string
  /** Where the marker stands, in points; `cells[0].x` where there is none. */
  readonly outer: number
  /** Set in a style that is named as a heading. */
  readonly heading: boolean
}

/** A document as it lies on the page: lines in reading order, with their places and looks. */
export interface ResumeDocument {
  readonly lines: readonly DocumentLine[]
  /**
   * True where a line ends because the page does (PDF, most text files); false where each line is a paragraph
   * (Word).
   */
  readonly wrapped: boolean
}

/**
 * Reads a document of a known kind. Throws AppError resume_encrypted, resume_corrupt, resume_scanned or
 * resume_empty.
 */
export interface DocumentReader {
  read(bytes: Uint8Array, kind: DocumentKind): Promise<ResumeDocument>
}

export type DocumentKind = 'pdf' | 'doc' | 'docx' | 'txt'
