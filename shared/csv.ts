/** Characters that begin a formula in spreadsheets, including full-width ones (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell in quotes; an apostrophe before a formula keeps spreadsheets from running it. */
export const csvCell = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** Rows as a CSV file: RFC 4180, UTF-8 with a byte order mark for spreadsheets. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
