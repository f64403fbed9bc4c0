import type { FieldErrors } from 'react-hook-form'
import * as z from 'zod/mini'
import { DEFAULT_TIMEFRAME } from '#shared/catalog/configuration/timeframes.ts'
import { type Configuration, ConfigurationInput, Preferences } from '#shared/models/configuration.ts'
import type { Resume } from '#shared/models/resume.ts'

export type FormValues = ConfigurationInput

/**
 * Initial values of the form: the saved configuration, or else the resume that was uploaded before anything
 * was saved.
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

/** In the order of the form. */
const FIELDS = z.keyof(ConfigurationInput).options

export interface FormError {
  readonly field: keyof FormValues
  readonly message: string
}

/** The messages of the form in the order of its fields. */
export function errorList(errors: FieldErrors<FormValues>): readonly FormError[] {
  return FIELDS.flatMap((field) => {
    const error = errors[field]
    const message = error?.message ?? error?.root?.message
    return typeof message === 'string' ? [{ field, message }] : []
  })
}
