import { RESUME } from '#shared/catalog/constants.ts'
import { ERRORS } from '#shared/catalog/error-codes.ts'
import { TOASTS } from './texts.ts'

interface Complaint {
  title: string
  description: string
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/**
 * What is wrong with a chosen file, or null. Its kind or its ending must be one of ours: browsers do not know
 * the kind of every file.
 */
export function complaintAbout(file: Pick<File, 'name' | 'type' | 'size'> | undefined): Complaint | null {
  if (!file) return TOASTS.noFile
  const known =
    RESUME.mimeTypes.some((type) => type === file.type) ||
    RESUME.extensions.some((extension) => extension === extensionOf(file.name))
  if (!known) return TOASTS.wrongType
  if (file.size > RESUME.maxBytes)
    return { title: TOASTS.uploadFailedTitle, description: ERRORS.resume_too_large.message }
  return null
}

/** A name of our own for the stored file; the original one is kept beside it. */
export function generatedName(original: string, id: string): string {
  return `resume-${id}.${extensionOf(original)}`
}

export const ACCEPT = [...RESUME.mimeTypes, ...RESUME.extensions.map((extension) => `.${extension}`)].join(
  ',',
)
