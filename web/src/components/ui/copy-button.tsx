import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { notify } from '#web/lib/notify.ts'

const SHOWN_MS = 2_000

interface CopyButtonProps {
  /** The text to copy. */
  text: string
  /** Such as “Copy subject”. */
  label: string
}

/** Copies a text, and confirms it by an icon and to screen readers. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    const timer = copied ? setTimeout(() => setCopied(false), SHOWN_MS) : undefined
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      notify.failure({
        title: 'Not copied',
        description: 'Your browser didn’t allow it. Select the text and copy it yourself.',
      })
    }
  }

  return (
    <Button size="sm" onClick={() => void copy()}>
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {label}
      <output className="sr-only">{copied && 'Copied'}</output>
    </Button>
  )
}
