import { FOUNDERS, OPERATOR } from '#shared/catalog/operator.ts'
import { Portrait } from './portrait.tsx'
import { Chapter } from './chapter.tsx'

export function Founders() {
  return (
    <Chapter id="founders" title="Founders">
      {OPERATOR.isSample && (
        <p className="mb-8 text-sm text-muted">
          Samples: these two people are invented. The owner of the service puts the real ones here before the
          launch.
        </p>
      )}
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {FOUNDERS.map(({ name, role, story, portrait }) => (
          <li key={name} className="flex min-w-0 gap-5">
            <Portrait of={portrait} />
            <div className="min-w-0">
              <h3 className="text-lg">{name}</h3>
              <p className="text-sm text-muted">{role}</p>
              <p className="mt-2 measure">{story}</p>
            </div>
          </li>
        ))}
      </ul>
    </Chapter>
  )
}
