import { CENTS_PER_CONTACT_CREDIT } from './prices.ts'
import type { Usage } from './usage.ts'

/** Share of random draws that repeat an earlier one, for `draws` draws per thing on average. */
const repeated = (draws: number): number => (draws === 0 ? 0 : 1 + Math.expm1(-draws) / draws)

/** Inverse of `repeated`: draws per employer, for the share of drafts to an employer that was seen before. */
function drawsFor(seenAgain: number): number {
  let [low, high] = [0, 100]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (repeated(middle) < seenAgain) low = middle
    else high = middle
  }
  return low
}

/**
 * Shares of the drafts by the source of their contact: `free` ones are named by posting, board or company
 * pages, `kept` ones were found before, the rest is `bought`. Assumes that users spread evenly over markets
 * (field, place, role) and share contacts bought there.
 */
export function contactShares(users: number, { contacts, draftsPerCycle }: Usage) {
  const others = Math.max(0, users - 1) / contacts.markets
  const seenAmong = (sharing: number) => repeated(drawsFor(contacts.seenAgain) * (1 + sharing))
  // A small employer's whole team fits one answer, which also serves users who look for other roles.
  const seen =
    contacts.onePage * seenAmong(others * contacts.rolesServed) + (1 - contacts.onePage) * seenAmong(others)
  const [isFree, isKept] = [contacts.publicShare, (1 - contacts.publicShare) * seen]
  const costsNothing = isFree + isKept
  // The best half of a run may cost money; the other half prefers free contacts among the remaining postings.
  const half = draftsPerCycle / 2
  const left = contacts.matchesPerDraft * draftsPerCycle - half
  const boughtInSecond = Math.max(0, half - left * costsNothing)
  const bought = (half * (1 - costsNothing) + boughtInSecond) / draftsPerCycle
  const spared = costsNothing === 0 ? 0 : (1 - bought) / costsNothing
  return {
    free: isFree * spared,
    kept: isKept * spared,
    bought,
    creditsPerDraft: bought * contacts.creditsPerBought + isKept * spared * contacts.creditsPerKept,
  }
}

export const contactCredits = (users: number, usage: Usage): number =>
  users * usage.cycles * usage.draftsPerCycle * contactShares(users, usage).creditsPerDraft

/** Monthly dollars for one user's contacts, at the price above the free credits. */
export const contactDollars = (users: number, usage: Usage): number =>
  ((contactCredits(users, usage) / users) * CENTS_PER_CONTACT_CREDIT) / 100
