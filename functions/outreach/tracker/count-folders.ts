import type { Needs, Only } from '#functions/services/needs.ts'
import type { UserActor } from '#platform/actor.ts'
import { TRACKER } from '#shared/catalog/constants.ts'
import { EmailFolder, FolderCounts } from '#shared/models/outreach/folders.ts'

/** Counts the emails of every folder, each up to a limit, so that the cost has one too. */
export async function countFolders(
  { userId }: UserActor,
  { tracker, clock }: Needs<'clock'> & Only<'tracker', 'folderCount'>,
): Promise<FolderCounts> {
  const now = clock.now()
  const counted = await Promise.all(
    EmailFolder.options.map(
      async (folder) => [folder, await tracker.folderCount(userId, folder, now, TRACKER.maxCounted)] as const,
    ),
  )
  return FolderCounts.parse(Object.fromEntries(counted))
}
