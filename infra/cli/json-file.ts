import { readFileSync } from 'node:fs'
import { UsageError } from './command.ts'

export function textOf(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`${option} ${file} could not be read. Give the path of a JSON file.`)
  }
}

/** Parses a JSON text; `what` names it and `hint` describes its format in errors. Throws UsageError. */
export function parseJson(what: string, text: string, hint = ''): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(
      `${what} is no JSON: ${error instanceof Error ? error.message : String(error)}. ${hint}`.trimEnd(),
    )
  }
}
