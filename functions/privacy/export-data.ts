import type { Needs, Only } from '#platform/needs.ts'
import { AppError } from '#platform/app-error.ts'
import type { DataExport } from '#shared/models/account/privacy.ts'
import type { Fields, OwnRecord } from './model.ts'
import { OTHER_ITEMS } from '#platform/inventory/other-items.ts'
import { OWN_ITEMS } from '#platform/inventory/own-items.ts'
import { STORES } from '#platform/inventory/outside-stores.ts'

type ExportDeps = Needs<'records' | 'clock'> & Only<'files', 'getFile' | 'getText'>

type Sections = Record<string, Record<string, unknown>[]>

/**
 * Everything stored about a user, by the sections of the inventory, with what is left out and why. Contains
 * nothing that gives access, such as grants and hashes. Throws AppError unavailable when files cannot be
 * read, and export_too_large.
 */
export async function exportData(userId: string, { records, files, clock }: ExportDeps): Promise<DataExport> {
  const found = await records.of(userId)
  if (found === null) throw new AppError('export_too_large')
  const sections: Sections = Object.fromEntries(
    Object.values({ ...OWN_ITEMS, ...STORES }).flatMap(({ exported }) =>
      'as' in exported ? [[exported.as, []]] : [],
    ),
  )
  for (const record of found) {
    const { exported } = OWN_ITEMS[record.kind]
    if ('as' in exported) sections[exported.as]?.push(shown(record, exported.without ?? []))
  }
  for (const { kind, id } of found)
    if (kind === 'resume') sections[STORES.resumeFiles.exported.as]?.push(await fileOf(userId, id, files))
  return { exportedAt: clock.now().toISOString(), userId, sections, notIncluded: leftOut() }
}

function shown({ id, fields }: OwnRecord, without: readonly string[]): Record<string, unknown> {
  const named: Fields = id === '' || 'id' in fields ? fields : { id, ...fields }
  return Object.fromEntries(Object.entries(named).filter(([name]) => !without.includes(name)))
}

/** The file of a resume; after a crash the record may exist without it, which the export then says. */
async function fileOf(
  userId: string,
  resumeId: string,
  files: ExportDeps['files'],
): Promise<Record<string, unknown>> {
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
