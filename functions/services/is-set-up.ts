import type { PostingVendor } from '#functions/postings/posting-vendor.ts'

/** Whether a vendor is configured on this stage, which needs no secret and no call. */
export const isSetUp = ({ baseUrl }: Pick<PostingVendor, 'baseUrl'>): boolean =>
  Boolean(process.env[baseUrl.variable])
