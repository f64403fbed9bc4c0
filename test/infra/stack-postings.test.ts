import { expect, test } from 'vitest'
import { changedAssembly } from './assemblies.ts'

test('a configured posting source gives its key to the functions that search and its settings to those that show coverage', async () => {
  const other = await changedAssembly('full')
  const names = other.of('AWS::SecretsManager::Secret').map(({ Properties }) => Properties['Name'])
  expect(names).toContain('reachwell-prod/careerjet')
  expect(names).not.toContain('reachwell-prod/adzuna')
  const holding = (variable: string) =>
    other
      .of('AWS::Lambda::Function')
      .filter(({ Properties }) => variable in (Properties['Environment']?.Variables ?? {}))
      .map(({ Properties }) => String(Properties['FunctionName']).replace('reachwell-prod-', ''))
      .toSorted()
  expect(holding('CAREERJET_SECRET_ARN')).toEqual(['plan-cycle', 'run-operation'])
  expect(holding('CAREERJET_USER_IP')).toEqual([
    'check-health',
    'get-admin-user-runs',
    'get-configuration',
    'get-monitoring-dashboard',
    'plan-cycle',
    'restart-user-run',
    'run-operation',
    'start-email-drafting',
    'update-configuration',
  ])
  expect(holding('ADZUNA_BASE_URL')).toEqual([])
})
