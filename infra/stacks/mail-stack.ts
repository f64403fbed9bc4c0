import { PublicHostedZone, TxtRecord, type IPublicHostedZone } from 'aws-cdk-lib/aws-route53'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { BRAND } from '#shared/brand.ts'
import type { Mail } from '../constructs/stage-resources.ts'
import { StageStack } from '../constructs/stage-stack.ts'
import { prefixOf } from '../stage-names.ts'
import type { StageContext } from '../context.ts'

/** The sender of mail to users: the mail domain or, until there is one, the operator's own address. */
export class MailStack extends StageStack {
  readonly mail: Mail

  constructor(scope: Construct, context: StageContext) {
    super(scope, 'mail', { context, description: 'Sender of mail to users' })
    const { mailDomain, alarmEmail } = context
    const zone = this.#zoneOf(context)
    const configurationSet = this.#sending()
    const identity = new EmailIdentity(this, 'Sender', {
      identity:
        zone !== null
          ? Identity.publicHostedZone(zone)
          : mailDomain === undefined
            ? Identity.email(alarmEmail)
            : Identity.domain(mailDomain),
      configurationSet,
      ...(mailDomain === undefined ? {} : { mailFromDomain: `bounce.${mailDomain}` }),
    })
    if (zone !== null) this.#dmarc(zone, alarmEmail)
    const address = mailDomain === undefined ? alarmEmail : `hello@${mailDomain}`
    this.mail = {
      from: `${BRAND.name} <${address}>`,
      address,
      identityArn: identity.emailIdentityArn,
      configurationSetArn: this.formatArn({
        service: 'ses',
        resource: 'configuration-set',
        resourceName: configurationSet.configurationSetName,
      }),
    }
  }

  /** The zone of the mail domain; null when the stage does not have it. */
  #zoneOf({
    mailDomain,
    hostedZoneId = '',
    hostedZoneName: zoneName,
  }: StageContext): IPublicHostedZone | null {
    if (mailDomain === undefined || mailDomain !== zoneName) return null
    return PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName })
  }

  /** Addresses that bounced or complained get no further mail, and both are counted for the alarms. */
  #sending(): ConfigurationSet {
    return new ConfigurationSet(this, 'Sending', {
      configurationSetName: prefixOf(this.context),
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    })
  }

  /** Asks receivers to quarantine forged mail of the domain and to report it to the operator. */
  #dmarc(zone: IPublicHostedZone, reports: string): void {
    new TxtRecord(this, 'Dmarc', {
      zone,
      recordName: '_dmarc',
      values: [`v=DMARC1; p=quarantine; rua=mailto:${reports}`],
    })
  }
}
