import type { PostingVendorId } from '#vendors/posting-vendors.ts'
import { startAdzunaEmulator } from './adzuna/start-adzuna-emulator.ts'
import { familyEmulator } from './boards/start-boards-emulator.ts'
import { startCareerjetEmulator } from './careerjet/start-careerjet-emulator.ts'
import type { EmulatorOptions } from './kit/emulator.ts'
import type { PostingEmulator } from './market/posting-emulator.ts'

/** Starts the emulator of every posting vendor, by vendor id. */
export async function startPostingEmulators(
  start: <E extends PostingEmulator>(
    id: PostingVendorId,
    starting: (options: EmulatorOptions) => Promise<E>,
  ) => Promise<E>,
) {
  return {
    adzuna: await start('adzuna', startAdzunaEmulator),
    ashby: await start('ashby', familyEmulator('ashby')),
    greenhouse: await start('greenhouse', familyEmulator('greenhouse')),
    lever: await start('lever', familyEmulator('lever')),
    recruitee: await start('recruitee', familyEmulator('recruitee')),
    smartrecruiters: await start('smartrecruiters', familyEmulator('smartrecruiters')),
    teamtailor: await start('teamtailor', familyEmulator('teamtailor')),
    workable: await start('workable', familyEmulator('workable')),
    careerjet: await start('careerjet', startCareerjetEmulator),
  } satisfies Record<PostingVendorId, PostingEmulator>
}
