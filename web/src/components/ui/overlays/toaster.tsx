import { CircleAlert, CircleCheck } from 'lucide-react'
import { Toaster as Sonner } from 'sonner'
import { TOAST } from '#shared/catalog/constants.ts'

/**
 * Shows the toasts, at the top because the checkboxes and buttons of forms are at the bottom. Mount it before
 * everything that may call `notify`: earlier toasts are lost.
 */
export function Toaster() {
  return (
    <Sonner
      visibleToasts={TOAST.visible}
      duration={TOAST.durationMs}
      position="top-right"
      closeButton
      icons={{
        success: <CircleCheck className="size-5 text-good" />,
        error: <CircleAlert className="size-5 text-bad" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 p-4 pr-10 font-sans rounded-lg border border-line bg-sheet shadow-float',
          content: 'min-w-0',
          title: 'text-sm font-semibold text-ink',
          description: 'mt-0.5 text-sm text-muted',
          actionButton:
            'shrink-0 self-center rounded-md border border-control px-3 py-1 text-sm font-medium text-ink hover:bg-wash',
          closeButton:
            'absolute top-3 right-3 grid size-6 place-items-center rounded-md text-muted hover:bg-wash',
        },
      }}
    />
  )
}
