import { Button } from '#web/components/ui/button.tsx'
import { notify } from '#web/lib/notify.ts'
import { useResumeSearch } from '#web/features/found-job/api/search-pause.ts'

/** Ends the pause with one press. */
export function StartAgainButton() {
  const resuming = useResumeSearch()
  const resume = () =>
    resuming.mutate(undefined, {
      onSuccess: () => notify.success({ title: 'The search is running again' }),
      onError: notify.refusal({
        title: 'The search is still paused',
        description: 'Nothing was changed. Try again in a moment.',
      }),
    })
  return (
    <Button size="sm" busy={resuming.isPending} onClick={resume}>
      Start again
    </Button>
  )
}
