import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { importAccount } from '#functions/account-linking/account-import.store.ts'
import { dynamoTable } from '#platform/table/table.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { localAccess } from '#dev/local-access.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'

const USAGE = `Imports accounts that sign in with an address and a password: npm run import-accounts -- --file FILE --table NAME

  --file FILE        a JSON array of {email, firstName, lastName, passwordHash}; the hash is Argon2id in the PHC string format
  --table NAME       the stage's table; in the cloud the region and the credentials are those of the shell
  --endpoint URL     address of a database on this machine

Nobody signs in to an imported account. Its owner signs up with Google and links the two at /account-linking.`

const Accounts = z.array(
  z.strictObject({
    email: z.email(),
    firstName: z.string().check(z.maxLength(100)),
    lastName: z.string().check(z.maxLength(100)),
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

/** A mistake of who runs the command: shown without a stack. */
class ImportWrong extends Error {
  override readonly name = 'ImportWrong'
}

/** The file's accounts. Throws ImportWrong that names row and field and quotes nothing of the row. */
export function readAccounts(text: string): z.infer<typeof Accounts> {
  let rows: unknown
  try {
    rows = JSON.parse(text)
  } catch {
    throw new ImportWrong('The file is not JSON.')
  }
  const parsed = Accounts.safeParse(rows)
  if (parsed.success) return parsed.data
  throw new ImportWrong(
    parsed.error.issues
      .map(({ path, message }) => `Row ${path.map(String).join(', ')}: ${message}`)
      .join('\n'),
  )
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      file: { type: 'string' },
      table: { type: 'string' },
      endpoint: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return void process.stdout.write(`${USAGE}\n`)
  if (values.file === undefined || values.table === undefined) throw new ImportWrong(USAGE)
  const local = values.endpoint === undefined ? {} : localAccess(values.endpoint)
  const table = dynamoTable(values.table, local)
  const accounts = readAccounts(readFileSync(values.file, 'utf8'))
  const counts = { imported: 0, 'there already': 0 }
  for (const [index, { passwordHash, ...account }] of accounts.entries()) {
    counts[
      await importAccount(
        table,
        { ...account, id: newId('usr'), emailVerified: false, subscription: NO_SUBSCRIPTION },
        passwordHash,
        systemClock.now(),
      )
    ] += 1
    if ((index + 1) % 100 === 0) process.stdout.write(`${index + 1} of ${accounts.length}\n`)
  }
  process.stdout.write(`${counts.imported} imported, ${counts['there already']} were there already.\n`)
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof ImportWrong ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    )
    process.exitCode = 1
  })
}
