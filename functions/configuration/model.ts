export type { SavedConfiguration } from './configuration.item.ts'

/** A resume travels under this name, never under an address of the object store. */
export const resumeReference = (resumeId: string): string => `resumes/${resumeId}`
export const resumeIdOf = (reference: string): string | null =>
  /^resumes\/(res_[0-9A-Z]{26})$/.exec(reference)?.[1] ?? null
