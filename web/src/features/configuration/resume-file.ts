import { RESUME } from '#shared/catalog/constants.ts'
import { ERRORS } from '#shared/catalog/error-codes.ts'
import { TOASTS } from './texts.ts'

interface FileProblem {
  title: string
  description: string
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/**
 * What is wrong with a chosen file, or null. Its media type or its extension must be known: browsers do not
 * know the type of every file.
 */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'> | undefined): FileProblem | null {
  if (!file) return TOASTS.noFile
  const known =
    RESUME.mimeTypes.some((type) => type === file.type) ||
    RESUME.extensions.some((extension) => extension === extensionOf(file.name))
  if (!known) return TOASTS.wrongType
  if (file.size > RESUME.maxBytes)
    return { title: TOASTS.uploadFailedTitle, description: ERRORS.resume_too_large.message }
  return null
}

/** A generated name for the stored file; its original name is stored as well. */
export function generatedName(original: string, id: string): string {
  return `resume-${id}.${extensionOf(original)}`
}

export const ACCEPT = [...RESUME.mimeTypes, ...RESUME.extensions.map((extension) => `.${extension}`)].join(
  ',',
)
