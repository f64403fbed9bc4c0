import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RevisionRequest } from '#shared/models/outreach/email-lines.ts'
import {
  editEmailOutreach,
  getEmailFile,
  getEmailOutreach,
  listEmailOutreach,
  reviseEmailOutreach,
} from '#shared/contracts/outreach.ts'
import type { OwnWords } from '#shared/models/outreach/outreach.ts'
import { notify } from '#web/lib/notify.ts'
import { call } from '#web/lib/api/api-client.ts'
import { explain } from '#web/lib/api/api-error.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { stopReading } from '#web/lib/api/stop-reading.ts'
import { saveFile } from '#web/lib/save-file.ts'

/** Downloads an email as a file that mail programs open as an unsent message. */
export function useDownloadEmail(id: string) {
  return useMutation({
    mutationFn: async () => {
      const { fileName, content } = await call(getEmailFile, { params: { id } })
      saveFile(fileName, content, 'message/rfc822')
    },
    onError: notify.refusal({
      title: 'Download failed',
      description: 'Nothing is lost. Try again in a moment.',
    }),
  })
}

/** Requests another version of a draft; the details then say that it is being written. */
export function useReviseEmail(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = readOptions(getEmailOutreach, { params: { id } })
  return useMutation({
    mutationFn: (body: RevisionRequest) => call(reviseEmailOutreach, { params: { id }, body }),
    // A request from before would say that nothing is being written.
    onMutate: () => stopReading(queryClient, queryKey),
    onSuccess: (details) => void queryClient.setQueryData(queryKey, details),
    onError: (error) => {
      notify.failure({
        title: 'Not written again',
        description: explain(error, 'The draft is as it was. Try again in a moment.'),
      })
      void queryClient.invalidateQueries({ queryKey: [getEmailOutreach.path] })
    },
  })
}

/** Saves the text that the user typed; the details then say whether it is in the draft in Gmail. */
export function useEditEmail(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = readOptions(getEmailOutreach, { params: { id } })
  return useMutation({
    mutationFn: (body: OwnWords & { replaceChanged?: boolean }) =>
      call(editEmailOutreach, { params: { id }, body }),
    onMutate: () => stopReading(queryClient, queryKey),
    onSuccess: (details) => {
      queryClient.setQueryData(queryKey, details)
      void queryClient.invalidateQueries({ queryKey: [listEmailOutreach.path] })
    },
    // The text stays in the editor, which says why it was not saved.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
