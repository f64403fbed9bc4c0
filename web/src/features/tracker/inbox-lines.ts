/** In characters; more than any phone shows. */
const SHOWN = 120

/** The beginning of an email as inboxes show it: one line, greeting included. */
export const firstLine = (body: string): string => body.replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN)

/** The name of the signature, below the closing if there is one; null without a signature. */
export const signedBy = (body: string): string | null =>
  body
    .trim()
    .split('\n\n')
    .slice(1)
    .at(-1)
    ?.split('\n')
    .find((line) => line.trim() !== '' && !line.trim().endsWith(',')) ?? null
