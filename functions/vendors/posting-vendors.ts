import { adzuna } from './adzuna/vendor.ts'
import { ashby } from './ashby/vendor.ts'
import type { BoardVendor } from './board-vendor.ts'
import { careerjet } from './careerjet/vendor.ts'
import { greenhouse } from './greenhouse/vendor.ts'
import { lever } from './lever/vendor.ts'
import { recruitee } from './recruitee/vendor.ts'
import { smartrecruiters } from './smartrecruiters/vendor.ts'
import { teamtailor } from './teamtailor/vendor.ts'
import { workable } from './workable/vendor.ts'
import type { PostingVendor } from '#functions/postings/posting-vendor.ts'

/** Families of job boards. A new one needs its folder, its routes in the emulator, and a line here. */
const BOARDS = [ashby, greenhouse, lever, recruitee, smartrecruiters, teamtailor, workable] as const

/** All posting vendors. A new one needs its folder, its emulator, and a line here. */
const REGISTERED = [adzuna, careerjet, ...BOARDS] as const satisfies readonly PostingVendor[]

export type PostingVendorId = (typeof REGISTERED)[number]['id']

export type RegisteredVendor = PostingVendor & { readonly id: PostingVendorId }

export const POSTING_VENDORS: readonly RegisteredVendor[] = REGISTERED

export const BOARD_VENDORS: readonly BoardVendor[] = BOARDS
