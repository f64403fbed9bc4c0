import type { PromptSecrets } from '../../../letters/prompt/build-prompt.ts'

/** Predictable marks: "0b" 16 times for strangers' text, and one that holds the length of its input. */
export const SECRETS: PromptSecrets = {
  random: (count) => new Uint8Array(count).fill(11),
  fingerprint: (value) => `writers-mark-${String(value.length).padStart(20, '0')}`,
}
