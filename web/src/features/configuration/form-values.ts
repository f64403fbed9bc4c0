import type { FieldErrors } from 'react-hook-form'
import { DEFAULT_TIMEFRAME } from '#shared/catalog/configuration/timeframes.ts'
import { type Configuration, type ConfigurationInput, Preferences } from '#shared/models/configuration.ts'
import type { Resume } from '#shared/models/resume.ts'

export type FormValues = ConfigurationInput

/**
 * What the form starts from: the saved configuration, else the resume that was uploaded before anything was
 * saved.
 */
export function formValues(configuration: Configuration, resume: Resume | null): FormValues {
  return {
    resumeUrl: configuration.resumeUrl ?? resume?.storageUrl ?? '',
    jobTitle: configuration.jobTitle ?? '',
    targetArea: configuration.targetArea ?? '',
    targetCity: configuration.targetCity ?? '',
    jobPostedTimeframe: configuration.isConfigured ? configuration.jobPostedTimeframe : DEFAULT_TIMEFRAME,
    targetPersonRoles: configuration.targetPersonRoles.slice(0, 1),
    ...Preferences.parse(configuration),
  }
}

const ORDER = [
  'resumeUrl',
  'jobTitle',
  'targetArea',
  'targetCity',
  'jobPostedTimeframe',
  'targetPersonRoles',
  'letterLanguage',
  'letterTone',
] as const

export interface FormError {
  readonly field: (typeof ORDER)[number]
  readonly message: string
}

/** The messages of the form in the order of its fields. */
export function errorList(errors: FieldErrors<FormValues>): readonly FormError[] {
  return ORDER.flatMap((field) => {
    const error = errors[field]
    const message = error?.message ?? error?.root?.message
    return typeof message === 'string' ? [{ field, message }] : []
  })
}

/** Where the focus goes after a save that failed. */
export function firstError(errors: FieldErrors<FormValues>): FormError['field'] | undefined {
  return ORDER.find((name) => errors[name] !== undefined)
}
