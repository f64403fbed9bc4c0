import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { REDRIVABLE } from '#infra/cli/operate/redrive.ts'
import { ROTATABLE } from '#infra/cli/operate/rotate.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import { assemblyOf } from './assemblies.ts'

const prod = await assemblyOf('prod')
const alarms = prod
  .of('AWS::CloudWatch::Alarm')
  .map(({ Properties }) => String(Properties['AlarmName']).replace('reachwell-prod-', ''))

/** Production's committed settings have no custom domain yet. */
const WITH_A_DOMAIN = ['CertificateExpires', 'SignInCertificateExpires']

const text = readFileSync(path.resolve('docs/operations.md'), 'utf8')
/** The part about alarms, with one section per heading. */
const sections = (text.split('\n## Alarms\n')[1]?.split('\n## ')[0] ?? '')
  .split('\n### ')
  .slice(1)
  .map((section) => {
    const [heading = '', ...body] = section.split('\n')
    const names = heading.split(', ')
    const anchors =
      names.length === 1
        ? [heading.toLowerCase()]
        : [...body.join('\n').matchAll(/<a id="(\w+)"><\/a>/g)].map(([, id = '']) => id)
    return { names, anchors, body: body.join('\n').trim() }
  })
const COMMANDS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(path.resolve('package.json'), 'utf8'),
).scripts

describe('docs/operations.md', () => {
  test('has one section for every alarm, and no others', () => {
    const named = sections.flatMap(({ names }) => names)
    expect(
      alarms.filter((name) => !named.includes(name)),
      'alarms without a section in docs/operations.md',
    ).toEqual([])
    expect(
      named.filter((name) => ![...alarms, ...WITH_A_DOMAIN].includes(name)),
      'sections about alarms that are gone',
    ).toEqual([])
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
  })

  test.each(sections.map(({ names, body }) => [names.join(', '), body] as const))(
    '%s: says what it means, how urgent it is, and what to do',
    (_, body) => {
      expect(body).toMatch(/\*\*(Now|now|Today|today|This week)\*?\*?/)
      expect(body.length).toBeGreaterThan(120)
    },
  )

  test('has the place that each alarm names, with the urgency of its topic', () => {
    const places = sections.flatMap(({ anchors, body }) => anchors.map((anchor) => [anchor, body] as const))
    for (const { Properties } of prod.of('AWS::CloudWatch::Alarm')) {
      const [, urgency = '', , anchor = ''] =
        /^\[(now|later)\] (.+) docs\/operations\.md#(\w+)$/.exec(Properties['AlarmDescription']) ?? []
      const body = places.find(([place]) => place === anchor)?.[1]
      if (body === undefined) throw new Error(`${Properties['AlarmName']} leads nowhere: ${anchor}`)
      const grades = urgency === 'now' ? /\*\*now\.?\*\*/i : /\*\*(?:today|this week)\.?\*\*/i
      expect([anchor, grades.test(body)]).toEqual([anchor, true])
    }
  })

  test('names existing commands, queues, secrets and functions', () => {
    const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name)
    expect(new Set(commands)).toEqual(
      new Set(['operate', 'reconcile', 'rehearse-restore', 'admin', 'mails', 'smoke']),
    )
    expect(commands.filter((name) => !(name in COMMANDS))).toEqual([])
    expect(
      [...text.matchAll(/operate -- redrive\s+(\w+)/g)]
        .map(([, queue = '']) => queue)
        .filter((queue) => queue !== 'QUEUE' && !REDRIVABLE.includes(queue)),
    ).toEqual([])
    expect(
      [...text.matchAll(/rotate (\w+)/g)]
        .map(([, secret = '']) => secret)
        .filter((secret) => !/^(SECRET|NAME)$/.test(secret) && !ROTATABLE.includes(secret)),
    ).toEqual([])
    const functions = new Set(
      prod.of('AWS::Lambda::Function').map(({ Properties }) => String(Properties['FunctionName'])),
    )
    expect(
      [...text.matchAll(/(?:--function-name|\/aws\/lambda\/)\s?(reachwell-prod-[\w-]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !functions.has(name)),
    ).toEqual([])
  })

  test('promises the same hours as the privacy policy', () => {
    expect(text).toContain(`**${POLICY.breachNoticeHours}\nhours**`)
    expect(text).toContain(`${POLICY.backupDays} days`)
  })
})
