import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { StageContext } from '#infra/context.ts'
import type { Grants } from '#infra/grants/model.ts'
import { prefixOf } from '../stage-stack.ts'
import { allow, type Binding } from './binding.ts'

const LIST = {
  resource: '*',
  reason: 'Alarms are found by the beginning of their name, which no resource of a policy can say.',
} as const

/** Alarms of the edge stand in us-east-1, wherever the stage does. */
const EDGE = 'us-east-1'

/** Letting alarms of the stage speak again: reading their states, and taking a state away. */
export function alarmsBinding(
  scope: Construct,
  { alarms: use }: Grants,
  context: StageContext,
): readonly Binding[] {
  if (use === undefined) return []
  const prefix = `${prefixOf(context)}-`
  const regions = [...new Set([context.region, EDGE])]
  const own = regions.map((region) => ({
    resource: Stack.of(scope).formatArn({
      service: 'cloudwatch',
      region,
      resource: 'alarm',
      resourceName: `${prefix}*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    }),
    reason: 'All alarms of the stage, which stand in stacks of their own.',
  }))
  return [
    {
      environment: { ALARM_PREFIX: prefix, ALARM_REGIONS: regions.join(',') },
      statements: [
        allow(['cloudwatch:DescribeAlarms'], [LIST.resource]),
        allow(
          ['cloudwatch:SetAlarmState'],
          own.map(({ resource }) => resource),
        ),
      ],
      wildcards: [LIST, ...own],
    },
  ]
}
