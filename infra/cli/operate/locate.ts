import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import * as z from 'zod/mini'
import { CommandError } from '../command.ts'

const Payload = z.object({
  file: z._default(z.string(), ''),
  version: z.number(),
  sources: z.array(z.string()),
  sourcesContent: z._default(z.array(z.string()), []),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z._default(z.string(), ''),
})
const Place = /(\d+):(\d+)\)?$/
const Entry = z.object({ originalSource: z.string(), originalLine: z.number(), originalColumn: z.number() })

/** Maps a place from the log, such as `index.mjs:3:1204`, to the source. Throws CommandError. */
export function locate(mapFile: string, at: string): readonly string[] {
  const [, line, column] = Place.exec(at.trim()) ?? []
  if (line === undefined || column === undefined)
    throw new CommandError('Name the place as the log does: index.mjs:LINE:COLUMN.')
  const map = new SourceMap(Payload.parse(JSON.parse(readFileSync(mapFile, 'utf8'))))
  const found = Entry.safeParse(map.findEntry(Number(line) - 1, Number(column) - 1))
  if (!found.success) throw new CommandError('The map has nothing for this place: is it of the same commit?')
  const { originalSource, originalLine, originalColumn } = found.data
  return [`${originalSource.replace(/^(?:\.\.\/)+/, '')}:${originalLine + 1}:${originalColumn + 1}`]
}
