import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { TOAST } from '#shared/catalog/constants.ts'
import type { NoticeBox } from './toaster.tsx'

/** What shows the notices; the first thing it does is to show those that were said before it was here. */
export function Toasts({ takeOver }: { takeOver: NoticeBox['takeOver'] }) {
  useEffect(
    () =>
      takeOver(
        ({ kind, title, description }) =>
          void (kind === 'success' ? toast.success : toast.error)(title, { description }),
      ),
    [takeOver],
  )
  return (
    <Sonner
      visibleToasts={TOAST.visible}
      duration={TOAST.durationMs}
      position="bottom-right"
      closeButton
      icons={{
        success: <CircleCheck className="size-5 text-good" />,
        error: <CircleAlert className="size-5 text-bad" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-lg border border-line bg-sheet p-4 pr-10 shadow-float font-sans',
          content: 'min-w-0',
          title: 'text-sm font-semibold text-ink',
          description: 'mt-0.5 text-sm text-muted',
          closeButton:
            'absolute top-3 right-3 grid size-6 place-items-center rounded-md text-muted hover:bg-wash',
        },
      }}
    />
  )
}
