import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { permissionsOf } from './assembly.ts'

const allow = (Action: string | string[], Resource: unknown) => ({ Effect: 'Allow', Action, Resource })

test('all permissions of an assembly are one summary, and those without a narrower name stand out', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'assembly-'))
  writeFileSync(
    path.join(folder, 'api.template.json'),
    JSON.stringify({
      Resources: {
        Role: {
          Type: 'AWS::IAM::Role',
          Properties: {
            Policies: [{ PolicyDocument: { Statement: [allow('sqs:SendMessage', { Ref: 'Queue' })] } }],
          },
        },
        Policy: {
          Type: 'AWS::IAM::Policy',
          Properties: {
            PolicyDocument: {
              Statement: [
                allow(['dynamodb:Query', 'dynamodb:GetItem'], { Ref: 'Table' }),
                allow('ses:GetAccount', '*'),
                { Effect: 'Deny', Action: 's3:DeleteObject', Resource: '*' },
              ],
            },
          },
        },
        Queue: { Type: 'AWS::SQS::Queue' },
      },
    }),
  )
  writeFileSync(path.join(folder, 'manifest.json'), '{}')
  expect(permissionsOf(folder)).toEqual([
    '1 roles, each for one function or service, may do this and nothing else:',
    '  dynamodb: GetItem, Query',
    '  ses: GetAccount',
    '  sqs: SendMessage',
    'On every resource (*), for lack of a narrower name: ses:GetAccount',
  ])
})
