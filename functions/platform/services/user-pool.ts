import * as z from 'zod/mini'
import { cognitoUserPool } from '#vendors/cognito/user-pool.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'

export const userPool = lazy(() =>
  cognitoUserPool(readEnvironment(z.object({ USER_POOL_ID: filled })).USER_POOL_ID),
)
