import type * as z from 'zod/mini'
import { json } from '#infra/context-fields.ts'
import { STAGE_SETTINGS_PATH, StageSettings } from '#shared/models/stage-settings.ts'
import { VISITOR_SETTINGS_PATH, VisitorSettings } from '#shared/models/visitors/visitor-settings.ts'
import { edgeOnly, must, type Checks } from './check.ts'
import type { Site } from './site.ts'

async function fileOf<S extends z.ZodMiniType>(site: Site, file: string, schema: S): Promise<z.output<S>> {
  const { status, headers, text } = await site.request(file)
  must(status === 200, `${file} answered ${status}`)
  const kept = headers.get('cache-control')
  must(/no-cache|no-store|max-age=0/.test(kept ?? ''), `cache-control of ${file} is ${kept}`)
  const { data } = schema.safeParse(json(text))
  must(data !== undefined, `${file} is not what the pages take`)
  return data
}

const stageSettings = async (site: Site) => await fileOf(site, STAGE_SETTINGS_PATH, StageSettings)

/** Checks of the pages' stage settings, without which nobody can enter a card. */
export const STAGE_CHECKS: Checks = {
  'the pages have a key of the payment provider, of the mode of the stage': async (site) => {
    const { publishableKey } = (await stageSettings(site)).stripe
    const mode = publishableKey.startsWith('pk_live_') ? 'live' : 'test'
    const right = site.stage === 'prod' ? 'live' : 'test'
    must(site.stage === null || mode === right, `the key is of the ${mode} mode`)
  },
  'the payment provider’s script and calls are let through': edgeOnly(async (site) => {
    const { stripe } = await stageSettings(site)
    must(stripe.scriptUrl === undefined, `the card form comes from ${stripe.scriptUrl}`)
    const policy = (await site.request('/')).headers.get('content-security-policy') ?? ''
    for (const [directive, source] of [
      ['script-src', 'https://js.stripe.com'],
      ['frame-src', 'https://js.stripe.com'],
      ['connect-src', 'https://api.stripe.com'],
    ] as const)
      must(
        new RegExp(`(?:^|;)\\s*${directive}[^;]*\\s${source.replaceAll('.', '\\.')}(?=[\\s;]|$)`).test(
          policy,
        ),
        `content-security-policy has no ${directive} ${source}`,
      )
  }),
  'what visitors meet can be reported, where it is measured': edgeOnly(async (site) => {
    if ((await stageSettings(site)).visitors !== true) return
    const settings = await fileOf(site, VISITOR_SETTINGS_PATH, VisitorSettings)
    const policy = (await site.request('/')).headers.get('content-security-policy') ?? ''
    for (const { origin } of [new URL(settings.credentialsUrl), new URL(settings.eventsUrl)])
      must(
        policy.split(/[\s;]+/).includes(origin),
        `content-security-policy does not let pages call ${origin}`,
      )
  }),
}
