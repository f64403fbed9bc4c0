import { BRAND } from '#shared/brand.ts'
import { scenarioWords } from '#shared/catalog/linked-accounts.ts'
import type { LinkedAccount, LinkScenario } from '#shared/models/account/account-linking.ts'
import type { UserMessage } from '#functions/mail/model.ts'

/** As the page reads it: "google,pro,2026-03-03T08:00:00.000Z". */
const labelOf = ({ kind, plan, since }: LinkedAccount): string => [kind, plan ?? '', since].join(',')

/**
 * The mail whose link proves an address. The secret is in the URL's fragment, which no server or log sees.
 */
export function linkMessage(to: string, scenario: LinkScenario, token: string, site: string): UserMessage {
  const query = new URLSearchParams({
    scenario: scenario.type,
    primary: scenario.primaryAccount,
    secondary: scenario.secondaryAccount,
    ...(scenario.primary && { stays: labelOf(scenario.primary) }),
    ...(scenario.secondary && { joins: labelOf(scenario.secondary) }),
  })
  return {
    to,
    subject: `Confirm that this ${BRAND.name} account is yours`,
    text: [
      'Hello,',
      '',
      `Somebody who is signed in to ${BRAND.name} asked to link the account of this address with their own. ${scenarioWords(scenario)}`,
      '',
      'If that was you, open this link in the browser where you are signed in. It works once, for 30 minutes:',
      `${site}/account-linking?${query.toString()}#proof=${token}`,
      '',
      'If it was not you, do nothing: without this link nothing happens.',
      '',
      BRAND.name,
    ].join('\n'),
  }
}

/**
 * The mail to an address without an account, so that the sender of the request cannot tell the difference.
 */
export function noAccountMessage(to: string, site: string): UserMessage {
  return {
    to,
    subject: `About a ${BRAND.name} account of this address`,
    text: [
      'Hello,',
      '',
      `Somebody who is signed in to ${BRAND.name} asked to link the account of this address with their own. There is no account for this address, so nothing happened.`,
      '',
      'If that was you, try the address that you signed up with. If it was not you, you need not do anything.',
      '',
      `${BRAND.name}, ${site}`,
    ].join('\n'),
  }
}
