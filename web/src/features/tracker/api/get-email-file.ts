import { useMutation } from '@tanstack/react-query'
import { getEmailFile } from '#shared/contracts/outreach.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { call } from '#web/lib/api/api-client.ts'
import { saveFile } from '#web/lib/save-file.ts'

/** Hands an email to the browser as a file that mail programs open as an unsent message. */
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
