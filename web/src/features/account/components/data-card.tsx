import { ActionRow } from './action-row.tsx'
import { Download, ShieldCheck, Trash2 } from 'lucide-react'
import { lazy, useState } from 'react'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import type { User } from '#shared/models/account/user.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { explain, hasCode } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useExportUserData } from '#web/features/account/api/export-user-data.ts'
import { ANSWER_TIME, EXPORT_FAILED } from '#web/features/account/texts.ts'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

const DeletionDialog = lazy(() => import('./deletion-dialog.tsx'))

/** Exports the user's data, signs out other browsers, and requests the deletion of the account. */
export function DataCard({ user }: { user: User }) {
  const [asking, setAsking] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const download = useExportUserData()
  const exportData = () =>
    download.mutate(undefined, {
      onError: (error) => notify.failure({ title: EXPORT_FAILED.title, description: whyNot(error) }),
    })
  return (
    <TitledCard title="Data Management">
      <CardBody className="divide-y divide-line *:py-5 *:first:pt-0 *:last:pb-0">
        <ActionRow
          title="Export your data"
          action={
            <Button busy={download.isPending} onClick={exportData}>
              {!download.isPending && <Download aria-hidden />}
              {download.isPending ? 'Preparing the file' : 'Export data'}
            </Button>
          }
        >
          Everything that we hold about you, as one JSON file.
        </ActionRow>
        <ActionRow
          title="Privacy"
          action={
            <ButtonLink to={paths.privacy}>
              <ShieldCheck aria-hidden />
              Privacy settings
            </ButtonLink>
          }
        >
          What we hold about you, how long it is kept, what you did here recently, and deleting the account at
          once.
        </ActionRow>
        <SignOutEverywhere />
        <div>
          <ActionRow
            title="Delete your account"
            action={
              <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
                <Trash2 aria-hidden />
                Request deletion
              </Button>
            }
          >
            Send us a request. {ANSWER_TIME} Nothing is deleted before that.
          </ActionRow>
          <div aria-live="polite">
            {sent !== null && (
              <Notice tone="info" title="We have your deletion request" className="mt-4">
                {ANSWER_TIME} Your reference is <span className="whitespace-nowrap">{sent}</span>.
              </Notice>
            )}
          </div>
        </div>
      </CardBody>
      {asking && (
        <LazyContent>
          <DeletionDialog user={user} onClose={() => setAsking(false)} onSent={setSent} />
        </LazyContent>
      )}
    </TitledCard>
  )
}

/** The server's own message for errors that a retry cannot solve. */
function whyNot(error: unknown): string {
  const isFinal = hasCode(error, 'too_many_requests') || hasCode(error, 'export_too_large')
  return isFinal ? explain(error, EXPORT_FAILED.description) : EXPORT_FAILED.description
}
