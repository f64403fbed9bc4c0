import { adzuna } from './adzuna/vendor.ts'
import { careerjet } from './careerjet/vendor.ts'
import { greenhouse } from './greenhouse/vendor.ts'
import type { PostingVendor } from '#functions/postings/posting-vendor.ts'

/** Every vendor of postings. A new one is its folder, its emulator, and a line here. */
const REGISTERED = [adzuna, careerjet, greenhouse] as const satisfies readonly PostingVendor[]

export type PostingVendorId = (typeof REGISTERED)[number]['id']

export type RegisteredVendor = PostingVendor & { readonly id: PostingVendorId }

export const POSTING_VENDORS: readonly RegisteredVendor[] = REGISTERED
