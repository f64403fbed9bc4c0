import * as z from 'zod/mini'
import { signedInAdmin } from '#harness/admin.ts'
import { startCountingProxy, type CountingProxy, type TableCost } from '#harness/counting-proxy.ts'
import { seedPeople } from '#harness/seeded-people.ts'
import type { Client } from '#harness/session.ts'
import { startDynamodb } from '#dev/aws/dynamodb.ts'
import { freePorts } from '#dev/ports.ts'
import { figure, report } from '../figure.ts'
import { benchStage } from '../stage.ts'

const SIZES = [1_000, 100_000] as const
const NEWEST = new Date('2026-03-10T09:00:00.000Z')
/** Deep enough that a list that counts from its beginning would show. */
const DEEP = { page: 50, limit: 10 } as const

const Page = z.object({
  users: z.array(z.object({ id: z.string() })),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
})

type Cost = Pick<TableCost, 'requests' | 'inSequence' | 'readUnits'>

interface Measured {
  readonly users: number
  readonly firstPage: Cost
  readonly deepPage: Cost
  readonly search: Cost
  readonly statistics: Cost
}

const page = async (admin: Client, query: string) =>
  Page.parse((await admin.get(`/api/admin/users${query}`)).body)

/** The cursor of the page before the deep one. */
async function deepCursor(admin: Client): Promise<string> {
  let cursor = ''
  for (let turned = 1; turned < DEEP.page; turned += 1)
    cursor =
      (await page(admin, `?limit=${DEEP.limit}${cursor === '' ? '' : `&cursor=${cursor}`}`)).nextCursor ?? ''
  return cursor
}

async function measureAt(admin: Client, proxy: CountingProxy, users: number): Promise<Measured> {
  const { total } = await page(admin, '')
  if (total !== users) throw new Error(`the list counts ${total} of ${users} users`)
  const cursor = await deepCursor(admin)
  const costOf = async (path: string, shown: number | null): Promise<Cost> => {
    let length: number | null = null
    const { requests, inSequence, readUnits } = await proxy.measure(async () => {
      const { status, body } = await admin.get(path)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      if (shown !== null) length = Page.parse(body).users.length
    })
    if (length !== shown) throw new Error(`${path} shows ${length} users instead of ${shown}`)
    return { requests, inSequence, readUnits }
  }
  return {
    users,
    firstPage: await costOf('/api/admin/users', 25),
    deepPage: await costOf(`/api/admin/users?limit=${DEEP.limit}&cursor=${cursor}`, DEEP.limit),
    search: await costOf('/api/admin/users?search=PERSON-00', 25),
    statistics: await costOf('/api/admin/stats', null),
  }
}

const { dynamodb: port } = await freePorts()
const database = await startDynamodb({ port, stateDir: null, say: () => undefined })
const proxy = await startCountingProxy(database.url)
const stage = await benchStage({ dynamodb: proxy.url })
try {
  const { client: admin } = await signedInAdmin(stage, 'bench@staff.example')
  const measured: Measured[] = []
  let there = 0
  for (const size of SIZES) {
    await seedPeople({ endpoint: database.url, table: stage.table }, size - there, NEWEST, { from: there })
    there = size
    measured.push(await measureAt(admin, proxy, size))
  }
  const [few, many] = measured
  const ratio = (of: (one: Measured) => Cost) =>
    many && few ? of(many).readUnits / of(few).readUnits : Number.NaN
  const note = (of: (one: Measured) => Cost) =>
    many && few
      ? `${of(few).readUnits} units with 1,000 users, ${of(many).readUnits} with 100,000; ${of(many).inSequence} round trips`
      : null
  const flat = (what: string, of: (one: Measured) => Cost) =>
    figure('A1', `${what} at 100,000 users ÷ at 1,000`, ratio(of), '×', '<= 1.1', note(of))
  report({
    figures: [
      flat('users, page 1', ({ firstPage }) => firstPage),
      flat(`users, page ${DEEP.page}`, ({ deepPage }) => deepPage),
      flat('users by the beginning of an address', ({ search }) => search),
      flat('figures of the overview', ({ statistics }) => statistics),
    ],
    details: { measured },
  })
} finally {
  await stage.close()
  await proxy.close()
  await database.close()
}
