import { TextLink } from '#web/components/ui/links.tsx'
import { FOUNDERS } from '#shared/catalog/operator.ts'
import { paths } from '#web/lib/paths.ts'
import { Chapter } from './chapter.tsx'

/** The founders; while the list is empty, a note that points to what visitors can check themselves. */
export function Founders({ founders = FOUNDERS }: { founders?: typeof FOUNDERS }) {
  return (
    <Chapter id="founders" title="Founders">
      {founders.length === 0 ? (
        <div className="measure space-y-4">
          <p>
            The founders will introduce themselves here, under their own names. Until then, nobody is made up
            in their place.
          </p>
          <p>
            You need not take our word for what the service does:{' '}
            <TextLink to={paths.checkable}>fifteen things that you can check yourself</TextLink>. For anything
            else, <TextLink to={paths.contact}>write to us</TextLink>.
          </p>
        </div>
      ) : (
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {founders.map(({ name, role, story }) => (
            <li key={name} className="min-w-0">
              <h3 className="text-lg">{name}</h3>
              <p className="text-sm text-muted">{role}</p>
              <p className="mt-2 measure">{story}</p>
            </li>
          ))}
        </ul>
      )}
    </Chapter>
  )
}
