import pino from 'pino'

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'cookies',
  'password',
  'token',
  'refreshToken',
  'accessToken',
  'idToken',
  'sealedGrant',
  'code',
  'state',
  'secret',
  'apiKey',
  'email',
  'contactEmail',
  'to',
  'from',
  'subject',
  'body',
  'text',
  'storageUrl',
  'resumeText',
]

/** The one logger. People's data is cut out even when it is passed by mistake. */
export const logger = pino(
  {
    level: process.env['LOG_LEVEL'] ?? 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), remove: true },
  },
  // Named, so that a bundle needs no stream of pino's own.
  process.stdout,
)

/** An error's class and where it was thrown, not its text, which may quote what it choked on. */
export function describeError(error: unknown): { name: string; at: string | undefined } {
  if (!(error instanceof Error)) return { name: typeof error, at: undefined }
  // Without the error's own text, of which a line may begin with "at" too.
  const frames = error.stack?.replace(error.message, '').split('\n')
  const at = frames?.find((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
  return { name: error.name, at: at?.trim() }
}
