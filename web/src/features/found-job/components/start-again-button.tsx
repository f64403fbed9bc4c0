import { resumeSearch } from '#shared/contracts/search-pause.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useCall } from '#web/lib/api/use-call.ts'
import { PAUSE_CHANGE } from '#web/features/found-job/api/search-pause.ts'

/** Ends the pause with one press. */
export function StartAgainButton() {
  const { mutate, isPending } = useCall(resumeSearch, {
    ...PAUSE_CHANGE,
    done: () => ({ title: 'The search is running again' }),
    failed: {
      title: 'The search is still paused',
      description: 'Nothing was changed. Try again in a moment.',
    },
  })
  return (
    <Button size="sm" busy={isPending} onClick={() => mutate(undefined)}>
      Start again
    </Button>
  )
}
