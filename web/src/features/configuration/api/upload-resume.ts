import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadResume } from '#shared/contracts/resume.ts'
import { upload } from '#web/lib/api/api-client.ts'
import { latestResumeQuery } from './queries.ts'
import { uploadOf } from '#web/lib/api/resume-file.ts'
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
      return upload(uploadResume, await uploadOf(file), setPercent)
    },
    onSuccess: (resume) => {
      queryClient.setQueryData(latestResumeQuery.queryKey, resume)
      return queryClient.invalidateQueries({ queryKey: resumeFactsQuery.queryKey })
    },
  })
  return { ...mutation, percent }
}
