import { expect, it } from 'vitest'
import type { Source } from '#shared/models/outreach/outreach.ts'
import { quotedOnce } from './quoted-once.ts'

const of = (kind: 'resume' | 'posting', quote: string): Source => ({ kind, start: 0, end: 0, quote })

it('gives each source once, and a quoted line at its own sentence', () => {
  const shown = quotedOnce([
    { text: 'You need bread.', sources: [of('posting', 'bread'), of('posting', 'Baker')] },
    {
      text: 'On bread, this is from Quillmere:',
      sources: [of('posting', 'bread'), of('resume', 'Baked 300 loaves'), of('resume', 'Quillmere')],
    },
    { text: '- Baked 300 loaves', sources: [of('resume', 'Baked 300 loaves')] },
    { text: 'Shall we talk?', sources: [{ kind: 'opinion' }, of('posting', 'Baker')] },
  ])
  expect(
    shown.map(({ sources }) => sources.map((source) => ('quote' in source ? source.quote : source.kind))),
  ).toEqual([['bread', 'Baker'], ['Quillmere'], ['Baked 300 loaves'], ['opinion']])
})
