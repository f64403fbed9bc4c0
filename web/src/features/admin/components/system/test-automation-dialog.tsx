import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent, type Ref } from 'react'
import { FIND } from '#shared/catalog/admin.ts'
import type { AdminUser } from '#shared/models/admin/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { ChoiceOption } from '#web/components/ui/forms/choice-option.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input, Select } from '#web/components/ui/forms/input.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { findUsers, listAdminUsers } from '#shared/contracts/admin/admin-users.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import { useUserSearch } from '#web/features/admin/use-user-search.ts'
import { counted } from '#web/lib/counted.ts'

interface TestAutomationDialogProps {
  onClose: () => void
  onStart: (choice: { userId: string; emails: number }) => void
}

const AMOUNTS = [1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: counted(count, 'email') }))

/** Asks for the user to test the automation with, and for the number of emails. */
export default function TestAutomationDialog({ onClose, onStart }: TestAutomationDialogProps) {
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
          <Select value={emails} onChange={({ target }) => setEmails(target.value)} options={AMOUNTS} />
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

/** To find others, admins search instead of reading a longer list. */
const SHOWN = 6

interface UserPickerProps {
  field: Ref<HTMLInputElement>
  error: string | undefined
  chosen: AdminUser | null
  onChoose: (user: AdminUser) => void
}

/** Picks one user: one of the newest, or found as anywhere in the admin area. */
function UserPicker({ field, error: problem, chosen, onChoose }: UserPickerProps) {
  const { typed, setTyped, text, isSearch } = useUserSearch()
  const newest = useQuery({
    ...adminReadOptions(listAdminUsers),
    enabled: !isSearch,
    select: ({ users: listed }) => listed,
  })
  const matching = useQuery({
    ...adminReadOptions(findUsers, { query: { text } }),
    enabled: isSearch,
    placeholderData: keepPreviousData,
    select: ({ found: matches }) => matches.map(({ user }) => user),
  })
  const asked = isSearch ? matching : newest
  // Until the first answer, the list that is shown stays.
  const query = asked.data === undefined && asked.error === null && newest.data !== undefined ? newest : asked
  const found = query.data?.slice(0, SHOWN) ?? []
  const users = chosen !== null && !found.some((user) => user.id === chosen.id) ? [chosen, ...found] : found
  return (
    <div>
      <Field
        label="User"
        error={problem}
        hint={
          isSearch
            ? undefined
            : `Address, name, company, ticket or ID, from ${FIND.textMin} characters on. The newest users show below.`
        }
      >
        <Input
          ref={field}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={FIND.textMax}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Loaded
        query={query}
        skeleton={<LoadingSkeleton label="Loading users" variant="text" className="mt-4" />}
        failed="The users could not be loaded"
      >
        {() => (
          <fieldset className="mt-3">
            <legend className="sr-only">Users found</legend>
            {users.map((user) => (
              <ChoiceOption
                key={user.id}
                type="radio"
                name="user"
                checked={user.id === chosen?.id}
                onChange={() => onChoose(user)}
                label={<span className="wrap-anywhere">{user.email}</span>}
                hint={[`${user.firstName} ${user.lastName}`.trim(), user.isActive ? '' : 'Inactive']
                  .filter((part) => part !== '')
                  .join(', ')}
              />
            ))}
            <output className="block text-sm text-muted">
              {found.length === 0 &&
                !query.isPlaceholderData &&
                (query === matching ? `Nobody was found by “${text}”.` : 'There are no users yet.')}
            </output>
          </fieldset>
        )}
      </Loaded>
    </div>
  )
}
