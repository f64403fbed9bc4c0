/**
 * Values whose fingerprints mark a trial as used after its account is deleted: the account's addresses, and
 * the subjects of its Google accounts, because their addresses may change.
 */
export const trialMarks = (emails: readonly string[], subjects: readonly string[]): readonly string[] => [
  ...emails.map((email) => `trial:${email.trim().toLowerCase()}`),
  ...subjects.map((subject) => `trial:subject:${subject}`),
]
