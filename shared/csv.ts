/** Characters that begin a formula in spreadsheets, including full-width ones (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell in quotes; an apostrophe before a formula keeps spreadsheets from running it. */
export const csvCell = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** Rows of a CSV file: RFC 4180. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')

/** Rows as a CSV file, in UTF-8 with a byte order mark for spreadsheets. */
export const csvFile = (rows: readonly (readonly string[])[]): string => `\uFEFF${csvRows(rows)}`
