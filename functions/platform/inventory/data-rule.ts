/** What becomes of data in the export and in a deletion. A kind or store without a row fails the build. */
export interface DataRule {
  /** What stands there, in words for the person it is about. */
  readonly holds: string
  readonly exported: { readonly as: string; readonly without?: readonly string[] } | { readonly not: string }
  /**
   * `erased` with the account; or it goes by itself after the days given; or it stays, for the reason given.
   */
  readonly deleted: 'erased' | { readonly expires: number; readonly why: string } | { readonly kept: string }
}

/** Goes with the account, and is exported without what is of our own making: where work stands, and secrets. */
export const erased = (holds: string, as: string, without: readonly string[] = []) => ({
  holds,
  exported: { as, without },
  deleted: 'erased' as const,
})

/** Not exported, for the reason given. */
export const notExported = <const Deleted extends DataRule['deleted']>(
  holds: string,
  not: string,
  deleted: Deleted,
) => ({ holds, exported: { not }, deleted })
