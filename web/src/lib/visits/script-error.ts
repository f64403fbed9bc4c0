/** Characters of a message, and lines of a stack, that are reported. */
const MESSAGE_LENGTH = 200
const STACK_LINES = 10

/** The details of an error as RUM's schema of js_error_event names them. */
export interface ScriptError {
  readonly type: string
  readonly message: string
  readonly filename: string
  readonly lineno: number
  readonly colno: number
  readonly stack: string
}

/** A line of a stack, as V8 writes it (`at name (url:1:2)`) or Firefox and Safari (`name@url:1:2`). */
const FRAME =
  /^\s*(?:at (?:(?<v8>.+?) \()?|(?<gecko>[^@]*)@)(?<file>https?:\/\/[^\s()]+?):(?<line>\d+):(?<column>\d+)\)?$/

/**
 * What an error says, without what it quotes: what an answer or a field held, addresses, and long numbers and ids.
 * Of what is in single quotes, names of the code stay.
 */
export function cleanMessage(message: string): string {
  return message
    .replace(/\bhttps?:\/\/[^\s"'<>]+/g, (url) => (URL.canParse(url) ? new URL(url).origin : 'an address'))
    .replace(/"[^"]*("|$)|“[^”]*(”|$)|`[^`]*(`|$)/g, '“…”')
    .replace(/'([^']*)'/g, (quoted, name: string) => (/^[a-zA-Z_$][\w$.]{0,39}$/.test(name) ? quoted : "'…'"))
    .replace(/\S+@\S+/g, 'an email')
    .replace(/\b(?=\w*\d)[\w-]{9,}\b|\d{4,}/g, '…')
    .slice(0, MESSAGE_LENGTH)
}

/**
 * An error of the site's own scripts as it is reported; null for one of another site or of an extension, which we
 * cannot mend. Of a stack only names, paths of our files and places stay.
 */
export function scriptErrorOf(error: unknown, origin: string): ScriptError | null {
  if (!(error instanceof Error)) return null
  const frames = (error.stack ?? '').split('\n').flatMap((line) => {
    const { v8, gecko, file, line: row, column } = FRAME.exec(line)?.groups ?? {}
    if (file === undefined || !URL.canParse(file)) return []
    const { origin: from, pathname } = new URL(file)
    return [{ name: v8 ?? gecko ?? '', from, pathname, row: Number(row), column: Number(column) }]
  })
  const own = frames.filter(({ from }) => from === origin).slice(0, STACK_LINES)
  const [first] = own
  if (first === undefined) return null
  const type = /^\w{1,40}$/.test(error.name) ? error.name : 'Error'
  const message = cleanMessage(error.message)
  const lines = own.map(
    ({ name, pathname, row, column }) =>
      `    at ${/^[\w$.< >]{1,60}$/.test(name) ? name : '?'} (${origin}${pathname}:${row}:${column})`,
  )
  return {
    type,
    message,
    filename: `${origin}${first.pathname}`,
    lineno: first.row,
    colno: first.column,
    stack: [`${type}: ${message}`, ...lines].join('\n'),
  }
}
