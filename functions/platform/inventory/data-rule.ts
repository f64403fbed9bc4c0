/** What the export and a deletion do with some data. A kind of item without a rule fails the build. */
export interface DataRule {
  /**
   * The section of the export that shows it, `without` some fields. Or what it `holds`, in words for the user,
   * and the reason for leaving it out: null where it is about nobody, so the export does not mention it.
   */
  readonly exported:
    | { readonly as: string; readonly without?: readonly string[] }
    | { readonly holds: string; readonly not: string | null }
  /** `erased` with the account, expires by itself after so many days, or is kept; with the reason. */
  readonly deleted: 'erased' | { readonly expires: number; readonly why: string } | { readonly kept: string }
}

/** Not exported, for the reason given in `not`. */
export const notExported = <const Deleted extends DataRule['deleted']>(
  holds: string,
  not: string | null,
  deleted: Deleted,
) => ({ exported: { holds, not }, deleted })
