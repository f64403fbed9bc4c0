import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadResume } from '#shared/contracts/resume.ts'
import { upload } from '#web/lib/api/api-client.ts'
import { latestResumeQuery } from './queries.ts'
import { extensionOf } from '#web/features/configuration/resume-file.ts'
import { resumeFactsQuery } from '#web/queries/get-resume-facts.ts'

/**
 * Uploads a resume. `percent` is the progress of the upload and stays at 100 while the server reads the file.
 */
export function useUploadResume() {
  const queryClient = useQueryClient()
  const [percent, setPercent] = useState(0)
  const mutation = useMutation({
    mutationFn: async (file: File) => {
      setPercent(0)
      const storageUrl = await asDataUrl(file)
      const body = {
        fileName: `resume-${crypto.randomUUID()}.${extensionOf(file.name)}`,
        originalFileName: file.name,
        fileSize: file.size,
        fileType: file.type,
        storageUrl,
      }
      return upload(uploadResume, body, setPercent)
    },
    onSuccess: (resume) => {
      queryClient.setQueryData(latestResumeQuery.queryKey, resume)
      return queryClient.invalidateQueries({ queryKey: resumeFactsQuery.queryKey })
    },
  })
  return { ...mutation, percent }
}

function asDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })
}
