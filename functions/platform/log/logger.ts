import pino from 'pino'

const SECRET_FIELDS =
  `authorization cookie cookies password token refreshToken accessToken idToken sealedGrant
  code state secret apiKey email contactEmail to from subject body text storageUrl resumeText`.split(/\s+/)

/** The level that the environment asks for now. */
export const askedLevel = (): string => process.env['LOG_LEVEL'] ?? 'info'

/** The only logger. It removes personal data and secrets even when they are passed by mistake. */
export const logger = pino(
  {
    level: askedLevel(),
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), remove: true },
  },
  // Passed explicitly, so that a bundle does not need pino's own stream.
  process.stdout,
)

/** An error's class and where it was thrown; not its message, which may quote the data at fault. */
export function describeError(error: unknown): { name: string; at: string | undefined } {
  if (!(error instanceof Error)) return { name: typeof error, at: undefined }
  // The message is removed first: one of its lines may begin with "at" too.
  const frames = error.stack?.replace(error.message, '').split('\n')
  const at = frames?.find((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
  return { name: error.name, at: at?.trim() }
}
