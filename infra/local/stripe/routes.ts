import { type Form, findText, textAt, textsAt } from './form.ts'
import { PRICES } from './new-objects.ts'
import { missing } from './objects.ts'
import type { StripeAccount } from './stripe-account.ts'

/** A request of our functions: the account, the id in the path, the query or the form, and the address of pages. */
interface ApiRequest {
  account: StripeAccount
  id: string
  form: Form
  baseUrl: string
}
type Route = (request: ApiRequest) => object

const list = <T>(data: readonly T[], hasMore = false) => ({ object: 'list', data, has_more: hasMore, url: '/' })

const seconds = (text: string | undefined) => (text === undefined ? undefined : Number(text))
const optional = <T>(name: string, value: T | undefined) => (value === undefined ? {} : { [name]: value })

/** The newest first, in pages. */
function listEvents({ account, form }: ApiRequest) {
  account.advance()
  const from = Number(findText(form, 'created', 'gte') ?? 0)
  const newestFirst = account.events.filter(({ created }) => created >= from).toReversed()
  const after = findText(form, 'starting_after')
  const start = after ? newestFirst.findIndex(({ id }) => id === after) + 1 : 0
  const limit = Number(findText(form, 'limit') ?? 10)
  return list(newestFirst.slice(start, start + limit), newestFirst.length > start + limit)
}

/** The operations of Stripe's API that our functions use. A request of another one is a defect, and is refused. */
const ROUTES: Readonly<Record<string, Route>> = {
  'POST /v1/customers': ({ account, form }) =>
    account.createCustomer(findText(form, 'email') ?? null, form['metadata'] as Record<string, string>),
  'POST /v1/customers/{id}': ({ account, id, form }) => account.changeEmail(id, textAt(form, 'email')),
  'DELETE /v1/customers/{id}': ({ account, id }) => {
    account.deleteCustomer(id)
    return { id, object: 'customer', deleted: true }
  },
  'GET /v1/prices': ({ form }) => {
    const keys = textsAt(form, 'lookup_keys')
    return list(PRICES.filter(({ lookup_key: key }) => key && keys.includes(key)))
  },
  'POST /v1/checkout/sessions': ({ account, form, baseUrl }) =>
    account.openCheckout(
      {
        customer: textAt(form, 'customer'),
        price: textAt(form, 'line_items', '0', 'price'),
        success_url: textAt(form, 'success_url'),
        cancel_url: textAt(form, 'cancel_url'),
        ...optional('trialEnd', seconds(findText(form, 'subscription_data', 'trial_end'))),
        ...optional('anchor', seconds(findText(form, 'subscription_data', 'billing_cycle_anchor'))),
      },
      (id) => `${baseUrl}/pay/${id}`,
    ),
  'GET /v1/checkout/sessions': ({ account, form }) => {
    account.advance()
    const [customer, status] = [textAt(form, 'customer'), findText(form, 'status')]
    return list(
      [...account.checkouts.values()].filter(
        (each) => each.customer === customer && (status === undefined || each.status === status),
      ),
    )
  },
  'POST /v1/checkout/sessions/{id}/expire': ({ account, id }) => account.expireCheckout(id),
  'GET /v1/subscriptions': ({ account, form }) =>
    list(account.subscriptionsOf(account.customer(textAt(form, 'customer')).id)),
  'POST /v1/subscriptions/{id}': ({ account, id, form }) =>
    account.change(id, { cancel_at_period_end: textAt(form, 'cancel_at_period_end') === 'true' }),
  'DELETE /v1/subscriptions/{id}': ({ account, id }) => account.cancel(id),
  'GET /v1/invoices': ({ account, form }) => {
    account.advance()
    const [subscription, status] = [textAt(form, 'subscription'), findText(form, 'status')]
    return list(account.invoices.filter((each) => each.subscription === subscription && each.status === status))
  },
  'POST /v1/refunds': ({ account, form }) => account.refund(textAt(form, 'payment_intent')),
  'POST /v1/billing_portal/sessions': ({ account, form, baseUrl }) => {
    const { id } = account.customer(textAt(form, 'customer'))
    const query = new URLSearchParams({ return_url: textAt(form, 'return_url') })
    return { id: `bps_${id}`, object: 'billing_portal.session', url: `${baseUrl}/portal/${id}?${query}` }
  },
  'GET /v1/events': listEvents,
}

/** Finds the route of a request, and the id in its path. Throws Stripe's refusal for an unknown one. */
export function findRoute(method: string, path: string): { route: Route; id: string } {
  const exact = ROUTES[`${method} ${path}`]
  if (exact) return { route: exact, id: '' }
  const id = path.split('/').find((part) => /^(?:cus|cs|sub)_/.test(part)) ?? ''
  const route = ROUTES[`${method} ${path.replace(id || ' ', '{id}')}`]
  if (!route) throw missing()
  return { route, id }
}
