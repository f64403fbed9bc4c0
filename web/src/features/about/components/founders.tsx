import type { FOUNDERS } from '#shared/catalog/operator.ts'
import { Chapter } from './chapter.tsx'

/** The founders, or nothing while there are none to name. */
export function Founders({ founders }: { founders: typeof FOUNDERS }) {
  if (founders.length === 0) return null
  return (
    <Chapter id="founders" title="Founders">
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {founders.map(({ name, role, story }) => (
          <li key={name} className="min-w-0">
            <h3 className="text-lg">{name}</h3>
            <p className="text-sm text-muted">{role}</p>
            <p className="mt-2 measure">{story}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  )
}
