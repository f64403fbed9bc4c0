import { afterAll, describe, expect, inject, test } from 'vitest'
import { startCountingProxy } from '#harness/counting-proxy.ts'
import { testStage } from '#harness/stage.ts'
import type { EndpointId } from '#shared/contracts/index.ts'
import { measureEndpoints } from './measure-endpoints.ts'
import { measureTracker } from './measure-tracker.ts'

const proxy = await startCountingProxy(inject('dynamodb'))
const stage = await testStage({ workers: null, dynamodb: proxy.url })
afterAll(() => proxy.close())

/** Requests to the table, how many of them one after the other, and the most read and write units. */
type Budget = readonly [requests: number, inSequence: number, readUnits: number, writeUnits: number]

/**
 * One to read the session and one for the work; what has more says why. An endpoint without its row does not
 * compile.
 */
const BUDGETS: Readonly<Record<EndpointId, Budget>> = {
  getSessionStatus: [1, 1, 1, 0],
  extendSession: [2, 2, 1, 1],
  // With the session's end the note of it is written, here and where one opens.
  logout: [2, 2, 1, 6],
  // Only for whom drafts can be made is Google asked for a mailbox.
  startGmail: [3, 3, 5, 1],
  // No session yet: the authorization request is taken, the account found and read for its own address, the session
  // opened.
  completeSignIn: [4, 4, 4, 7],
  // The authorization request, the mailbox (its item is over a kilobyte, which counts twice), and then all at once what
  // decides whether schedule and waiting letters are taken up again.
  completeGmailConnection: [8, 5, 30, 7],
  // No session to read: the sign-ins that a network begins are counted, and this one is kept.
  startGmailSignup: [2, 2, 0, 5],
  // Tries are counted, the token is taken; then account and former session are read, and the new one opened.
  autoLogin: [5, 5, 5, 11],
  getUser: [2, 2, 4, 0],
  // The account and the counters of all its months at once.
  getUsage: [3, 2, 5, 0],
  // What a user does is noted once it is done: one write more, here and below.
  updateProfile: [4, 4, 1, 6],
  // Tries are counted, the account read, its customer and the attempt written before the provider is asked,
  // and the attempt let go.
  createSubscription: [6, 6, 4, 16],
  // Codes are counted for the user and for the network.
  validateCoupon: [4, 4, 5, 8],
  // Whose payment it is, then billing before the provider is asked; when a card was given, one transaction
  // more.
  verifyPaymentSuccess: [5, 5, 8, 4],
  // The account is read before the provider is asked; each asks it, so tries are counted.
  getBillingStatus: [3, 3, 8, 4],
  createSetupIntent: [4, 4, 8, 10],
  // What came of it is written once more where it changed something.
  updatePaymentMethod: [6, 6, 12, 20],
  upgradePlan: [11, 11, 12, 33],
  // The account is read and the provider asked; choosing writes its attempt first and lets it go after.
  previewPlanChange: [3, 3, 12, 4],
  setNextPlan: [8, 8, 12, 33],
  cancelSubscription: [6, 6, 12, 21],
  reactivateSubscription: [5, 5, 12, 13],
  retryPayment: [7, 7, 4, 17],
  // Uploads are limited by the hour, and the limit is counted before a byte is read.
  uploadResume: [4, 4, 1, 10],
  getLatestResume: [2, 2, 4, 0],
  // The account, the configuration, the review, two resumes and the latest run, which says what was held
  // back, all at once.
  getResumeFacts: [4, 2, 10, 0],
  saveFactReview: [6, 4, 10, 8],
  getConfiguration: [4, 2, 10, 0],
  // As for uploads; then everything that may forbid the change is read at once.
  updateConfiguration: [7, 5, 10, 8],
  getNextSyncInfo: [4, 2, 10, 0],
  // The day counters say where a page lies; without them a page would cost what all before it cost. The first
  // lies where it lies, and all is read at once, texts beside it.
  listEmailOutreach: [4, 2, 6, 0],
  getEmailOutreach: [2, 2, 4, 0],
  // The entry, then whose it is and the mailbox, all at once.
  getEmailFile: [4, 2, 10, 0],
  // Outlines of thirty days of the largest plan, of which the measured user has forty.
  getOutreachStatistics: [2, 2, 4, 0],
  // One condition says whether there is something to mark; only a refusal looks why. Two indexes hold the
  // mark's entry. The mark that was is read, for the figures of all accounts count the step from one to the
  // next in the same transaction.
  markEmailOutreach: [3, 3, 3, 18],
  // The start is counted like every call that has a limit; then what decides is read at once, and the day is
  // claimed in one transaction.
  startEmailDrafting: [7, 5, 10, 17],
  // Everything that decides is read at once, then one transaction asks; the answer shows the entry as it is
  // then.
  reviseEmailOutreach: [8, 5, 17, 13],
  // As for a revision, with the recipient's two counters before the transaction.
  followUpEmailOutreach: [8, 6, 17, 21],
  // The account, what was to be discarded and the outlines at once, then the letters of who answered.
  getSearchPause: [3, 2, 10, 0],
  pauseSearch: [6, 5, 10, 16],
  resumeSearch: [9, 6, 20, 9],
  getLatestRun: [2, 2, 2, 0],
  getGmailIntegration: [2, 2, 2, 0],
  deleteGmailIntegration: [4, 4, 2, 4],
  // Counted like the test draft, for each asks KMS and Google.
  refreshGmailIntegration: [4, 4, 2, 5],
  createTestDraft: [4, 3, 6, 4],
  // Counted for the network, the address and everybody, and the proof is kept.
  requestRecipientLink: [4, 4, 0, 8],
  // Counted; the proof is taken, and what leads to the person read at once, with the shared answers of each
  // department of the company.
  openRecipientLink: [17, 4, 13, 4],
  objectToContact: [17, 7, 13, 4],
  // Claimed, counted for the network and for everybody, and marked as delivered.
  sendContactMessage: [3, 3, 0, 8],
  // The account, the ticket before its mail and after it, and one more for the day's count.
  createSupportTicket: [5, 5, 4, 6],
  requestDeletion: [6, 6, 4, 7],
  // Tries are counted for the user, the network and the address; then the address, and the proof that is
  // mailed.
  detectAccountConflict: [5, 5, 10, 12],
  // Once in a life: both accounts with all that leads to them are read, one transaction begins the merge, and
  // a new session opens.
  linkAccounts: [19, 11, 11, 32],
  revokeGmail: [4, 4, 2, 4],
  // The account with mailbox and choice, the ways in, and what was done lately, all at once.
  getPrivacyDashboard: [4, 2, 10, 0],
  // Counted, then the plan is read, for it decides whether the days count.
  updateRetentionSettings: [5, 5, 8, 8],
  // Once in a life: all that leads to the account is read, and one transaction ends it.
  deleteAccount: [9, 6, 20, 40],
  deleteUserAccount: [9, 6, 20, 40],
  // Counted, then the whole partition: what it costs grows with what is held.
  exportUserData: [4, 4, 120, 5],
  exportPersonalData: [4, 4, 120, 5],
  // No session is asked for. A search counts first, which makes it two.
  listBlogPosts: [1, 1, 1, 0],
  getBlogPost: [1, 1, 4, 0],
  // Session and admin in one read, then the audit log before the act, and after it.
  listAdmins: [3, 3, 60, 1],
  adminLogout: [4, 4, 3, 4],
  // Who asks and what holds are read, and what is to hold is written over it.
  beginSecondFactor: [6, 6, 5, 7],
  // The code is judged, the factor written, and the session with it.
  confirmSecondFactor: [6, 6, 5, 7],
  createAdmin: [4, 4, 3, 9],
  setAdminStatus: [5, 5, 4, 7],
  deleteAdmin: [5, 5, 4, 9],
  listAudit: [3, 3, 20, 1],
  getSystemSettings: [2, 2, 3, 1],
  updateSystemSettings: [4, 4, 3, 4],
  // The audit log, and the operation where none of its kind goes on.
  startOperation: [4, 4, 3, 7],
  // One of each kind.
  // The counters of all accounts lie in 64 items, read at once.
  getAdminStats: [2, 2, 40, 0],
  // Admin, audit log; then eight shards of a list side by side, and the items of the page. The same with any
  // number of accounts.
  listAdminUsers: [12, 12, 70, 1],
  listAdminConfigurations: [11, 11, 20, 1],
  listAdminEmails: [11, 11, 40, 1],
  listAdminGmailIntegrations: [11, 11, 20, 1],
  getAdminUserConfig: [3, 3, 4, 1],
  listAdminUserEmails: [5, 4, 20, 1],
  // One transaction switches the account off and ends its sessions; then those that were opened meanwhile are
  // looked for, and the account is read for the answer.
  setUserStatus: [7, 7, 8, 11],
  // As when its owner deletes it, below, without the count of tries.
  deleteUser: [11, 11, 20, 41],
  listOperations: [2, 2, 6, 1],
  // The addresses with the most failed sign-ins of each of 25 hours, all at once, and one read to see that
  // the table answers.
  getMonitoringDashboard: [27, 27, 40, 1],
}

test('every endpoint stays within its budget of table reads and writes', async () => {
  const measured = await measureEndpoints(stage, proxy)
  const over = measured.map(({ id, status, requests, inSequence, readUnits, writeUnits }) => ({
    id,
    done: status < 400,
    requests,
    inSequence,
    readUnits,
    writeUnits,
  }))
  const budgets = new Map<string, Budget>(Object.entries(BUDGETS))
  expect(over).toEqual(
    over.map(({ id, inSequence, readUnits, writeUnits }) => {
      const [requests, most, read, write] = budgets.get(id) ?? [0, 0, 0, 0]
      // Requests that are sent together may be answered one before the other is seen to begin.
      return {
        id,
        done: true,
        requests,
        inSequence: Math.min(inSequence, most),
        readUnits: Math.min(readUnits, read),
        writeUnits: Math.min(writeUnits, write),
      }
    }),
  )
})

describe('the tracker', () => {
  test('costs the same with ten entries and with ten thousand', async () => {
    const [ten, thousand, tenThousand] = [
      await measureTracker(stage, proxy, 10),
      await measureTracker(stage, proxy, 1_000),
      await measureTracker(stage, proxy, 10_000),
    ]
    expect([ten.firstPage, thousand.firstPage, tenThousand.firstPage]).toEqual([3.5, 3.5, 3.5])
    expect([ten.user, thousand.user, tenThousand.user]).toEqual([5, 5, 5])
    expect([ten.counted, thousand.counted, tenThousand.counted]).toEqual([10, 1_000, 1_000])
    // A thousand keys are read for a thousand counts, however many entries there are behind them.
    expect(tenThousand.counts).toBe(thousand.counts)
    expect(tenThousand.counts).toBeLessThan(40)
    // A search reads the outlines of all entries, which are a fraction of them; the statistics read thirty
    // days whatever came before.
    expect([
      ten.search <= 2,
      thousand.search <= 40,
      tenThousand.search <= 350,
      tenThousand.search <= tenThousand.whole / 4,
    ]).toEqual([true, true, true, true])
    expect([
      ten.statistics <= 2,
      thousand.statistics <= 35,
      tenThousand.statistics === thousand.statistics,
    ]).toEqual([true, true, true])
    const share = (units: number) => (100 * units) / tenThousand.whole
    expect(
      [share(tenThousand.firstPage), share(tenThousand.counts), share(tenThousand.user)].every(
        (percent) => percent <= 3,
      ),
    ).toBe(true)
  })
})
