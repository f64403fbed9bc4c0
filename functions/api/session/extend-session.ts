import { extendSession as extend } from '#core/session/extend-session.ts'
import { sessionView } from '#core/session/session-view.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { systemClock } from '#runtime/clock.ts'
import { ok } from '#runtime/http.ts'
import { sessions } from '#runtime/needs/sessions.ts'
import { extendSession } from '#shared/contracts/session.ts'

export const handler = endpoint(extendSession, { sessions }, async ({ session, needs }) =>
  ok(sessionView(await extend(session, { ...needs, clock: systemClock }))),
)
