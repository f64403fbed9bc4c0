import { expect, it } from 'vitest'
import { cleanRun } from './clean-run.ts'

it.each([
  // As Chromium prints an apostrophe.
  ['Plans d\u02BCatelier', 'Plans d’atelier'],
  ['\uFB01les\u00A0and pa\u200Bper', 'files and paper'],
  ['co\u2011worker\r\n\uF0B7 till', 'co-worker\n• till'],
])('%j is read as %j', (raw, text) => expect(cleanRun(raw)).toBe(text))
