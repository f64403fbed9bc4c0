import type { Manner, Shown } from './shown.ts'

/** A page that a browser prints. */
export interface HtmlTemplate extends Manner {
  readonly id: string
  readonly kind: 'html'
  readonly html: (resume: Shown) => string
  /** Header and footer of every page, as a word processor prints them. */
  readonly running?: (resume: Shown) => { readonly header: string; readonly footer: string }
}

/** A file that is written directly. */
export interface FileTemplate extends Manner {
  readonly id: string
  readonly kind: 'pdf' | 'docx' | 'txt'
  readonly write: (resume: Shown) => Uint8Array | Promise<Uint8Array>
}

export type Template = HtmlTemplate | FileTemplate
