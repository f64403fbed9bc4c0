import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { OwnMarket, putInMarket } from '#emulators/market/own/own-market.ts'
import { forgetSearches } from '#emulators/market/postings.ts'
import type { Settings } from '../settings.ts'
import { CannotStart } from '../errors.ts'

const VARIABLE = 'MARKET_FILE'
const WORDS = z.locales.en().localeError

/**
 * Makes the emulated market as it is at the start, with the postings and people of the file MARKET_FILE. Throws
 * CannotStart.
 */
export function fillMarket({ [VARIABLE]: file }: Settings): void {
  forgetSearches()
  if (file === undefined) return putInMarket()
  const read = OwnMarket.safeParse(jsonOf(file), { error: WORDS })
  if (!read.success)
    throw new CannotStart(`${VARIABLE}: ${file} is not as it should be.\n${z.prettifyError(read.error)}`)
  putInMarket(read.data)
}

function jsonOf(file: string): unknown {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return value
  } catch (error) {
    throw new CannotStart(
      `${VARIABLE}: ${file} cannot be read: ${error instanceof Error ? error.message : ''}`,
    )
  }
}
