import type { OwnPostingStore } from '#functions/outreach/own-posting/own-posting.store.ts'
import { newRun } from '#functions/outreach/run/run-view.ts'
import { MINUTE } from '#platform/clock.ts'
import type { World } from '../world.ts'
import { runOf } from './memory-runs.ts'

const dueAfter = (at: Date): Date => new Date(at.getTime() + MINUTE)

/** Postings that users found, in memory, with the same conditions as in the table. Each method is atomic. */
export function memoryOwnPostings(
  world: World,
): Pick<OwnPostingStore, 'find' | 'begin' | 'saveReading' | 'ask' | 'email' | 'isUsed'> {
  const stored = (userId: string, id: string) => {
    const user = world.user(userId)
    const [own, run] = [user?.own.get(id), user?.runs.get(id)]
    return user && own && run ? { user, own, run } : null
  }
  const isUnused = ({ run }: NonNullable<ReturnType<typeof stored>>) =>
    run.state === 'planned' && run.open + run.drafted + run.ready === 0
  return {
    async find(userId, id) {
      const found = stored(userId, id)
      return found && { ...found.own, run: runOf(found.run) }
    },
    async begin(userId, id, input, now) {
      const user = world.user(userId)
      const before = stored(userId, id)
      if (user === null || (before !== null && (before.own.phase === 'reading' || !isUnused(before))))
        return false
      const run =
        before?.run ??
        ({
          ...newRun({ id, userId, trigger: 'manual', wanted: 1, startedAt: now, previousSentAt: null }),
          state: 'planned',
          planNotes: [],
          leaseToken: null,
          leaseUntil: null,
          dueAt: null,
        } as const)
      user.runs.set(id, { ...run, startedAt: now, dueAt: dueAfter(now) })
      user.own.set(id, {
        phase: 'reading',
        emailId: null,
        input,
        problem: null,
        posting: null,
        needs: [],
        companyRead: '',
        earlierEmailId: null,
      })
      return true
    },
    async saveReading({ run: { userId, id } }, read) {
      const found = stored(userId, id)
      if (found?.own.phase !== 'reading') return
      const { user, own, run } = found
      user.own.set(
        id,
        'problem' in read
          ? { ...own, phase: 'unreadable', problem: read.problem }
          : {
              ...own,
              phase: 'read',
              posting: read.posting,
              needs: [...read.needs],
              companyRead: read.posting.company,
            },
      )
      user.runs.set(id, { ...run, dueAt: null })
    },
    async ask({ run: { userId, id, reserved } }, posting, emailId, now) {
      const found = stored(userId, id)
      if (found === null || !isUnused(found) || found.run.reserved !== reserved) return false
      const { user, own, run } = found
      if (own.phase !== 'read' && own.phase !== 'asked') return false
      user.own.set(id, { ...own, phase: 'asked', posting, emailId })
      const asked = { state: 'queued', startedAt: now, outcome: null, skips: {}, writtenTo: [] } as const
      user.runs.set(id, { ...run, ...asked, wanted: reserved + 1, dueAt: dueAfter(now) })
      return true
    },
    async email(userId, emailId) {
      const email = world.user(userId)?.emails.get(emailId)?.email
      return email === undefined ? null : { ...email, draftMailbox: null }
    },
    isUsed: async ({ run: { userId } }, jobKey) => world.user(userId)?.usedJobs.has(jobKey) === true,
  }
}
