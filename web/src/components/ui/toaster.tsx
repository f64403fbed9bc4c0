import { useEffect } from 'react'
import { latePart } from '#web/lib/late-part.ts'
import { whenIdle } from '#web/lib/when-idle.ts'

interface Notice {
  title: string
  description?: string | undefined
}

interface Said extends Notice {
  kind: 'success' | 'failure'
}

export interface NoticeBox {
  say: (said: Said) => void
  /**
   * From now on what is said goes there, after what waited; not any more once what is returned was called.
   */
  takeOver: (show: (said: Said) => void) => () => void
}

export const Toasts = latePart(async () => (await import('./toasts.tsx')).Toasts)

function noticeBox(): NoticeBox {
  let waiting: Said[] = []
  let shown: ((said: Said) => void) | null = null
  return {
    say(said) {
      if (shown) return shown(said)
      waiting.push(said)
      void Toasts.load()
    },
    takeOver(show) {
      shown = show
      for (const said of waiting) show(said)
      waiting = []
      return () => {
        if (shown === show) shown = null
      }
    },
  }
}

const { say, takeOver } = noticeBox()

/** The two kinds of toast that the specification has. */
export const notify = {
  success: (notice: Notice) => say({ kind: 'success', ...notice }),
  failure: (notice: Notice) => say({ kind: 'failure', ...notice }),
}

/**
 * Comes when the page stands and the browser is idle: a screen reader only reads what appears in a place that
 * it knows already.
 */
export function Toaster() {
  useEffect(() => whenIdle(() => void Toasts.load()), [])
  return <Toasts takeOver={takeOver} />
}
