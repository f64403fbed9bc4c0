import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import * as z from 'zod/mini'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { importAccount } from '#functions/account-linking/account-import.store.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { optionalName } from '#shared/models/visible-text.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { CommandError, refusal, say } from './command.ts'
import { ENDPOINT_OPTION, TABLE_OPTION, tableOf, type NamedTable } from './running-stage.ts'

const Accounts = z.array(
  z.strictObject({
    email: z.email(),
    firstName: optionalName(100),
    lastName: optionalName(100),
    /** Whether the other system mailed the address and had it confirmed. */
    emailVerified: z._default(z.boolean(), false),
    passwordHash: z
      .string()
      .check(
        z.regex(
          /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/,
          'not Argon2id in the PHC string format',
        ),
      ),
  }),
)

/** Reads the file's accounts. Throws CommandError that names row and field without quoting the row. */
export function readAccounts(text: string): z.infer<typeof Accounts> {
  let rows: unknown
  try {
    rows = JSON.parse(text)
  } catch {
    throw new CommandError('The file is not JSON.')
  }
  const parsed = Accounts.safeParse(rows)
  if (parsed.success) return parsed.data
  throw new CommandError(
    parsed.error.issues
      .map(({ path, message }) => `Row ${path.map(String).join(', ')}: ${message}`)
      .join('\n'),
  )
}

interface Typed extends Partial<NamedTable> {
  readonly file: string
}

async function importAccounts({ file, ...named }: Typed): Promise<void> {
  const table = tableOf(named, ', or name the table of one in the cloud with --table')
  const accounts = readAccounts(readFileSync(file, 'utf8'))
  const counts = { imported: 0, 'there already': 0 }
  for (const [index, { passwordHash, ...account }] of accounts.entries()) {
    counts[
      await importAccount(
        table,
        { ...account, id: newId('usr'), subscription: NO_SUBSCRIPTION },
        passwordHash,
        systemClock.now(),
      )
    ] += 1
    if ((index + 1) % 100 === 0) say(`${index + 1} of ${accounts.length}`)
  }
  say(`${counts.imported} imported, ${counts['there already']} were there already.`)
}

export function addImportAccounts(program: Command): void {
  program
    .command('import-accounts')
    .description('Imports accounts that sign in with an address and a password.')
    .exitOverride(refusal(1))
    .requiredOption(
      '--file <file>',
      'a JSON array of {email, firstName, lastName, passwordHash, emailVerified}; the hash is Argon2id in the PHC string format, and emailVerified may be left out',
    )
    .option(TABLE_OPTION[0], `${TABLE_OPTION[1]}; without it, the stage of npm start`)
    .option(...ENDPOINT_OPTION)
    .addHelpText(
      'after',
      '\nNobody can sign in to an imported account. Its owner signs up with Google and links the two accounts at /account-linking. Then Google opens it by its own address too if emailVerified is true, or once a mailed link proves it.',
    )
    .action(importAccounts)
}
