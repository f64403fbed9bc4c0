/** What the export and a deletion do with some data. A kind of item without a rule fails the build. */
export interface DataRule {
  /** What the data is, in words for the user. */
  readonly holds: string
  /**
   * `not` is the reason for leaving it out; null where it is about nobody, so the export does not mention it.
   */
  readonly exported:
    | { readonly as: string; readonly without?: readonly string[] }
    | { readonly not: string | null }
  /** `erased` with the account, expires by itself after so many days, or is kept; with the reason. */
  readonly deleted: 'erased' | { readonly expires: number; readonly why: string } | { readonly kept: string }
}

/** Erased with the account, and exported `without` some fields: progress of background work, and secrets. */
export const erased = (holds: string, as: string, without: readonly string[] = []) => ({
  holds,
  exported: { as, without },
  deleted: 'erased' as const,
})

/** Not exported, for the reason given in `not`. */
export const notExported = <const Deleted extends DataRule['deleted']>(
  holds: string,
  not: string | null,
  deleted: Deleted,
) => ({ holds, exported: { not }, deleted })
