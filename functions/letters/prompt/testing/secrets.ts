import type { PromptSecrets } from '../build-prompt.ts'

/**
 * Marks that a test can know: 32 times "0b" for what strangers wrote, and the length of what the writer's
 * mark is made from.
 */
export const SECRETS: PromptSecrets = {
  random: (count) => new Uint8Array(count).fill(11),
  fingerprint: (value) => `writers-mark-${String(value.length).padStart(20, '0')}`,
}
