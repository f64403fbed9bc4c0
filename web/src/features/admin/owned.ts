/** A row with the address of the account that it belongs to; undefined where that is gone. */
export type Owned<Row> = Row & { readonly userEmail: string | undefined }

export const owned = <Row extends { readonly userId: string }>(
  rows: readonly Row[],
  userEmails: Readonly<Record<string, string>>,
): readonly Owned<Row>[] => rows.map((row) => ({ ...row, userEmail: userEmails[row.userId] }))
