import { afterAll, describe, expect, inject, test } from 'vitest'
import { signedInAdmin } from '#harness/admin.ts'
import { seedPeople } from '#harness/seeded-people.ts'
import { startCountingProxy } from '#harness/counting-proxy.ts'
import { testStage } from '#harness/stage.ts'
import { grants } from '#infra/grants/endpoints.ts'
import type { Grants } from '#infra/grants/model.ts'
import { rateLimitsOf, type Contract } from '#shared/contracts/contract.ts'
import { contracts, type EndpointId } from '#shared/contracts/index.ts'
import { measureEndpoints } from './measure-endpoints.ts'
import { measureTracker } from './measure-tracker.ts'

const proxy = await startCountingProxy(inject('dynamodb'))
const stage = await testStage({ workers: null, dynamodb: proxy.url })
afterAll(() => proxy.close())
const measured = await measureEndpoints(stage, proxy)

/** Requests to the table, how many of them one after the other, and the most read and write units. */
type Budget = readonly [requests: number, inSequence: number, readUnits: number, writeUnits: number]

/**
 * An endpoint of users reads the session, then reads the table once or writes it once. Each rate limit is one
 * more write before that, and an activity one after it.
 */
function usualBudget(contract: Contract): Budget {
  if (contract.auth !== 'user') return [0, 0, 0, 0]
  const more = rateLimitsOf(contract).length + (contract.activity === undefined ? 0 : 1)
  return contract.method === 'GET'
    ? [2 + more, 2 + more, 4, 2 * more]
    : [2 + more, 2 + more, 1, 2 * (1 + more)]
}

/** Endpoints that differ from the usual budget, with the reason where it is not plain. */
const BUDGETS: Readonly<Partial<Record<EndpointId, Budget>>> = {
  getSessionStatus: [1, 1, 1, 0],
  extendSession: [2, 2, 1, 1],
  // The end of a session is also recorded as an activity, here and wherever one starts.
  logout: [2, 2, 1, 6],
  // Only a user who may have drafts is sent to Google for a mailbox.
  startGmail: [3, 3, 5, 1],
  // Without a session: the authorization request is consumed, the account is found and read, and the session
  // is opened.
  completeSignIn: [4, 4, 4, 7],
  // The authorization request, the mailbox (its item is over a kilobyte, which counts twice), and then, in
  // parallel, what decides whether schedule and waiting letters are resumed.
  completeGmailConnection: [8, 5, 30, 7],
  // Without a session: a network's sign-in starts are counted, and this one is stored.
  startGmailSignup: [2, 2, 0, 5],
  // Attempts are counted and the token is consumed; then account and former session are read, and the new one
  // is opened.
  autoLogin: [5, 5, 5, 11],
  // The account and the counters of all its months in parallel.
  getUsage: [3, 2, 5, 0],
  // Attempts are counted and the account is read; the beginning of a new customer, here and wherever one may be made,
  // the customer and the attempt are written before the provider is called, and the attempt is released.
  createSubscription: [7, 7, 4, 17],
  // Codes are counted for the user and for the network.
  validateCoupon: [4, 4, 5, 8],
  // The payment's owner, then billing before the provider is called; when a card was given, one more
  // transaction.
  verifyPaymentSuccess: [5, 5, 8, 4],
  // The account is read before the provider is called; attempts are counted, because each calls the provider.
  createSetupIntent: [5, 5, 8, 10],
  // The name, and its two places in the list that staff search.
  updateProfile: [4, 4, 1, 18],
  // The outcome is written once more when it changed something.
  updatePaymentMethod: [6, 6, 12, 25],
  upgradePlan: [12, 12, 12, 40],
  // The account is read and the provider called; choosing a plan writes its attempt before and releases it
  // after.
  previewPlanChange: [3, 3, 12, 4],
  setNextPlan: [8, 8, 12, 33],
  cancelSubscription: [6, 6, 12, 21],
  // An open dispute is looked up before the attempt is written.
  pauseSubscription: [9, 9, 12, 33],
  resumeSubscription: [6, 6, 12, 18],
  reactivateSubscription: [5, 5, 12, 13],
  retryPayment: [8, 8, 4, 18],
  // Uploads are limited by the hour, and the limit is counted before a byte is read.
  uploadResume: [4, 4, 1, 10],
  // The account, the configuration, the review, two resumes and the latest run, which says what was held
  // back, all in parallel.
  getResumeFacts: [4, 2, 10, 0],
  saveFactReview: [6, 4, 10, 8],
  getConfiguration: [4, 2, 10, 0],
  // Limited like uploads; then everything that may forbid the change is read in parallel.
  updateConfiguration: [7, 5, 10, 8],
  // Everything that decides about a run in parallel.
  getSearchQuestions: [4, 2, 17, 0],
  getNextSyncInfo: [4, 2, 10, 0],
  // The day counters tell where a page starts; without them a page would cost as much as all pages before it.
  // The first page needs none, and everything is read in parallel, with its texts.
  listEmailOutreach: [4, 3, 6, 0],
  // All folders are counted in parallel, each up to a limit.
  getEmailFolders: [13, 2, 10, 0],
  // The entry, then its owner and the mailbox, all in parallel.
  getEmailFile: [4, 2, 10, 0],
  // The email, and everything that decides what its letter may use, in parallel.
  getEmailLines: [5, 2, 10, 0],
  // One condition checks whether the email can be marked; only a refusal reads the reason. Three
  // indexes contain the entry. The old mark is read because the overall figures count the change in the same
  // transaction, with what the user told about it.
  markEmailOutreach: [3, 3, 4, 22],
  undoEmailMark: [3, 3, 4, 22],
  // Outlines and stages of ninety days in parallel.
  getOutreachResults: [3, 2, 10, 0],
  // The email and what was told about it, then one transaction.
  saveNextStep: [3, 3, 4, 6],
  // No session is read: the link's key says whose profile is changed.
  stopReminders: [1, 1, 0, 4],
  // For each email as for one; here for one that is absent.
  markEmails: [2, 2, 2, 0],
  followUpEmails: [6, 4, 17, 2],
  // A condition decides whether a check is due.
  checkDrafts: [2, 2, 1, 3],
  // The start counts towards its rate limit; then everything that decides is read in parallel, and the day is
  // claimed in one transaction.
  startEmailDrafting: [7, 5, 10, 17],
  // Everything that decides is read in parallel, then one transaction stores the request; the reply shows the
  // entry's new state.
  reviseEmailOutreach: [9, 6, 18, 13],
  // As for a revision; the call is counted, and the letter and its subject are written as well.
  editEmailOutreach: [9, 6, 18, 15],
  // As for a revision, with the recipient's two counters before the transaction, which also enters the letter
  // in the list of the person.
  followUpEmailOutreach: [8, 6, 17, 29],
  // Posting, email and everything that decides in parallel; then run and recipient, and one
  // transaction like that of a run.
  writeAnyway: [9, 5, 14, 29],
  // Everything that decides in parallel; then the posting is written, and read as its user sees it.
  readOwnPosting: [8, 6, 13, 10],
  writeOwnPosting: [10, 8, 14, 10],
  // The longest list there is, twice the emails of the largest plan: its entries are one batch.
  getShortlist: [8, 4, 90, 0],
  // The same, after the choice and the rule that it makes are written.
  chooseFromShortlist: [9, 7, 96, 12],
  // The list, with what decides and who objected: the run has kept others of the company. Only when none of them is
  // left are up to four people looked for one after the other.
  swapShortlistPerson: [17, 8, 110, 44],
  // A letter is reserved like that of a posting that was held back.
  writeShortlist: [11, 8, 24, 33],
  // The list, and in parallel what the employers of the resume are read from.
  getDoNotContact: [4, 2, 8, 0],
  addDoNotContact: [6, 4, 12, 4],
  removeDoNotContact: [6, 4, 13, 3],
  // The account, the pending discard, the count of unsent drafts and two folders, and the list of those never
  // written to in parallel, then the letters
  // of those who answered.
  getSearchPause: [6, 2, 10, 0],
  pauseSearch: [9, 5, 10, 16],
  resumeSearch: [12, 6, 20, 9],
  getLatestRun: [2, 2, 2, 0],
  getGmailIntegration: [2, 2, 2, 0],
  deleteGmailIntegration: [4, 4, 2, 4],
  // Limited like the test draft, because each calls KMS and Google.
  refreshGmailIntegration: [4, 4, 2, 5],
  createTestDraft: [4, 3, 6, 4],
  // Counted for the network, the address and everybody; then the proof is stored.
  requestRecipientLink: [4, 4, 0, 8],
  // Counted; the proof is consumed, and everything about the person is read in parallel, with the shared
  // answers of each department of the company.
  openRecipientLink: [17, 4, 13, 4],
  // The objection is stored before the emails to the person are looked for.
  objectToContact: [18, 8, 13, 4],
  // Claimed, counted for the network and for everybody, and marked as delivered.
  sendContactMessage: [3, 3, 0, 8],
  // Counted for the network and for everybody.
  tryLetter: [2, 2, 0, 4],
  // Counted for the network in both windows.
  reportPolicyViolation: [1, 1, 0, 4],
  // The account, the ticket before and after its mail, and the day's counter.
  createSupportTicket: [5, 5, 4, 6],
  requestDeletion: [6, 6, 4, 7],
  // Attempts are counted for the user, the network and the address; then the address, and the mailed proof.
  detectAccountConflict: [5, 5, 10, 12],
  // Once per account: both accounts with everything that leads to them are read, one transaction begins the
  // merge, and a new session opens.
  linkAccounts: [22, 12, 12, 32],
  revokeGmail: [4, 4, 2, 4],
  // The account with mailbox and retention choice, its identities, and the recent activity, all in parallel.
  getPrivacyDashboard: [4, 2, 10, 0],
  // Counted; then the plan is read, because it decides whether the days count.
  updateRetentionSettings: [5, 5, 8, 8],
  // Once per account: everything that leads to the account is read, and one transaction ends it.
  deleteAccount: [9, 6, 20, 40],
  deleteUserAccount: [9, 6, 20, 40],
  // Counted; then the whole partition is read, whose cost grows with its size.
  exportUserData: [5, 5, 120, 5],
  exportPersonalData: [5, 5, 120, 5],
  // Counted; then how far the export is.
  downloadExport: [3, 3, 2, 5],
  // No session is read. A search is counted first, which makes two requests.
  listBlogPosts: [1, 1, 1, 0],
  getBlogPost: [1, 1, 4, 0],
  // Session and admin in one read, then the audit log before and after the action.
  listAdmins: [3, 3, 60, 1],
  adminLogout: [4, 4, 3, 4],
  // The admin and the current factor are read, the factor once more after its code, and the pending one is written.
  beginSecondFactor: [7, 7, 5, 7],
  // The code is checked, and the factor, the admin's epoch and the session are written; the admin is read for the mail.
  confirmSecondFactor: [8, 8, 5, 8],
  createAdmin: [4, 4, 3, 9],
  setAdminStatus: [5, 5, 4, 7],
  deleteAdmin: [5, 5, 4, 9],
  listAudit: [3, 3, 20, 1],
  getSystemSettings: [2, 2, 3, 1],
  updateSystemSettings: [4, 4, 3, 4],
  // The audit log, and the operation, if none of its kind is running.
  startOperation: [4, 4, 3, 7],
  // The counters of all accounts are in 64 items, read in parallel.
  getAdminStats: [2, 2, 40, 0],
  // Sixteen shards of each of three months, in one batch.
  getNumbers: [2, 2, 40, 0],
  // Admin, audit log; then eight shards of a list in parallel, and the page's items. Independent of the
  // number of accounts.
  listAdminUsers: [12, 12, 70, 1],
  // The same for each of three lists, of texts or of tickets, and the item of a customer only when its id is typed.
  findUsers: [28, 28, 80, 3],
  // The account with mailbox and addresses, and in parallel what its user sees.
  getAdminUser: [5, 3, 20, 1],
  // With what staff gave, why the user cancelled, and what was used of the month.
  getAdminUserBilling: [6, 5, 12, 1],
  // Counted, and the account is read; what was given already is read, and nothing is done again.
  refundInvoice: [7, 7, 10, 14],
  extendUserTrial: [6, 6, 10, 14],
  // Counted; account and counters are read, and one transaction gives.
  giveUserEmails: [7, 7, 10, 16],
  // The account, its latest runs, and everything that decides about the next.
  getAdminUserRuns: [7, 3, 20, 1],
  // Counted; everything that decides is read, and nothing is started again. A start writes one transaction more.
  restartUserRun: [7, 6, 20, 10],
  getAdminUserActivity: [4, 3, 8, 1],
  listUserTickets: [4, 3, 8, 1],
  listAdminConfigurations: [11, 11, 20, 1],
  listAdminEmails: [11, 11, 40, 1],
  listAdminGmailIntegrations: [11, 11, 20, 1],
  getAdminUserConfig: [3, 3, 4, 1],
  listAdminUserEmails: [5, 4, 20, 1],
  // One transaction deactivates the account and ends its sessions; then sessions opened meanwhile are looked
  // for, and the account is read for the reply.
  setUserStatus: [7, 7, 8, 11],
  // As when the user deletes the account, without the count of attempts.
  deleteUser: [11, 11, 20, 41],
  listOperations: [2, 2, 6, 1],
  // The addresses with the most failed sign-ins of each of 25 hours, in parallel; the history with the
  // acknowledgements, the note, and the count of accounts.
  getMonitoringDashboard: [29, 29, 46, 1],
  // Session and admin in one read; what visitors met is in a log.
  getVisits: [1, 1, 2, 0],
  // Eight shards of the list; what is listed is one batch more, with its users' addresses.
  listWork: [10, 10, 40, 1],
  listTickets: [10, 10, 40, 1],
  // The answer is kept, the user is read, the mail is claimed and noted as sent, and the ticket is answered.
  answerTicket: [8, 8, 8, 20],
  setTicketStatus: [4, 4, 3, 10],
  setServiceNote: [4, 4, 3, 4],
  acknowledgeOutage: [4, 4, 3, 4],
}

test('every endpoint stays within its budget of table reads and writes', () => {
  const over = measured.map(({ id, status, requests, inSequence, readUnits, writeUnits }) => ({
    id,
    done: status < 400,
    requests,
    inSequence,
    readUnits,
    writeUnits,
  }))
  const budgets = new Map<string, Budget>([
    ...Object.values<Contract>(contracts).map((one) => [one.id, usualBudget(one)] as const),
    ...Object.entries(BUDGETS),
  ])
  expect(over).toEqual(
    over.map(({ id, inSequence, readUnits, writeUnits }) => {
      const [requests, most, read, write] = budgets.get(id) ?? [0, 0, 0, 0]
      // Of parallel requests, one may be answered before the start of another is seen.
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

test('an endpoint stays in the partitions that its role may reach', () => {
  const rows: Readonly<Record<string, Grants>> = grants
  expect(measured.filter(({ status }) => status >= 400)).toEqual([])
  const beyond = measured.flatMap(({ id, partitions: reached }) => {
    const { partitions = ['USER', 'SESSION'], reads = [], appends = [] } = rows[id] ?? {}
    const mine: readonly string[] = [...partitions, ...reads, ...appends]
    return reached
      .filter((partition) => !mine.includes(partition))
      .map((partition) => `${id} reaches ${partition}`)
  })
  expect(beyond).toEqual([])
  expect(measured.flatMap(({ partitions }) => partitions)).toEqual(
    expect.arrayContaining(['USER', 'SESSION', 'IDENTITY', 'OAUTHSTATE', 'THROTTLE']),
  )
})

test('finding a user costs the same among a hundred and among thousands', async () => {
  const { client } = await signedInAdmin(stage, 'searching@staff.example')
  const target = { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table }
  const costOf = async (text: string) => {
    const { requests } = await proxy.measure(async () => {
      expect((await client.get(`/api/admin/find?text=${text}`)).status).toBe(200)
    })
    return requests
  }
  const cost = async () => [await costOf('robin'), await costOf('RW-261127-7K3M9Q')]
  await seedPeople(target, 100, new Date('2026-03-10T09:00:00.000Z'))
  const amongFew = await cost()
  await seedPeople(target, 2_400, new Date('2026-03-10T08:00:00.000Z'), { from: 100 })
  // Nobody has the ticket, so the batch of who was found is missing.
  expect([amongFew, await cost()]).toEqual([
    [28, 27],
    [28, 27],
  ])
})

describe('the tracker', () => {
  test('costs the same with ten entries and with ten thousand', async () => {
    const [ten, thousand, tenThousand] = [
      await measureTracker(stage, proxy, 10),
      await measureTracker(stage, proxy, 1_000),
      await measureTracker(stage, proxy, 10_000),
    ]
    expect([ten.firstPage, thousand.firstPage, tenThousand.firstPage]).toEqual([3.5, 3.5, 3.5])
    // No folder is counted beyond a thousand.
    expect(tenThousand.folders).toBe(thousand.folders)
    expect([ten.folders <= 8, thousand.folders <= 40]).toEqual([true, true])
    expect([ten.user, thousand.user, tenThousand.user]).toEqual([5, 5, 5])
    expect([ten.counted, thousand.counted, tenThousand.counted]).toEqual([10, 1_000, 1_000])
    // Only a thousand keys are read for counting, however many entries there are.
    expect(tenThousand.counts).toBe(thousand.counts)
    expect(tenThousand.counts).toBeLessThan(40)
    // A search reads the outlines of all entries, which are a fraction of them; the statistics read thirty
    // days, however much came before.
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
