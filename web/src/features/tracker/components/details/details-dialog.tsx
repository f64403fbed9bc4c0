import { Dialog, DialogContent } from '#web/components/ui/overlays/dialog.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { explain, hasCode } from '#web/lib/api/api-error.ts'
import { useEmailOutreachDetails } from '#web/features/tracker/api/get-email-outreach.ts'
import { Details } from './details.tsx'

/** One email with everything that led to it. */
export function DetailsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isError, isFetching, refetch } = useEmailOutreachDetails(id)
  const title = data ? `Email to ${data.entry.contactPersonName}` : 'Email'
  const missing = hasCode(error, 'not_found')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="wide"
        title={title}
        description={data ? `${data.entry.jobTitle} at ${data.entry.companyName}` : 'Details of one email'}
      >
        {data && <Details details={data} />}
        {!data && !isError && <LoadingSkeleton label="Loading the details" variant="text" />}
        {!data && isError && (
          <ErrorState
            title={missing ? 'This email is not in your tracker' : 'The details could not be loaded'}
            description={
              missing
                ? 'It may have been deleted. Close this window to go back to the list.'
                : explain(error, 'Try again in a moment.')
            }
            {...(missing ? {} : { onRetry: () => void refetch(), busy: isFetching })}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
