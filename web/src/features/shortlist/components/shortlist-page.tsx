import { useQuery } from '@tanstack/react-query'
import type { Shortlist } from '#shared/models/outreach/shortlist.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTitle } from '#web/lib/page/use-title.ts'
import { paths } from '#web/lib/paths.ts'
import { showMoment } from '#web/lib/time.ts'
import { shortlistQuery } from '#web/features/shortlist/api/queries.ts'
import { ShortlistEntries } from './shortlist-entries.tsx'

/** Whom a user who chooses first could write to. */
export default function ShortlistPage() {
  useTitle('Your shortlist')
  const shown = useQuery({ ...shortlistQuery, refetchOnMount: 'always' })
  const shortlist = shown.data?.shortlist
  return (
    <>
      <PageHeading title="Your shortlist">
        {shortlist ? whenOf(shortlist) : 'The people a run found, for you to choose from.'}
      </PageHeading>
      <Loaded
        query={shown}
        skeleton={<LoadingSkeleton label="Loading your shortlist" variant="table" />}
        failed="Your shortlist couldn’t be loaded"
        advice="Nothing is lost. Try again in a moment."
        inCard
      >
        {() =>
          shortlist && shortlist.entries.length > 0 ? (
            <ShortlistEntries key={shortlist.runId} shortlist={shortlist} />
          ) : (
            <Card>
              <EmptyState
                title="No shortlist yet"
                heading="h2"
                action={<ButtonLink to={paths.configuration}>Open Configuration</ButtonLink>}
              >
                Turn on “Show me the people before you write” in your configuration. Your next run will then
                stop here, and we’ll write nothing until you choose.
              </EmptyState>
            </Card>
          )
        }
      </Loaded>
    </>
  )
}

function whenOf({ madeAt, replacedAt }: Shortlist): string {
  const next =
    replacedAt === null
      ? 'Your next run replaces it.'
      : `Your next run, on ${showMoment(replacedAt)}, replaces it.`
  return `Found on ${showMoment(madeAt)}. ${next} We write nothing until you press Write.`
}
