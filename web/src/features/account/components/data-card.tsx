import { useMutation } from '@tanstack/react-query'
import { Download, LogOut, ShieldCheck, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { User } from '#shared/models/account/user.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { notify } from '#web/lib/notify.ts'
import { explain, hasCode } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useEndAllSessions } from '#web/lib/session/use-end-session.ts'
import { useExportUserData } from '#web/features/account/api/account.ts'
import { ANSWER_TIME, DeletionDialog } from './deletion-dialog.tsx'

/** Exports the user's data, signs out other browsers, and requests the deletion of the account. */
export function DataCard({ user }: { user: User }) {
  const [asking, setAsking] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const download = useExportUserData()
  const exportData = () =>
    download.mutate(undefined, {
      onError: (error) => notify.failure({ title: 'Export failed', description: whyNot(error) }),
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
          Everything we hold about you, as one JSON file.
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
          What we hold about you, how long it is kept, what you did here recently, and deleting the account
          right away.
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
      {asking && <DeletionDialog user={user} onClose={() => setAsking(false)} onSent={setSent} />}
    </TitledCard>
  )
}

/** The server's own message for errors that a retry cannot solve. */
function whyNot(error: unknown): string {
  const isFinal = hasCode(error, 'too_many_requests') || hasCode(error, 'export_too_large')
  const otherwise = 'Failed to export your data. Please try again.'
  return isFinal ? explain(error, otherwise) : otherwise
}

/** For users who left a session open on a device that others can use. */
function SignOutEverywhere() {
  const endAll = useEndAllSessions()
  const signOut = useMutation({
    mutationFn: () => endAll(paths.home),
    onError: () =>
      notify.failure({
        title: 'Not signed out',
        description: 'You’re still signed in, here and elsewhere. Please try again.',
      }),
  })
  return (
    <ActionRow
      title="Sign out everywhere"
      action={
        <Button busy={signOut.isPending} onClick={() => signOut.mutate()}>
          {!signOut.isPending && <LogOut aria-hidden />}
          Sign out everywhere
        </Button>
      }
    >
      Signs you out of every browser right away, including this one. Your daily drafts continue.
    </ActionRow>
  )
}

interface ActionRowProps {
  title: string
  /** What the action does. */
  children: ReactNode
  /** The button. */
  action: ReactNode
}

function ActionRow({ title, children, action }: ActionRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-sans text-base font-medium">{title}</h3>
        <p className="mt-1 measure text-sm text-muted">{children}</p>
      </div>
      {action}
    </div>
  )
}
