import { Stripe } from 'stripe'
import { sampleSettings } from '#infra/sample-settings.ts'
import { PLANS, PlanId, type Plan } from '#shared/catalog/plans.ts'
import { BRAND } from '#shared/brand.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'
import { idempotent } from '#vendors/stripe/stripe-client.ts'
import { missing, type Done, type Step } from '../step.ts'
import { outputOf, stageSecrets, type World } from '../world.ts'

/** Beside the signing secret: the address that it belongs to. */
const WEBHOOK_URL = 'STRIPE_WEBHOOK_URL'

/** Opens Stripe with a key that may create prices and webhooks. It is used now and stored nowhere. */
async function setUpClient(world: World): Promise<Stripe> {
  const mode = world.stage === 'prod' ? 'live' : 'test'
  const key = await world.ask.secret(
    'STRIPE_SETUP_KEY',
    `Stripe's secret key of the ${mode} mode (sk_${mode}_…), to create prices and the webhook; it is not kept.`,
    (typed) =>
      new RegExp(`^(?:sk|rk)_${mode}_\\w+$`).test(typed)
        ? undefined
        : `It begins with sk_${mode}_ or rk_${mode}_.`,
  )
  return new Stripe(key, {
    maxNetworkRetries: world.stripeRetries ?? 2,
    telemetry: false,
    ...world.stripe,
  })
}

async function priceOf(stripe: Stripe, { id, name, priceUsd }: Plan): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [id], active: true })
  const found = data.find(
    ({ unit_amount: amount, currency, recurring }) =>
      amount === priceUsd * 100 && currency === 'usd' && recurring?.interval === 'month',
  )
  if (found !== undefined) return found.id
  // A price never changes: another amount is another price, and old subscribers keep theirs.
  const made = await stripe.prices.create(
    {
      currency: 'usd',
      unit_amount: priceUsd * 100,
      recurring: { interval: 'month' },
      lookup_key: id,
      transfer_lookup_key: true,
      product_data: { name: `${BRAND.name} ${name}` },
    },
    idempotent('price', id, String(priceUsd)),
  )
  return made.id
}

async function makePrices(world: World): Promise<void> {
  const stripe = await setUpClient(world)
  const stripePrices: Record<string, string> = {}
  for (const plan of PlanId.options) stripePrices[plan] = await priceOf(stripe, PLANS[plan])
  world.settings.write({ stripePrices })
}

const urlOf = async (world: World): Promise<string | null> => {
  const site = await outputOf(world, 'edge', 'Site')
  return site === null ? null : `${site}${webhooks.receiveStripeEvent.path}`
}

async function webhookIsKept(world: World): Promise<Done> {
  const kept = (await stageSecrets(world).read('webhook'))[WEBHOOK_URL]
  return kept !== undefined && kept === (await urlOf(world))
    ? true
    : missing(kept === undefined ? 'there is none' : `it belongs to ${kept}`)
}

/**
 * Stripe shows a signing secret only when it creates the endpoint. So an endpoint whose secret was not kept,
 * because the command was stopped in between, is replaced.
 */
async function makeWebhook(world: World): Promise<void> {
  const url = await urlOf(world)
  if (url === null) throw new Error('The site has no address yet.')
  const stripe = await setUpClient(world)
  const old = (await stripe.webhookEndpoints.list({ limit: 100 })).data.filter((one) => one.url === url)
  const made = await stripe.webhookEndpoints.create(
    // The version decides the format of events, so it is that of our library.
    { url, api_version: Stripe.API_VERSION, enabled_events: ['*'] },
    idempotent('webhook', url, ...old.map(({ id }) => id)),
  )
  await stageSecrets(world).put('webhook', {
    STRIPE_WEBHOOK_SECRETS: made.secret ?? '',
    [WEBHOOK_URL]: url,
  })
  for (const { id } of old) await stripe.webhookEndpoints.del(id)
}

export const pricesStep = (world: World): Step => ({
  id: 'prices',
  what: 'Stripe has the prices of the plans',
  needs: ['settings'],
  isDone: async () =>
    sampleSettings(world.settings.read()).includes('stripePrices')
      ? missing('the settings have sample prices')
      : true,
  do: () => makePrices(world),
})

export const webhookStep = (world: World): Step => ({
  id: 'webhook',
  what: "Stripe's webhook reaches the site, and its signing secret is kept",
  needs: ['deployment'],
  isDone: () => webhookIsKept(world),
  do: () => makeWebhook(world),
})
