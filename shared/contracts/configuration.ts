import {
  Configuration,
  ConfigurationInput,
  ConfigurationWithCoverage,
  NextSyncInfo,
} from '#shared/models/configuration.ts'
import { contract } from './contract.ts'

export const getConfiguration = contract('getConfiguration', 'GET /api/user/configuration', {
  auth: 'user',
  summary: 'The configuration with the state of the current cycle, and the coverage of the countries.',
  reply: { 200: ConfigurationWithCoverage },
})

export const updateConfiguration = contract('updateConfiguration', 'PUT /api/user/configuration', {
  auth: 'user',
  rate: { perHour: 60 },
  activity: 'configuration_saved',
  summary: 'Saves the configuration; refused with 429 while a run is being prepared.',
  body: ConfigurationInput,
  reply: { 200: Configuration },
  errors: ['configuration_restricted', 'country_unsupported', 'resume_missing'],
})

export const getNextSyncInfo = contract('getNextSyncInfo', 'GET /api/next-sync-info', {
  auth: 'user',
  summary: 'When the next 24-hour cycle of the user runs.',
  reply: { 200: NextSyncInfo },
})
