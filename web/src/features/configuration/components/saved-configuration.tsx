import { ChevronDown, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'

interface SavedConfigurationProps {
  editing: boolean
  onToggle: () => void
  summary: ReactNode
  form: ReactNode
}

/** The saved configuration, which expands into the form that changes it. */
export function SavedConfiguration({ editing, onToggle, summary, form }: SavedConfigurationProps) {
  // Once opened, the form stays mounted, so that closing it loses no typed text.
  const [opened, setOpened] = useState(editing)
  if (editing && !opened) setOpened(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasEditing = useRef(editing)
  useEffect(() => {
    if (wasEditing.current && !editing) heading.current?.focus()
    wasEditing.current = editing
  }, [editing])
  return (
    <section aria-labelledby="active-configuration">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="active-configuration" ref={heading} tabIndex={-1} className="text-2xl">
            Your Active Configuration
          </h2>
          <p className="mt-1 text-sm text-muted">You can update it anytime before the next cycle.</p>
        </div>
        <Button aria-expanded={editing} aria-controls="update-form" onClick={onToggle}>
          {editing ? <X aria-hidden /> : <ChevronDown aria-hidden />}
          {editing ? 'Close the form' : 'Update Configuration'}
        </Button>
      </div>
      {!editing && summary}
      <div id="update-form" hidden={!editing}>
        <h3 className="mb-4 text-xl">Update Configuration</h3>
        {opened && form}
      </div>
    </section>
  )
}
