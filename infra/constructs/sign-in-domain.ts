import { CfnOutput, type Stack } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { ManagedLoginVersion, type UserPool, type UserPoolDomain } from 'aws-cdk-lib/aws-cognito'
import { ARecord, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { UserPoolDomainTarget } from 'aws-cdk-lib/aws-route53-targets'
import { completeGmailConnection } from '#shared/contracts/account/auth.ts'
import type { StageContext } from '#infra/context.ts'
import { prefixOf } from '../stage-names.ts'
import { zoneOf } from './zone.ts'

/** Adds the sign-in's domain: the stage's own name, or one of Cognito's. */
export function signInDomain(
  stack: Stack,
  pool: UserPool,
  context: StageContext,
  certificate: ICertificate | null,
): UserPoolDomain {
  const { signInDomain: name, authDomainPrefix = `${prefixOf(context)}-${stack.account}` } = context
  const own = name !== undefined && certificate !== null
  const domain = pool.addDomain('Domain', {
    ...(own
      ? { customDomain: { domainName: name, certificate } }
      : { cognitoDomain: { domainPrefix: authDomainPrefix } }),
    managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
  })
  if (!own) return domain
  const zone = zoneOf(stack, context)
  const target = new UserPoolDomainTarget(domain)
  if (zone !== null)
    new ARecord(stack, 'SignInName', {
      zone,
      recordName: name,
      target: RecordTarget.fromAlias(target),
    })
  new CfnOutput(stack, 'SignInAlias', {
    value: domain.cloudFrontEndpoint,
    description: "Target of the sign-in domain's record, which is created if the stage has the zone",
  })
  return domain
}

export const signInAddress = (domain: UserPoolDomain, { signInDomain: own }: StageContext): string =>
  own === undefined ? domain.baseUrl() : `https://${own}`

export function redirectAddresses(stack: Stack, signIn: string, site: string): void {
  new CfnOutput(stack, 'SignInRedirect', {
    value: `${signIn}/oauth2/idpresponse`,
    description: "Authorized redirect URI of the sign-in's client at Google",
  })
  new CfnOutput(stack, 'MailboxRedirect', {
    value: `${site}${completeGmailConnection.path}`,
    description: "Authorized redirect URI of the mailboxes' client at Google",
  })
}
