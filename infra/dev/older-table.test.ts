import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { factReviewStore } from '#functions/resume/review/fact-review.store.ts'
import { runStore } from '#functions/outreach/run/run.store.ts'
import { tableDefinition } from '#platform/table/table-definition.ts'
import { dynamoTable, type Item } from '#platform/table/table.ts'
import { seedPeople } from '#harness/seeded-people.ts'
import { NO_REVIEW } from '#functions/resume/review/review.ts'
import { keys } from '#platform/table/keys.ts'
import { localAccess } from './local-access.ts'
import { ensureTable, startDynamodb } from './aws/dynamodb.ts'
import { freePorts } from './ports.ts'

/** A resume as it was kept before its facts had ids. */
function olderResume(userId: string): Item {
  const fact = (value: string) => ({ value, span: { start: 0, end: value.length }, quote: value })
  return {
    ...keys.resume(userId, 'res_1'),
    id: 'res_1',
    userId,
    fileName: 'res_1.txt',
    originalFileName: 'cv.txt',
    kind: 'txt',
    size: 10,
    uploadedAt: '2026-03-09T08:00:00.000Z',
    profile: {
      name: fact('Maya Okafor'),
      emails: [],
      phones: [],
      links: [],
      location: null,
      headline: null,
      skills: [fact('SQL')],
      language: 'eng',
      roles: [
        {
          title: fact('Planner'),
          employer: fact('Larkfield'),
          location: null,
          start: fact('2019'),
          end: fact('present'),
          span: { start: 0, end: 90 },
        },
      ],
      education: [
        {
          institution: fact('Northfield University'),
          degree: fact('BSc'),
          field: null,
          end: fact('2018'),
          span: { start: 0, end: 30 },
        },
      ],
      achievements: [
        { statement: fact('Cut costs by 40%'), numbers: [fact('40%')], role: 0 },
        { statement: fact('Won a regional prize'), numbers: [], role: null },
      ],
    },
  }
}

/** A database of its own, for a table without some indexes. */
async function ownDatabase(): Promise<string> {
  const database = await startDynamodb({
    port: (await freePorts()).dynamodb,
    stateDir: null,
    say: () => undefined,
  })
  onTestFinished(() => database.close())
  return database.url
}

test('a table that lacks an index is refused with what to do', async () => {
  const [endpoint, name] = [await ownDatabase(), 'older-table']
  const client = new DynamoDBClient(localAccess(endpoint))
  const { AttributeDefinitions = [], GlobalSecondaryIndexes = [], ...definition } = tableDefinition(name)
  await client.send(
    new CreateTableCommand({
      ...definition,
      AttributeDefinitions: AttributeDefinitions.filter(
        ({ AttributeName = '' }) => !/^(list|entry)/.test(AttributeName),
      ),
      GlobalSecondaryIndexes: GlobalSecondaryIndexes.filter(({ IndexName }) => IndexName === 'open'),
    }),
  )
  client.destroy()
  await expect(ensureTable(endpoint, name)).rejects.toThrow(
    'The table older-table is of an earlier version: npm start -- --fresh makes a new one.',
  )
})

test('a resume of an earlier version is read with its facts', async () => {
  const [endpoint, name] = [await ownDatabase(), 'older-resume']
  await ensureTable(endpoint, name)
  await ensureTable(endpoint, name)
  const table = dynamoTable(name, localAccess(endpoint))
  const people = await seedPeople({ endpoint, table: name }, 3, new Date('2026-03-10T09:00:00.000Z'), {
    whole: true,
  })
  const [other = '', userId = ''] = people.map(({ id }) => id)

  await table.put(olderResume(userId))
  await factReviewStore(table).save(userId, { ...NO_REVIEW, version: 1, hidden: ['skill-1'] }, 0)
  const context = await runStore(table).context(userId, new Date('2026-03-10T12:00:00.000Z'))
  expect(context?.review.hidden).toEqual(['skill-1'])
  expect((await runStore(table).context(other, new Date('2026-03-10T12:00:00.000Z')))?.review).toEqual(
    NO_REVIEW,
  )
  const facts = context?.resume?.facts
  const role = facts?.roles[0]
  expect(role).toMatchObject({
    id: 'role-1fa4bc9078',
    kind: 'job',
    employer: { value: 'Larkfield', confidence: 1 },
  })
  expect(facts?.lines.map((line) => [line.statement.value, line.role, line.numbers.length])).toEqual([
    ['Cut costs by 40%', role?.id, 1],
    ['Won a regional prize', null, 0],
  ])
  expect(facts).toMatchObject({
    certificates: [],
    languages: [],
    skills: [{ value: 'SQL' }],
    education: [{ degree: { value: 'BSc' }, start: null }],
    reader: 'text',
  })
})
