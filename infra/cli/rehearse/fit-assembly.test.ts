import { expect, test } from 'vitest'
import { fitTemplate } from './fit-assembly.ts'

const KNOWN = new Set(['AWS::KMS::Key', 'AWS::Lambda::Function'])

test('keeps what the emulator makes, and gives stand-ins for values of the rest', () => {
  const fitted = fitTemplate(
    {
      Resources: {
        Key: { Type: 'AWS::KMS::Key', Properties: { EnableKeyRotation: true, Tags: [{ Key: 'a' }] } },
        Pool: { Type: 'AWS::Cognito::UserPool' },
        Client: { Type: 'AWS::Cognito::UserPoolClient' },
        Worker: {
          Type: 'AWS::Lambda::Function',
          Properties: {
            Environment: {
              POOL: { Ref: 'Pool' },
              ARN: { 'Fn::GetAtt': ['Pool', 'Arn'] },
              KEY: { Ref: 'Key' },
            },
          },
          DependsOn: ['Client', 'Key'],
        },
      },
      Outputs: { Pool: { Value: { 'Fn::GetAtt': ['Pool', 'ProviderName'] } } },
    },
    KNOWN,
  )
  expect(fitted.template).toEqual({
    Resources: {
      Key: { Type: 'AWS::KMS::Key', Properties: { EnableKeyRotation: true } },
      Worker: {
        Type: 'AWS::Lambda::Function',
        Properties: {
          Environment: {
            POOL: 'Pool',
            ARN: 'arn:aws:rehearsal:us-east-1:123456789012:Pool',
            KEY: { Ref: 'Key' },
          },
        },
        DependsOn: ['Key'],
      },
    },
    Outputs: { Pool: { Value: 'Pool' } },
  })
  expect([fitted.made, [...fitted.left]]).toEqual([
    2,
    [
      ['AWS::Cognito::UserPool', 1],
      ['AWS::Cognito::UserPoolClient', 1],
    ],
  ])
})

test('a stack of which nothing is made still is one', () => {
  const { template, made } = fitTemplate(
    { Resources: { Sending: { Type: 'AWS::SES::ConfigurationSet' } } },
    KNOWN,
  )
  expect([template, made]).toEqual([
    { Resources: { Nothing: { Type: 'AWS::CloudFormation::WaitConditionHandle' } } },
    0,
  ])
})

test('an alias of a key that is not made is left out with it', () => {
  const { template } = fitTemplate(
    {
      Resources: {
        Copy: { Type: 'AWS::KMS::ReplicaKey' },
        CopyName: {
          Type: 'AWS::KMS::Alias',
          Properties: { TargetKeyId: { 'Fn::GetAtt': ['Copy', 'KeyId'] } },
        },
        Key: { Type: 'AWS::KMS::Key' },
        Name: { Type: 'AWS::KMS::Alias', Properties: { TargetKeyId: { Ref: 'Key' } } },
      },
    },
    new Set(['AWS::KMS::Key', 'AWS::KMS::Alias']),
  )
  expect(template).toEqual({
    Resources: {
      Key: { Type: 'AWS::KMS::Key', Properties: {} },
      Name: { Type: 'AWS::KMS::Alias', Properties: { TargetKeyId: { Ref: 'Key' } } },
    },
  })
})

test('a queue that calls a worker by an alias that is not made is left out with it', () => {
  const { template, left } = fitTemplate(
    {
      Resources: {
        Worker: { Type: 'AWS::Lambda::Function' },
        Live: { Type: 'AWS::Lambda::Alias' },
        Source: {
          Type: 'AWS::Lambda::EventSourceMapping',
          Properties: { FunctionName: { 'Fn::Select': [6, { 'Fn::Split': [':', { Ref: 'Live' }] }] } },
        },
        Other: { Type: 'AWS::Lambda::EventSourceMapping', Properties: { FunctionName: { Ref: 'Worker' } } },
      },
    },
    new Set(['AWS::Lambda::Function', 'AWS::Lambda::EventSourceMapping']),
  )
  expect(template).toEqual({
    Resources: {
      Worker: { Type: 'AWS::Lambda::Function' },
      Other: { Type: 'AWS::Lambda::EventSourceMapping', Properties: { FunctionName: { Ref: 'Worker' } } },
    },
  })
  expect([...left]).toEqual([
    ['AWS::Lambda::Alias', 1],
    ['AWS::Lambda::EventSourceMapping', 1],
  ])
})
