import { json } from '#infra/context-fields.ts'
import { STAGE_SETTINGS_PATH, StageSettings } from '#shared/models/stage-settings.ts'
import { edgeOnly, must, type Checks } from './check.ts'
import type { Site } from './site.ts'

async function stageSettings(site: Site): Promise<StageSettings> {
  const { status, headers, text } = await site.request(STAGE_SETTINGS_PATH)
  must(status === 200, `${STAGE_SETTINGS_PATH} answered ${status}`)
  const kept = headers.get('cache-control')
  must(/no-cache|no-store|max-age=0/.test(kept ?? ''), `cache-control of ${STAGE_SETTINGS_PATH} is ${kept}`)
  const { data } = StageSettings.safeParse(json(text))
  must(data !== undefined, `${STAGE_SETTINGS_PATH} is not what the pages take`)
  return data
}

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
}
