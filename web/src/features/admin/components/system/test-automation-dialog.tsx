import { useRef, useState, type FormEvent } from 'react'
import type { AdminUser } from '#shared/models/admin/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Select } from '#web/components/ui/forms/select.tsx'
import { UserPicker } from './user-picker.tsx'
import { counted } from '#web/lib/counted.ts'

interface TestAutomationDialogProps {
  onClose: () => void
  onStart: (choice: { userId: string; emails: number }) => void
}

const AMOUNTS = [1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: counted(count, 'email') }))

/** Asks for the user to test the automation with, and for the number of emails. */
export function TestAutomationDialog({ onClose, onStart }: TestAutomationDialogProps) {
  const [user, setUser] = useState<AdminUser | null>(null)
  const [emails, setEmails] = useState('2')
  const [isAsked, setIsAsked] = useState(false)
  const search = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (user !== null) onStart({ userId: user.id, emails: Number(emails) })
    else search.current?.focus()
  }

  return (
    <Dialog
      onClose={onClose}
      title="Test automation"
      description={
        "With the user's own resume and configuration. Nothing is saved, counted, drafted or mailed."
      }
    >
      <form noValidate onSubmit={submit} className="space-y-5">
        <UserPicker
          field={search}
          error={isAsked && user === null ? 'Choose the user to test with.' : undefined}
          chosen={user}
          onChoose={setUser}
        />
        <Field label="Emails to write" hint="Each costs at the providers what one of a run costs.">
          <Select value={emails} onChange={setEmails} options={AMOUNTS} placeholder="Choose how many" />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="accent">
            Start the test
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
