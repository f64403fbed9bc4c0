import { CircleAlert } from 'lucide-react'

/** What keeps the form from being saved, in one list. */
export function FormErrors({ messages }: { messages: readonly string[] }) {
  return (
    <div role="alert">
      {messages.length > 0 && (
        <div className="flex items-start gap-3 rounded-lg border border-bad/40 bg-bad-soft px-4 py-3 text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-5 text-bad-ink" />
          <div>
            <p className="font-semibold">Not saved yet</p>
            <ul className="mt-1 list-disc space-y-0.5 pl-5">
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
