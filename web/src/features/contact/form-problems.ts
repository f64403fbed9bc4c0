import { ApiError } from '#web/lib/api/api-error.ts'

export const FIELDS = ['name', 'email', 'message'] as const
export type FieldName = (typeof FIELDS)[number]
export type Problems = Partial<Record<FieldName, string>>

const MISSING: Readonly<Record<FieldName, string>> = {
  name: 'Enter your name.',
  email: 'Enter your email address, so that we can answer.',
  message: 'Enter your message.',
}

const controlOf = (form: HTMLFormElement, name: FieldName) => {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null
}

export const valueOf = (form: HTMLFormElement, name: FieldName): string => controlOf(form, name)?.value ?? ''
export const focusOn = (form: HTMLFormElement, name: FieldName): void => controlOf(form, name)?.focus()

/** The errors of the form: empty fields, and an email address that the browser does not accept. */
export function problemsOf(form: HTMLFormElement): Problems {
  const problems: Problems = {}
  for (const name of FIELDS) {
    if (valueOf(form, name).trim() === '') problems[name] = MISSING[name]
    else if (controlOf(form, name)?.validity.typeMismatch)
      problems[name] = 'Enter a whole email address, like name@example.com.'
  }
  return problems
}

/** The fields that the server refused, with its messages. */
export function refusedFields(error: unknown): Problems {
  const refused = error instanceof ApiError ? (error.problem?.fields ?? []) : []
  return Object.fromEntries(
    FIELDS.flatMap((name) =>
      refused.filter(({ field }) => field === name).map(({ message }) => [name, message]),
    ),
  )
}
