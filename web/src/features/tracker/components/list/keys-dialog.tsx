import { KEYS } from '#web/features/tracker/keys.ts'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'

/** The keys of the list and of an opened email. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      isText
      title="Keys"
      description="A mark applies to the selected emails, or to the focused one if none is selected."
    >
      <dl className="divide-y divide-line text-sm">
        {KEYS.map(([keys, does]) => (
          <div key={keys} className="flex items-baseline gap-4 py-2">
            <dt className="w-16 shrink-0">
              <kbd className="font-sans font-semibold">{keys}</kbd>
            </dt>
            <dd className="min-w-0">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
