import { CommanderError, type Command } from 'commander'
import { reasonOf } from '#dev/errors.ts'
import { AppError } from '#platform/app-error.ts'
import { CommandError, refusal, say, UsageError } from '../command.ts'
import { ENDPOINT_OPTION, TABLE_OPTION, tableOf } from '../running-stage.ts'
import { adminCommands } from './admin-commands.ts'
import { newPassword } from './ask-password.ts'

const NO_STAGE = ' in another terminal, or name the table of one in the cloud with --table NAME'

/** Messages for AWS's errors, with advice. */
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
  if (error instanceof CommandError || error instanceof AppError) return error.message
  if (!(error instanceof Error)) return String(error)
  if (/region is missing/i.test(error.message))
    return 'AWS_REGION is not set: it says in which region the table stands.'
  if ('code' in error && error.code === 'ECONNREFUSED')
    return 'The database does not answer. Does the stage still run (npm start)?'
  return CLOUD[error.name] ?? reasonOf(error)
}

/** Commander would print an unexpected argument, which may be a password. */
function refuse(error: CommanderError): never {
  if (error.code === 'commander.excessArguments')
    throw new UsageError('One address at a time, and nothing after it: a password is asked for.', 1)
  return refusal(1)(error)
}

type AdminCommands = ReturnType<typeof adminCommands>

export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description('Manages the admins of a stage.')
    .helpCommand(false)
    .exitOverride(refuse)
    .option(TABLE_OPTION[0], `${TABLE_OPTION[1]}; without it the stage that runs on this machine (npm start)`)
    .option(...ENDPOINT_OPTION)
    .addHelpText(
      'after',
      '\nType the password (it is not shown) or pipe it in as one line. It is never an argument, because other programs can read those.',
    )
  const act =
    <A extends readonly unknown[]>(run: (commands: AdminCommands, ...typed: A) => Promise<string>) =>
    async (...typed: A) => {
      try {
        say(await run(adminCommands(tableOf(admin.opts(), NO_STAGE), newPassword), ...typed))
      } catch (error) {
        throw new CommandError(explained(error))
      }
    }
  const toAdmin = (
    name: string,
    description: string,
    run: (commands: AdminCommands, email: string) => Promise<string>,
  ) =>
    admin
      .command(name)
      .argument('<address>', 'the email address with which the admin signs in')
      .description(description)
      .action(act(run))
  admin
    .command('create')
    .argument('<address>', 'the email address with which the admin signs in')
    .description('creates an admin; the first one of a stage is a super admin')
    .option('--first-name <name>', "the admin's first name")
    .option('--last-name <name>', "the admin's last name")
    .option('--role <role>', 'admin or super_admin')
    .action(act((commands, email: string, person: object) => commands.create({ email, ...person })))
  admin
    .command('list')
    .description('lists the admins')
    .action(act((commands) => commands.list()))
  toAdmin(
    'disable',
    'signs the admin out now and blocks sign-in; the last active super admin cannot be disabled',
    (commands, email) => commands.setActive(email, false),
  )
  toAdmin('enable', 'allows sign-in again and clears failed sign-ins', (commands, email) =>
    commands.setActive(email, true),
  )
  toAdmin(
    'reset-second-factor',
    'for an admin who lost the app and the recovery codes: the next sign-in needs only the password',
    (commands, email) => commands.resetSecondFactor(email),
  )
  toAdmin(
    'reset-password',
    'sets a new password, signs the admin out everywhere and clears failed sign-ins',
    (commands, email) => commands.resetPassword(email),
  )
}
