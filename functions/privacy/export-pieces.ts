import { inWords } from './in-words.ts'
import type { Needs, Only } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import type { DataExport, ExportFormat } from '#shared/models/account/privacy.ts'
import type { OwnRecord } from './model.ts'
import { EXPORT_TEXTS, type Fields } from './export-text.ts'
import { OTHER_ITEMS } from '#platform/inventory/other-items.ts'
import { OWN_KINDS, prefixOfKind } from '#platform/inventory/own-kinds.ts'
import { OWN_ITEMS, type OwnItemKind } from '#platform/inventory/own-items.ts'
import { STORES } from '#platform/inventory/outside-stores.ts'

export type ExportDeps = Needs<'records'> & Only<'files', 'getFile' | 'getText'>

/** Where an export goes on: in an open section, after the record with this sort key. */
export interface ExportPlace {
  readonly section: number
  readonly after: string | null
  /** Records of the section that are written. */
  readonly written: number
}

export interface ExportPiece {
  readonly text: string
  /** Number of records in the text. */
  readonly records: number
  /** Where the next piece begins; null after the last. */
  readonly next: ExportPlace | null
}

interface Section {
  readonly name: string
  readonly kind: OwnItemKind
  readonly without: readonly string[]
}

/** A section for each kind of the user's items, in the order in which the table holds them. */
const ITEM_SECTIONS: readonly Section[] = OWN_KINDS.toSorted((one, other) =>
  prefixOfKind(one) < prefixOfKind(other) ? -1 : 1,
).flatMap((kind): Section[] => {
  const { exported } = OWN_ITEMS[kind]
  return 'as' in exported ? [{ name: exported.as, kind, without: exported.without ?? [] }] : []
})
/** The last section holds the files of the resumes. */
const FILES = ITEM_SECTIONS.length
const NAMES: readonly string[] = [...ITEM_SECTIONS.map(({ name }) => name), STORES.resumeFiles.exported.as]

/**
 * Everything stored about a user, by the sections of the inventory, with what is left out and why; in pieces
 * of about a megabyte, so that an export of any size can be written and continued. Contains nothing that gives
 * access, such as grants and hashes. Throws AppError unavailable when files cannot be read.
 */
export async function* exportPieces(
  { userId, format, startedAt }: { userId: string; format: ExportFormat; startedAt: Date },
  deps: ExportDeps,
  from: ExportPlace | null,
): AsyncGenerator<ExportPiece> {
  const layout = EXPORT_TEXTS[format]
  let place = from ?? { section: 0, after: null, written: 0 }
  let text =
    from === null
      ? layout.head({ exportedAt: startedAt.toISOString(), userId }) + layout.open(NAMES[0] ?? '', true)
      : ''
  let records = 0
  const write = (fields: Fields): void => {
    text += layout.record(NAMES[place.section] ?? '', place.written, fields)
    place = { ...place, written: place.written + 1 }
    records += 1
  }
  const goTo = (section: number): void => {
    while (place.section < section) {
      place = { section: place.section + 1, after: null, written: 0 }
      text += layout.close + layout.open(NAMES[place.section] ?? '', false)
    }
  }
  const piece = (next: ExportPlace | null): ExportPiece => {
    const made = { text, records, next }
    text = ''
    records = 0
    return made
  }

  while (place.section < FILES) {
    const page = await deps.records.page(userId, place.after)
    for (const record of page.records) {
      const section = ITEM_SECTIONS.findIndex(({ kind }) => kind === record.kind)
      if (section === -1) continue
      goTo(section)
      write(shown(record, ITEM_SECTIONS[section]?.without ?? []))
    }
    if (page.last === null) goTo(FILES)
    else place = { ...place, after: page.last }
    yield piece(place)
  }
  // One by one, because a file has up to ten megabytes.
  for (const id of await deps.records.resumeIds(userId, place.after)) {
    write(await fileOf(userId, id, deps.files))
    place = { ...place, after: id }
    yield piece(place)
  }
  text += layout.close + layout.tail(leftOut())
  yield piece(null)
}

function shown(record: OwnRecord, without: readonly string[]): Fields {
  const { id } = record
  const fields = inWords(record)
  const named: Fields = id === '' || 'id' in fields ? fields : { id, ...fields }
  return Object.fromEntries(Object.entries(named).filter(([name]) => !without.includes(name)))
}

/** The file of a resume; after a crash the record may exist without it, which the export then says. */
async function fileOf(userId: string, resumeId: string, files: ExportDeps['files']): Promise<Fields> {
  try {
    const [file, text] = await Promise.all([files.getFile(userId, resumeId), files.getText(userId, resumeId)])
    return {
      resumeId,
      contentType: file.contentType,
      text,
      base64: Buffer.from(file.bytes).toString('base64'),
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return { resumeId, missing: true }
    throw error
  }
}

const leftOut = (): DataExport['notIncluded'] =>
  Object.values({ ...OWN_ITEMS, ...OTHER_ITEMS, ...STORES }).flatMap(({ exported }) =>
    'not' in exported && exported.not !== null ? [{ what: exported.holds, why: exported.not }] : [],
  )
