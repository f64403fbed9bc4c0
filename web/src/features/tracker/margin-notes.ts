import type { OutreachDetails, Source } from '#shared/models/outreach.ts'

type Sentences = OutreachDetails['sentences']

/** A stretch of the letter: a sentence that rests on sources (its index), or what stands between two. */
export interface Piece {
  text: string
  sentence: number | null
}

/** One ground of a sentence, ready to be shown in the margin. */
export interface MarginNote {
  label: string
  quote: string | null
  uri: string | null
  seenAt: string | null
}

const wordsOf = (text: string) => text.trim().split(/\s+/).map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))

/** Cuts the letter at its sentences. The letter may wrap lines differently, so any white space matches any other. */
function cut(body: string, sentences: Sentences): Piece[] {
  const pieces: Piece[] = []
  let rest = body
  for (const [index, sentence] of sentences.entries()) {
    const found = sentence.text.trim() === '' ? null : new RegExp(wordsOf(sentence.text).join('\\s+')).exec(rest)
    if (found === null) continue
    if (found.index > 0) pieces.push({ text: rest.slice(0, found.index), sentence: null })
    pieces.push({ text: found[0], sentence: index })
    rest = rest.slice(found.index + found[0].length)
  }
  return rest === '' ? pieces : [...pieces, { text: rest, sentence: null }]
}

/** The letter as paragraphs of pieces; together they are the body again, but for the empty lines between. */
export function letterParagraphs(body: string, sentences: Sentences): Piece[][] {
  const paragraphs: Piece[][] = [[]]
  for (const piece of cut(body, sentences)) {
    if (piece.sentence !== null) {
      paragraphs.at(-1)?.push(piece)
      continue
    }
    for (const [index, text] of piece.text.split(/\n[^\S\n]*\n\s*/).entries()) {
      if (index > 0) paragraphs.push([])
      if (text !== '') paragraphs.at(-1)?.push({ text, sentence: null })
    }
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}

function noteOf(source: Source): MarginNote {
  switch (source.kind) {
    case 'resume':
      return { label: 'Your resume', quote: source.quote, uri: null, seenAt: null }
    case 'posting':
      return { label: 'The posting', quote: source.quote, uri: null, seenAt: null }
    case 'contact':
      return { label: 'Public source', quote: source.quote, uri: source.uri, seenAt: source.seenAt }
    case 'fact':
      return { label: 'You confirmed', quote: source.quote, uri: null, seenAt: null }
    case 'opinion':
      return { label: 'Your own opinion or request', quote: null, uri: null, seenAt: null }
  }
}

/** The grounds of one sentence; the same words quoted twice are one note. */
export function marginNotes(sources: readonly Source[]): MarginNote[] {
  const notes = new Map<string, MarginNote>()
  for (const note of sources.map(noteOf)) {
    const key = `${note.label}\n${note.quote ?? ''}`
    if (!notes.has(key)) notes.set(key, note)
  }
  return [...notes.values()]
}
