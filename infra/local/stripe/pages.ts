import type { Price } from './objects.ts'
import type { StripeAccount } from './stripe-account.ts'

/*
 * The pages that Stripe hosts: plain forms without script. They are for developers and tests, and look like nothing of
 * ours.
 */

const STYLE =
  'body{font:1rem/1.5 system-ui;max-width:26rem;margin:2rem auto;padding:0 1rem;color:#1a1f36}button{display:block;width:100%;min-height:44px;margin:.5rem 0;font:inherit}'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${content}`
const form = (action: string, buttons: Readonly<Record<string, string>>) =>
  `<form method="post" action="${escape(action)}">${Object.entries(buttons)
    .map(([name, label]) => `<button name="do" value="${name}">${label}</button>`)
    .join('')}</form>`
const money = (minor: number | null) => `£${((minor ?? 0) / 100).toFixed(2)}`
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

/** A page, or an address to which the browser is sent. */
export type PageReply = { html: string } | { to: string }

/** The checkout: Pay, Decline, Needs authentication, Cancel. */
export function checkoutPage(account: StripeAccount, id: string, chosen: string | undefined): PageReply {
  const checkout = account.checkout(id)
  const { price, trialEnd, anchor, status, success_url: successUrl, cancel_url: cancelUrl } = checkout
  if (chosen === 'cancel') return { to: cancelUrl ?? '' }
  if (status !== 'open') return { html: page('Checkout', '<p>This checkout is no longer open.</p>') }
  if (chosen === 'pay' || chosen === 'authenticate') {
    account.pay(id)
    return { to: successUrl ?? '' }
  }
  const starts = trialEnd ?? anchor
  const what = `<p>${price.lookup_key}: ${money(price.unit_amount)} each ${price.recurring.interval}${starts ? `, first on ${day(starts)}` : ''}</p>`
  if (chosen === 'needs-authentication')
    return { html: page('Your bank asks', what + form('', { authenticate: 'Confirm', decline: 'Fail' })) }
  const refusal = chosen === 'decline' ? '<p role="alert">Your card was declined.</p>' : ''
  const buttons = { pay: 'Pay', decline: 'Decline', 'needs-authentication': 'Needs authentication', cancel: 'Cancel' }
  return { html: page('Checkout', refusal + what + form('', buttons)) }
}

/** The billing portal: cancel, renew, another plan, another card. */
export function portalPage(
  account: StripeAccount,
  { customer, returnUrl, prices }: { customer: string; returnUrl: string; prices: readonly Price[] },
  chosen: string | undefined,
): PageReply {
  const subscription = account.subscriptionsOf(account.customer(customer).id).find((each) => !each.ended_at)
  if (chosen === 'return') return { to: returnUrl }
  if (chosen === 'good-card' || chosen === 'failing-card') account.setCard(customer, chosen === 'good-card')
  if (subscription) {
    if (chosen === 'cancel' || chosen === 'renew')
      account.change(subscription.id, { cancel_at_period_end: chosen === 'cancel' })
    if (chosen === 'cancel-now') account.cancel(subscription.id)
    const other = prices.find(({ id }) => id !== subscription.items.data[0].price.id)
    if (chosen === 'change-plan' && other) account.change(subscription.id, { price: other })
  }
  const item = subscription?.items.data[0]
  const state = item
    ? `<p>${item.price.lookup_key}, ${subscription?.status}, until ${day(item.current_period_end)}${subscription?.cancel_at ? ', cancelled' : ''}</p>`
    : '<p>No subscription</p>'
  const buttons = {
    cancel: 'Cancel subscription',
    'cancel-now': 'Cancel immediately',
    renew: 'Renew subscription',
    'change-plan': 'Change plan',
    'good-card': 'Use a good card',
    'failing-card': 'Use a card that fails',
    return: 'Return',
  }
  return { html: page('Billing portal', state + form('', buttons)) }
}
