import type { DemoResult } from '#shared/models/visitors/demo.ts'
import { counted } from '#web/lib/counted.ts'
import { describeLanguage } from '#web/lib/reviewed-facts.ts'
import { monthInWords } from '#web/lib/time.ts'

type Read = DemoResult['read']

/** More skills than these are a wall of words. */
const MAX_SKILLS = 14

const periodOf = ({ start, end }: Read['roles'][number]): string =>
  [start, end].flatMap((date) => (date === null ? [] : monthInWords(date))).join(' to ')

/** The resume as it was understood. */
export function WhatWasRead({ read }: { read: Read }) {
  const { name, roles, skills, lines } = read
  const language = describeLanguage({ unreadLanguage: read.unreadLanguage, model: null })
  return (
    <section aria-labelledby="demo-read">
      <h4 id="demo-read" className="text-sm text-muted">
        From your resume
      </h4>
      <p className="mt-2 font-serif text-xl">{name ?? 'No name found'}</p>
      {language !== null && <p className="mt-2 text-sm text-muted">{language}</p>}
      <ul className="mt-5 space-y-4">
        {roles.map((role, index) => (
          <li key={index} className="border-s border-line ps-4">
            <p className="font-medium">{role.title ?? role.employer}</p>
            <p className="text-sm text-muted">
              {[role.title === null ? null : role.employer, periodOf(role)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-muted">
        {counted(lines, 'line')} about your work
        {skills.length > 0 && `, and ${counted(skills.length, 'skill')}:`}
      </p>
      {skills.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {skills.slice(0, MAX_SKILLS).map((skill) => (
            <li key={skill} className="rounded-md border border-line px-2 py-0.5 text-sm">
              {skill}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
