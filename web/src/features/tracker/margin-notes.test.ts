import { describe, expect, it } from 'vitest'
import { letterParagraphs, marginNotes } from './margin-notes.ts'

const opinion = [{ kind: 'opinion' as const }]
const said = (...texts: string[]) => texts.map((text) => ({ text, sources: opinion }))

describe('letterParagraphs', () => {
  it('marks the sentences and leaves greeting, spaces and signature unmarked', () => {
    const body = 'Hi Mara,\n\nYour team rebuilds the booking core. I led such a move.\n\nCould we talk?\n\nAda Nwosu\nada@example.com'
    expect(letterParagraphs(body, said('Your team rebuilds the booking core.', 'I led such a move.', 'Could we talk?'))).toEqual([
      [{ text: 'Hi Mara,', sentence: null }],
      [
        { text: 'Your team rebuilds the booking core.', sentence: 0 },
        { text: ' ', sentence: null },
        { text: 'I led such a move.', sentence: 1 },
      ],
      [{ text: 'Could we talk?', sentence: 2 }],
      [{ text: 'Ada Nwosu\nada@example.com', sentence: null }],
    ])
  })

  it('finds a sentence that the letter wraps differently', () => {
    expect(letterParagraphs('I moved 40\nservices.', said('I moved 40 services.'))).toEqual([[{ text: 'I moved 40\nservices.', sentence: 0 }]])
  })

  it('tells two equal sentences apart by their order', () => {
    expect(letterParagraphs('Yes. Yes.', said('Yes.', 'Yes.'))).toEqual([
      [
        { text: 'Yes.', sentence: 0 },
        { text: ' ', sentence: null },
        { text: 'Yes.', sentence: 1 },
      ],
    ])
  })

  it('shows the whole letter when a sentence is not in it', () => {
    expect(letterParagraphs('Hello (really?) there.', said('', 'Something else.', 'Hello (really?) there.'))).toEqual([
      [{ text: 'Hello (really?) there.', sentence: 2 }],
    ])
  })

  it('shows a letter without sentences', () => {
    expect(letterParagraphs('One\n\n\nTwo', [])).toEqual([[{ text: 'One', sentence: null }], [{ text: 'Two', sentence: null }]])
    expect(letterParagraphs('', [])).toEqual([])
  })
})

describe('marginNotes', () => {
  it('names where each statement comes from', () => {
    expect(
      marginNotes([
        { kind: 'resume', start: 0, end: 9, quote: 'Moved 40 services' },
        { kind: 'posting', start: 4, end: 9, quote: 'booking core' },
        { kind: 'contact', uri: 'https://northwind.example/team', seenAt: '2026-11-02', quote: 'Head of Platform' },
        { kind: 'fact', quote: 'I live in Leeds' },
        { kind: 'opinion' },
      ]),
    ).toEqual([
      { label: 'Your resume', quote: 'Moved 40 services', uri: null, seenAt: null },
      { label: 'The posting', quote: 'booking core', uri: null, seenAt: null },
      { label: 'Public source', quote: 'Head of Platform', uri: 'https://northwind.example/team', seenAt: '2026-11-02' },
      { label: 'You confirmed', quote: 'I live in Leeds', uri: null, seenAt: null },
      { label: 'Your own opinion or request', quote: null, uri: null, seenAt: null },
    ])
  })

  it('says the same quote once', () => {
    const quote = { kind: 'resume' as const, quote: 'SQL' }
    expect(marginNotes([{ ...quote, start: 0, end: 3 }, { ...quote, start: 90, end: 93 }])).toHaveLength(1)
  })
})
