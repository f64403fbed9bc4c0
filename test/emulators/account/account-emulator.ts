/**
 * An AWS account as `npm run deploy` and `npm run doctor` ask it: who is asking (STS), stacks (CloudFormation, read
 * only), one quota (Service Quotas), AWS Backup's settings of a region, secrets, SES's account and identities,
 * subscriptions (SNS) and the tags and state of alarms (CloudWatch). Every region has its own, by the region that a
 * request is signed for.
 *
 * Rules (docs.aws.amazon.com, the page in brackets):
 * - A second request for the same quota, while one is open, is ResourceAlreadyExistsException
 *   (docs.aws.amazon.com/servicequotas/2019-06-24/apireference/API_RequestServiceQuotaIncrease.html).
 * - A new version of a secret becomes AWSCURRENT and the one before AWSPREVIOUS
 *   (docs.aws.amazon.com/secretsmanager/latest/apireference/API_PutSecretValue.html).
 * - A second request for production access, while Amazon looks at the first, is ConflictException
 *   (docs.aws.amazon.com/ses/latest/APIReference-V2/API_PutAccountDetails.html).
 * - A stack that does not exist is a ValidationError that says so
 *   (docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/API_DescribeStacks.html).
 * - Credentials in a region that the account has not enabled are InvalidClientTokenId
 *   (docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_temp_enable-regions.html).
 * - A subscription that nobody has confirmed has the ARN PendingConfirmation
 *   (docs.aws.amazon.com/sns/latest/api/API_Subscription.html).
 *
 * Not imitated: every other operation, request signatures, permissions, pages of results, deployments (a test adds
 * stacks), KMS, alarm actions, mails. Everything is in memory.
 */
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { AwsRefusal, refusing } from '#emulators/kit/aws.ts'
import { serve, type NodeEnv } from '#emulators/kit/server.ts'
import { signedRegion } from '#emulators/kit/signed-region.ts'
import { accountState } from './account-state.ts'
import { QUERIES, TARGETS } from './operations.ts'

const xml = (c: Context<NodeEnv>, action: string, work: () => string): Response => {
  const type = { 'content-type': 'text/xml' }
  try {
    const result = `<${action}Result>${work()}</${action}Result>`
    return c.body(`<${action}Response>${result}</${action}Response>`, 200, type)
  } catch (error) {
    if (!(error instanceof AwsRefusal)) throw error
    const inner = `<Type>Sender</Type><Code>${error.code}</Code><Message>${error.message}</Message>`
    return c.body(`<ErrorResponse><Error>${inner}</Error></ErrorResponse>`, error.status, type)
  }
}

const Body = z.record(z.string(), z.unknown())
const bodyOf = async (c: Context<NodeEnv>) => Body.parse(await c.req.json())

export async function startAccountEmulator() {
  const state = accountState()
  const app = new Hono<NodeEnv>()
  const called = refusing(async (c) => {
    const target = c.req.header('x-amz-target')?.split('.').at(-1)
    if (target !== undefined) {
      const run = TARGETS[target]
      if (run === undefined) throw new AwsRefusal('UnknownOperationException', target)
      return c.json(run(state, await bodyOf(c), signedRegion(c)))
    }
    const form = z.record(z.string(), z.string()).parse(await c.req.parseBody())
    const action = form['Action'] ?? ''
    return xml(c, action, () => {
      const run = QUERIES[action]
      if (run === undefined) throw new AwsRefusal('UnknownOperationException', action)
      return run(state, form, signedRegion(c))
    })
  })
  app.post('/', called)
  app.get('/account-settings', (c) => c.json(state.backups.get(signedRegion(c)) ?? {}))
  app.put('/account-settings', async (c) => {
    const region = signedRegion(c)
    state.backups.set(region, { ...state.backups.get(region), ...(await bodyOf(c)) })
    return c.json({})
  })
  app.get('/v2/email/account', (c) =>
    c.json({
      ProductionAccessEnabled: state.mail.open,
      ...(state.mail.requests === 0 ? {} : { Details: { ReviewDetails: { Status: state.mail.review } } }),
    }),
  )
  const askForAccess = refusing(async (c) => {
    const body = await bodyOf(c)
    if (state.mail.requests > 0 && state.mail.review === 'PENDING')
      throw new AwsRefusal('ConflictException', 'A review of this account is under way.', 409)
    state.mail.requests += 1
    state.mail.website = String(body['WebsiteURL'])
    return c.json({})
  })
  app.post('/v2/email/account/details', askForAccess)
  const identity = refusing((c) => {
    const verified = state.identities.get(c.req.param('identity') ?? '')
    if (verified === undefined) throw new AwsRefusal('NotFoundException', 'No such identity.', 404)
    return c.json({
      VerifiedForSendingStatus: verified,
      DkimAttributes: { Tokens: ['one', 'two', 'three'] },
    })
  })
  app.get('/v2/email/identities/:identity', identity)
  const clock = { now: () => new Date() }
  return { ...(await serve(app, { port: 0, clock })), state }
}
