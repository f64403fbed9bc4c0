import { readFileSync } from 'node:fs'
import { UsageError } from './command.ts'

export function textOf(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`${option} ${file} could not be read. Give the path of a JSON file.`)
  }
}

/** What a JSON text holds; `what` names it, `hint` says what it should hold. Throws UsageError. */
export function parseJson(what: string, text: string, hint = ''): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(
      `${what} is no JSON: ${error instanceof Error ? error.message : String(error)}. ${hint}`.trimEnd(),
    )
  }
}
