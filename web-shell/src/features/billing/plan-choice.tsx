import { useState } from 'react'
import { type Plan, savingOfYear } from '../../../../shared/billing/plans.ts'
import type { PricedPlan } from '../../../../shared/billing/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Tag } from '../../../../shared/ui/tag.tsx'
import { wordsFor } from '../../shell/first/api/problem-text.ts'
import styles from './billing.module.css'
import { text } from './text.ts'
import { useCheckout } from './use-subscription.ts'

const money = (minor: number, currency: string) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(minor / 100)

/** The plans by price, the yearly one first, and the way to Stripe's page. Source: requirements SUB-03 and SUB-04. */
export function PlanChoice({ plans, note }: { plans: readonly PricedPlan[]; note: string | undefined }) {
  const shown = plans.toReversed()
  const [chosen, setChosen] = useState<Plan>(shown[0]?.id ?? 'yearly')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const checkout = useCheckout()
  const monthly = plans.find(({ id }) => id === 'monthly')
  if (shown.length === 0) return <p>{text.plans.none}</p>

  function choose(plan: Plan): void {
    setChosen(plan)
    // Another plan is another request.
    setKey(crypto.randomUUID())
  }

  return (
    <div className={styles['choice']}>
      <fieldset className={styles['plans']}>
        <legend className="visually-hidden">{text.plans.label}</legend>
        {shown.map((plan) => (
          <label key={plan.id} className={styles['plan']}>
            <input type="radio" name="plan" checked={plan.id === chosen} onChange={() => choose(plan.id)} />
            <PlanWords plan={plan} monthly={monthly} />
          </label>
        ))}
      </fieldset>
      {checkout.error && <Notice title={text.checkoutFailed}>{wordsFor(checkout.error).text}</Notice>}
      <Button
        wide
        busy={checkout.isPending}
        busyLabel={text.plans.opening}
        onClick={() => checkout.mutate({ planId: chosen, key })}
      >
        {text.plans.upgrade}
      </Button>
      <p className={styles['note']}>
        {text.plans.tax} {note}
      </p>
    </div>
  )
}

function PlanWords({ plan, monthly }: { plan: PricedPlan; monthly: PricedPlan | undefined }) {
  const { id, priceMinor, currency } = plan
  const saving = id === 'yearly' && monthly ? savingOfYear(monthly.priceMinor, priceMinor) : undefined
  return (
    <>
      <span className={styles['words']}>
        <b>{text.plans.price(money(priceMinor, currency), id)}</b>
        <span className={styles['quiet']}>
          {id === 'yearly' ? text.plans.perMonth(money(Math.round(priceMinor / 12), currency)) : text.plans.anyTime}
        </span>
      </span>
      {saving !== undefined && <Tag>{text.plans.saving(saving)}</Tag>}
    </>
  )
}
