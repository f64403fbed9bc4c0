/** Where Stripe's script comes from (docs.stripe.com/security/guide, "Content security policy"). */
const STRIPE_SCRIPT = /^https:\/\/(?:[\w-]+\.)*js\.stripe\.com\//

let created = false

/**
 * Lets Stripe's script, and the one of a stage without Stripe, be loaded where the browser asks for Trusted
 * Types. It is the default policy because Stripe's loader passes plain text; every other text that would
 * become code is refused. The content policy allows one policy of this name, so the first call decides.
 */
export function allowPaymentScripts(ofStage: string | undefined): void {
  if (created || window.trustedTypes === undefined) return
  created = true
  window.trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      if (address === ofStage || STRIPE_SCRIPT.test(address)) return address
      throw new TypeError('Only the script of the payment provider may be loaded.')
    },
  })
}
