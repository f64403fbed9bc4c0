import { useMutation } from '@tanstack/react-query'
import { objectToContact, openRecipientLink, requestRecipientLink } from '#shared/contracts/objections.ts'
import { call } from '#web/lib/api/api-client.ts'

export const useRequestLink = () =>
  useMutation({ mutationFn: (email: string) => call(requestRecipientLink, { body: { email } }) })

export const useOpenLink = () =>
  useMutation({ mutationFn: (proof: string) => call(openRecipientLink, { body: { proof } }) })

export const useObject = () =>
  useMutation({ mutationFn: (proof: string) => call(objectToContact, { body: { proof } }) })
