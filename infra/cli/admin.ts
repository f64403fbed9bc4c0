import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { dynamoTable, type Table } from '#platform/table/table.ts'
import { AppError } from '#platform/app-error.ts'
import { adminCommands, CommandWrong, type AdminCommands } from './admin-commands.ts'
import { newPassword, PasswordUnclear } from './ask-password.ts'
import { localAccess } from '#dev/local-access.ts'
import { isAlive } from '#dev/processes.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const STAGE_FILE = path.join(path.resolve(ROOT, process.env['STATE_DIR'] ?? '.local'), 'stage.json')

const USAGE = `Admins of a stage, from its command line: npm run admin -- COMMAND [ADDRESS] [options]

  create ADDRESS --first-name NAME --last-name NAME [--role admin|super_admin]
                           the first admin of a stage is a super admin, and every further one an admin unless told otherwise
  list                     who there is
  disable ADDRESS          signs the admin out at once and lets them in no more; the last active super admin stays
  enable ADDRESS           lets them in again, and forgets failed sign-ins
  reset-password ADDRESS   a new password; signs the admin out everywhere, and forgets failed sign-ins

  --table NAME             a stage's table in the cloud, with the region and the credentials of the shell (docs/deploy.md);
                           without it the stage that runs on this machine (npm start)
  --endpoint URL           address of a database on this machine, together with --table

A password is typed and not shown, or piped in as one line; it is never an argument, which other programs can read.`

const OPTIONS = {
  table: { type: 'string' },
  endpoint: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  role: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const StageFile = z.object({
  pid: z.number(),
  table: z.string(),
  addresses: z.object({ dynamodb: z.string() }),
})

function runningStage(): z.infer<typeof StageFile> | null {
  try {
    const stage = StageFile.parse(JSON.parse(readFileSync(STAGE_FILE, 'utf8')))
    return isAlive(stage.pid) ? stage : null
  } catch {
    return null
  }
}

function tableOf({
  table,
  endpoint,
}: {
  readonly table?: string | undefined
  readonly endpoint?: string | undefined
}): Table {
  if (table !== undefined) return dynamoTable(table, endpoint === undefined ? {} : localAccess(endpoint))
  const stage = runningStage()
  if (stage === null)
    throw new CommandWrong(
      'No stage runs here. Start one with npm start in another terminal, or name the table of one in the cloud with --table NAME.',
    )
  return dynamoTable(stage.table, localAccess(stage.addresses.dynamodb))
}

const wrongCommand = () => new CommandWrong(USAGE)

function run(
  commands: AdminCommands,
  [command, email, ...rest]: readonly string[],
  values: { 'first-name'?: string; 'last-name'?: string; role?: string },
): Promise<string> {
  if (rest.length > 0)
    throw new CommandWrong('One address at a time, and nothing after it: a password is asked for.')
  if (command === 'list' && email === undefined) return commands.list()
  if (email === undefined) throw wrongCommand()
  switch (command) {
    case 'create':
      return commands.create({
        email,
        firstName: values['first-name'],
        lastName: values['last-name'],
        role: values.role,
      })
    case 'disable':
      return commands.setActive(email, false)
    case 'enable':
      return commands.setActive(email, true)
    case 'reset-password':
      return commands.resetPassword(email)
    default:
      throw wrongCommand()
  }
}

function parsed() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new CommandWrong(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parsed()
  if (values.help) return void process.stdout.write(`${USAGE}\n`)
  if (positionals.length === 0) throw wrongCommand()
  process.stdout.write(`${await run(adminCommands(tableOf(values), newPassword), positionals, values)}\n`)
}

/** What AWS says, and what to do about it. */
const CLOUD: Readonly<Record<string, string>> = {
  ResourceNotFoundException:
    'There is no such table in this region and account. The deployment names it last (reachwell-<stage>-data.TableName); AWS_REGION says where to look.',
  AccessDeniedException: 'These credentials may not read and write the table, or may not use its key.',
  UnrecognizedClientException:
    'AWS does not know these credentials. Sign in again (aws sso login), or set AWS_PROFILE.',
  ExpiredTokenException: 'These credentials have expired. Sign in again (aws sso login).',
  CredentialsProviderError:
    'There are no AWS credentials in this shell. Sign in (aws sso login) or set AWS_PROFILE.',
}

function explained(error: unknown): string {
  if (error instanceof CommandWrong || error instanceof PasswordUnclear || error instanceof AppError)
    return error.message
  if (!(error instanceof Error)) return String(error)
  if (/region is missing/i.test(error.message))
    return 'AWS_REGION is not set: it says in which region the table stands.'
  if ('code' in error && error.code === 'ECONNREFUSED')
    return 'The database does not answer. Does the stage still run (npm start)?'
  return CLOUD[error.name] ?? error.stack ?? error.message
}

await main().catch((error: unknown) => {
  process.stderr.write(`${explained(error)}\n`)
  process.exitCode = 1
})
