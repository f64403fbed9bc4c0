export type { SavedConfiguration } from './configuration.item.ts'

/** The name of a resume in the API, so that no URL of the object store is exposed. */
export const resumeReference = (resumeId: string): string => `resumes/${resumeId}`
export const resumeIdOf = (reference: string): string | null =>
  /^resumes\/(res_[0-9A-Z]{26})$/.exec(reference)?.[1] ?? null
