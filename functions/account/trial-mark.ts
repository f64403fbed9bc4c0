/**
 * What the fingerprints are made of by which a used trial is known after its account was deleted: its
 * addresses, and the Google accounts that signed in to it, whose address may change.
 */
export const trialMarks = (emails: readonly string[], subjects: readonly string[]): readonly string[] => [
  ...emails.map((email) => `trial:${email.trim().toLowerCase()}`),
  ...subjects.map((subject) => `trial:subject:${subject}`),
]
