import { GOOGLE_ISSUER } from '#vendors/cognito/cognito-identity.ts'
import { localAccess } from './local-access.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import { SAMPLE_ACCOUNTS, type SampleAccount } from './samples.ts'

/** Without a plan the sign-in makes the account. Imported late: the wiring reads the environment. */
export async function givePlan(account: SampleAccount & { subject: string }): Promise<void> {
  if (account.plan === 'none') return
  const { seedAccount } = await import('./seed-account.ts')
  const { userId } = await seedAccount({ ...account, issuer: GOOGLE_ISSUER })
  const plan = PlanId.safeParse(account.plan)
  if (!plan.success || !SAMPLE_ACCOUNTS.some(({ email }) => email === account.email)) return
  const { subscribeSample } = await import('./subscribe-sample.ts')
  await subscribeSample(userId, { ...account, planId: plan.data })
}

/** The blog's articles, when there is a site. Imported late: what renders them is slow to load. */
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
