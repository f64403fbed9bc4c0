import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ConnectButton } from './connect-button.tsx'

/** Explains the permissions before Google asks for them. */
export function NotConnectedView() {
  return (
    <div className="space-y-5 text-sm">
      <p className="measure">
        Your emails are saved as drafts in your own Gmail. You read them, change what you like, and send them
        yourself.
      </p>
      <Scopes title="Google will ask you to allow">
        <Scope allowed>
          Managing drafts: to save each email as a draft, and to see whether that draft is still there.
        </Scope>
        <Scope allowed>Your email address: to show which mailbox is connected.</Scope>
        <Scope allowed>Your name: for the sender line of the drafts.</Scope>
      </Scopes>
      <Scopes title="What we never do">
        <Scope>Send an email.</Scope>
        <Scope>Read your inbox, or any mail you sent or received.</Scope>
        <Scope>See your password.</Scope>
      </Scopes>
      <p className="measure text-muted">
        Google’s own name for the first one is “Manage drafts and send emails”; there is no narrower one that
        allows drafts. Leave its box ticked. You can disconnect at any time, here or in your Google account.
      </p>
      <ConnectButton label="Connect Gmail" />
    </div>
  )
}

function Scopes({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-base">{title}</h3>
      <ul className="mt-2 space-y-2">{children}</ul>
    </section>
  )
}

function Scope({ allowed = false, children }: { allowed?: boolean; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      {allowed ? (
        <Check aria-hidden className="mt-0.5 size-4 text-good-ink" />
      ) : (
        <X aria-hidden className="mt-0.5 size-4 text-muted" />
      )}
      <span className="measure">{children}</span>
    </li>
  )
}
