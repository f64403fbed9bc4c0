import { useQuery } from '@tanstack/react-query'
import type { DoNotContact, EmployerRule, Rule } from '#shared/models/outreach/do-not-contact.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody } from '#web/components/ui/card.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { counted } from '#web/lib/counted.ts'
import {
  doNotContactQuery,
  rulesOf,
  useAddRules,
  useRemoveRule,
} from '#web/features/do-not-contact/api/queries.ts'
import { AddRules } from './add-rules.tsx'

const KINDS = {
  company: 'Company',
  domain: 'Domain and subdomains',
  person: 'Person',
  title: 'Title with these words',
  place: 'Place',
  level: 'Level',
} as const satisfies Record<Rule['kind'], string>

const ONLY_LOWER: ReadonlySet<Rule['kind']> = new Set(['title', 'place', 'level'])
/** More rules than this are folded. */
const SHOWN = 6

/** Who is never written to, and what ranks lower because it was declined in a shortlist. */
export default function DoNotContactCard() {
  const list = useQuery(doNotContactQuery)
  return (
    <Card aria-label="Do Not Contact">
      <details>
        <summary className="min-h-11 cursor-pointer px-5 py-4 sm:px-6">
          <h2 className="inline text-xl">Do Not Contact</h2>
          {list.data && <span className="ml-3 text-sm text-muted">{summaryOf(list.data)}</span>}
        </summary>
        <CardBody className="border-t border-line">
          <p className="mb-5 measure text-sm text-muted">
            We never write to the companies, domains and people on this list. Changes take effect right away;
            drafts you already have stay in your Gmail.
          </p>
          <Loaded
            query={list}
            skeleton={<LoadingSkeleton label="Loading the do-not-contact list" variant="text" />}
            failed="The list couldn’t be loaded"
            advice="Nothing is lost. Try again in a moment."
          >
            {(data) => <List list={data} />}
          </Loaded>
        </CardBody>
      </details>
    </Card>
  )
}

function summaryOf({ rules, employers }: DoNotContact): string {
  const never = rules.filter(({ kind }) => !ONLY_LOWER.has(kind)).length
  const own = employers.filter(({ isLifted }) => !isLifted).length
  const fromResume = own === 0 ? [] : [`${counted(own, 'employer')} from your resume`]
  return [...(never === 0 ? [] : [`${never} on the list`]), ...fromResume].join(', ') || 'No one'
}

function List({ list: { rules, employers } }: { list: DoNotContact }) {
  const never = rules.filter(({ kind }) => !ONLY_LOWER.has(kind))
  const lower = rules.filter(({ kind }) => ONLY_LOWER.has(kind))
  return (
    <div className="space-y-6">
      <AddRules />
      {never.length > 0 && <Rules title="Never write to" rules={never} />}
      {employers.length > 0 && <Employers employers={employers} />}
      {lower.length > 0 && (
        <Rules title="Ranked lower, because you declined them in a shortlist" rules={lower} />
      )}
    </div>
  )
}

function Rules({ title, rules }: { title: string; rules: readonly Rule[] }) {
  const remove = useRemoveRule()
  const row = (rule: Rule) => (
    <Row
      key={rule.id}
      name={rule.value}
      note={KINDS[rule.kind]}
      action="Remove"
      busy={remove.isPending && remove.variables?.params.id === rule.id}
      onPress={() => remove.mutate({ params: { id: rule.id } })}
    />
  )
  return (
    <section aria-label={title}>
      <h3 className="font-sans text-sm font-medium">{title}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">{rules.slice(0, SHOWN).map(row)}</ul>
      {rules.length > SHOWN && (
        <details className="text-sm">
          <summary className="min-h-11 w-fit cursor-pointer py-3 text-muted">
            {counted(rules.length - SHOWN, 'more')}
          </summary>
          <ul className="divide-y divide-line border-b border-line">{rules.slice(SHOWN).map(row)}</ul>
        </details>
      )}
    </section>
  )
}

function Employers({ employers }: { employers: readonly EmployerRule[] }) {
  const remove = useRemoveRule()
  const add = useAddRules()
  return (
    <section aria-label="From your resume">
      <h3 className="font-sans text-sm font-medium">From your resume</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {employers.map(({ id, name, isPresent, isLifted }) => (
          <Row
            key={id}
            name={name}
            note={`${isPresent ? 'Your current employer' : 'A past employer'}${isLifted ? ', allowed' : ''}`}
            action={isLifted ? 'Block again' : 'Allow'}
            busy={
              (remove.isPending && remove.variables?.params.id === id) ||
              (add.isPending && add.variables?.body.entries[0]?.value === name)
            }
            onPress={() => (isLifted ? add.mutate(rulesOf([name])) : remove.mutate({ params: { id } }))}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  name: string
  note: string
  action: string
  busy: boolean
  onPress: () => void
}

function Row({ name, note, action, busy, onPress }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-4 py-1.5 text-sm">
      <span className="min-w-0 wrap-anywhere">
        {name} <span className="text-muted">· {note}</span>
      </span>
      <Button size="sm" variant="muted" busy={busy} aria-label={`${action}: ${name}`} onClick={onPress}>
        {action}
      </Button>
    </li>
  )
}
