import type { SubscriptionState } from '../../../../shared/billing/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { now } from '../../shell/first/api/clock.ts'
import { formatInstant } from '../../shell/later/premium/plan-status.ts'
import styles from './billing.module.css'
import { text } from './text.ts'
import { usePortal } from './use-subscription.ts'

/** What happens next with a paid plan. */
function nextStep({
  accessEndsAt = 0,
  paidUntil = 0,
  isCancelled,
  isPaymentFailed,
}: SubscriptionState): string | undefined {
  if (isPaymentFailed) return undefined
  return isCancelled ? text.mine.ends(formatInstant(accessEndsAt)) : text.mine.renews(formatInstant(paidUntil))
}

const DAY_MS = 86_400_000

/** For as long as a bank needs to return a payment. */
const isRecent = (instant = 0) => now() < instant + 14 * DAY_MS

/** The user's subscription, and the way to change or end it: as easy as buying. Source: requirement SUB-05. */
export function MyPlan({ state }: { state: SubscriptionState }) {
  const portal = usePortal()
  const isPaid = state.tier === 'paid'
  const next = isPaid && (state.paidUntil ?? 0) > now() ? nextStep(state) : undefined
  return (
    <Card aria-labelledby="my-plan">
      <h2 id="my-plan">{text.mine.title}</h2>
      {state.isPaymentFailed && <Notice title={text.failedPayment.title}>{text.failedPayment.text}</Notice>}
      {isRecent(state.refundedAt) && <Notice title={text.returned.title}>{text.returned.text}</Notice>}
      {next && (
        <p>
          {state.plan && !state.isCancelled && text.mine.plan(state.plan)} {next}
        </p>
      )}
      <p className={styles['quiet']}>{text.mine.manageText}</p>
      <div>
        <Button
          variant="secondary"
          busy={portal.isPending}
          busyLabel={text.plans.opening}
          onClick={() => portal.mutate(window.open('', '_blank'))}
        >
          {text.mine.manage}
        </Button>
      </div>
    </Card>
  )
}
