import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import { BRAND } from '#shared/brand.ts'
import { StageStack } from '../constructs/stage-stack.ts'
import type { StageContext } from '../context.ts'

/** Whom mail to users comes from: the mail domain, or, until there is one, the operator's own address. */
export class MailStack extends StageStack {
  readonly mail: { readonly from: string; readonly address: string; readonly identityArn: string }

  constructor(scope: Construct, context: StageContext) {
    super(scope, 'mail', { context, description: 'Sender of mail to users' })
    const { mailDomain, alarmEmail, hostedZoneId, hostedZoneName } = context
    const zone = { hostedZoneId: hostedZoneId ?? '', zoneName: hostedZoneName ?? '' }
    const isOurs = mailDomain !== undefined && mailDomain === hostedZoneName
    const identity = new EmailIdentity(this, 'Sender', {
      identity: isOurs
        ? Identity.publicHostedZone(PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', zone))
        : mailDomain === undefined
          ? Identity.email(alarmEmail)
          : Identity.domain(mailDomain),
      ...(mailDomain === undefined ? {} : { mailFromDomain: `bounce.${mailDomain}` }),
    })
    const address = mailDomain === undefined ? alarmEmail : `hello@${mailDomain}`
    this.mail = { from: `${BRAND.name} <${address}>`, address, identityArn: identity.emailIdentityArn }
  }
}
