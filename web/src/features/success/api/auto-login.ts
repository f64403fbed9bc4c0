import { autoLogin } from '#shared/contracts/account/sign-up.ts'
import { call } from '#web/lib/api/api-client.ts'

export const logInWithToken = async (token: string) => await call(autoLogin, { body: { token } })
