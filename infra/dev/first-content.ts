import { GOOGLE_ISSUER } from '#vendors/cognito/google-issuer.ts'
import { localAccess } from './local-access.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import type { SampleAccount } from '#emulators/cognito/accounts.ts'
import { SAMPLE_ACCOUNTS } from './samples.ts'

/**
 * Creates the account with its plan; a sample account with a paid plan also gets a subscription. Without a
 * plan the sign-in itself creates the account, and an address proved for a linked one opens that. Dynamic imports, because the services read the environment.
 */
export async function givePlan(account: SampleAccount & { subject: string }): Promise<void> {
  if (account.plan === 'none') return
  const { isProved, seedAccount } = await import('./seed-account.ts')
  if (await isProved(account.email)) return
  const { userId } = await seedAccount({ ...account, issuer: GOOGLE_ISSUER })
  const plan = PlanId.safeParse(account.plan)
  if (!plan.success || !SAMPLE_ACCOUNTS.some(({ email }) => email === account.email)) return
  const { subscribeSample } = await import('./subscribe-sample.ts')
  await subscribeSample(userId, { ...account, planId: plan.data })
}

/** Publishes the blog's articles, reporting errors. Dynamic imports: the renderer is slow to load. */
export async function publishArticles(
  endpoint: string,
  table: string,
  report: (line: string) => void,
): Promise<void> {
  const [{ publishBlog }, { dynamoTable }] = await Promise.all([
    import('#infra/cli/publish-blog.ts'),
    import('#platform/table/table.ts'),
  ])
  const access = localAccess(endpoint)
  await publishBlog(dynamoTable(table, access)).catch((error: unknown) =>
    report(error instanceof Error ? error.message : String(error)),
  )
}
