import { CENTS_PER_CONTACT_CREDIT } from './prices.ts'
import type { Usage } from './usage.ts'

/** Of draws that fall on so many things on average, the share that falls on one that was drawn before. */
const repeated = (draws: number): number => (draws === 0 ? 0 : 1 + Math.expm1(-draws) / draws)

/** How often an employer is written to by one user while its people are kept, by the share seen again. */
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
 * Where drafts' people come from, as shares: `free` are named by posting, board or the company's pages,
 * `kept` were found before. Users spread evenly over markets (field, place, role) and share what was bought
 * there.
 */
export function contactShares(users: number, { contacts, draftsPerCycle }: Usage) {
  const others = Math.max(0, users - 1) / contacts.markets
  const seenAmong = (sharing: number) => repeated(drawsFor(contacts.seenAgain) * (1 + sharing))
  // What one answer holds of a small employer is shared by users who look for other roles as well.
  const seen =
    contacts.onePage * seenAmong(others * contacts.rolesServed) + (1 - contacts.onePage) * seenAmong(others)
  const [isFree, isKept] = [contacts.publicShare, (1 - contacts.publicShare) * seen]
  const costsNothing = isFree + isKept
  // The best half is paid for; in the other those who cost nothing go first among the postings that are left.
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

/** Dollars that the contacts of one user cost a month at the price beyond the free credits. */
export const contactDollars = (users: number, usage: Usage): number =>
  ((contactCredits(users, usage) / users) * CENTS_PER_CONTACT_CREDIT) / 100
