import type { PostingVendorId } from '#vendors/posting-vendors.ts'
import { startAdzunaEmulator } from './adzuna/start-adzuna-emulator.ts'
import { startCareerjetEmulator } from './careerjet/start-careerjet-emulator.ts'
import { startGreenhouseEmulator } from './greenhouse/start-greenhouse-emulator.ts'
import type { PostingEmulator, PostingEmulatorOptions } from './market/posting-emulator.ts'

/** Starts the emulator of every vendor of postings, each by its vendor's id. */
export async function startPostingEmulators(
  start: <E extends PostingEmulator>(
    id: PostingVendorId,
    starting: (options: PostingEmulatorOptions) => Promise<E>,
  ) => Promise<E>,
) {
  return {
    adzuna: await start('adzuna', startAdzunaEmulator),
    careerjet: await start('careerjet', startCareerjetEmulator),
    greenhouse: await start('greenhouse', startGreenhouseEmulator),
  } satisfies Record<PostingVendorId, PostingEmulator>
}

export type PostingEmulators = Awaited<ReturnType<typeof startPostingEmulators>>
