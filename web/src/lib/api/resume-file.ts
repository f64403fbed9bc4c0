import { RESUME } from '#shared/catalog/constants.ts'
import { ERRORS } from '#shared/catalog/error-codes.ts'
import type { ResumeUpload } from '#shared/models/resume.ts'

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
  if (!file) return { title: 'No file selected', description: 'Please select a resume file to upload.' }
  const known =
    RESUME.mimeTypes.some((type) => type === file.type) ||
    RESUME.extensions.some((extension) => extension === extensionOf(file.name))
  if (!known)
    return {
      title: 'Invalid file type',
      description: 'Please upload a PDF (.pdf), Word (.doc/.docx), or text (.txt) file.',
    }
  if (file.size > RESUME.maxBytes)
    return { title: 'Upload failed', description: ERRORS.resume_too_large.message }
  return null
}

export const ACCEPT = [...RESUME.mimeTypes, ...RESUME.extensions.map((extension) => `.${extension}`)].join(
  ',',
)

function asDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })
}

/** A chosen file as it is sent. Throws Error when the browser can no longer read it. */
export const uploadOf = async (file: File): Promise<ResumeUpload> => ({
  fileName: `resume-${crypto.randomUUID()}.${extensionOf(file.name)}`,
  originalFileName: file.name,
  fileSize: file.size,
  fileType: file.type,
  storageUrl: await asDataUrl(file),
})
