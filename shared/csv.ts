/** What a spreadsheet takes for a formula, East Asian keyboards' wide ones too (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell in quotes; what a spreadsheet would reckon with stands behind an apostrophe. */
export const csvCell = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** Rows as a file: RFC 4180, UTF-8 with the mark by which spreadsheets know it. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
