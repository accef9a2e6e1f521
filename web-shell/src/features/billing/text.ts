import type { Plan } from '../../../../shared/billing/plans.ts'

const PERIODS: Record<Plan, string> = { monthly: 'month', yearly: 'year' }

export const text = {
  heading: 'Premium',
  trialUntil: (day: string) => `Your trial runs until ${day}. The first payment is due then.`,
  failedPayment: {
    title: 'Your last payment did not go through',
    text: 'Nothing is lost, and Premium stays on while your bank is asked again. Please check your card.',
  },
  returned: {
    title: 'You paid twice',
    text: 'We ended the second subscription, and its payment goes back to your card. That can take your bank a few days.',
  },
  plans: {
    label: 'Plan',
    price: (amount: string, plan: Plan) => `${amount} per ${PERIODS[plan]}`,
    perMonth: (amount: string) => `${amount} a month, paid once`,
    anyTime: 'Cancel whenever you like',
    saving: (percent: number) => `save ${percent}%`,
    tax: 'Prices include tax. Payment opens on Stripe’s page: we never see your card.',
    upgrade: 'Upgrade',
    opening: 'Opening…',
    none: 'No plan is on sale at the moment.',
  },
  mine: {
    title: 'Your plan',
    plan: (plan: Plan) => `You pay by the ${PERIODS[plan]}.`,
    renews: (day: string) => `The next payment is due on ${day}.`,
    ends: (day: string) => `It ends on ${day} and costs nothing more. Everything you logged stays.`,
    manage: 'Manage subscription',
    manageText: 'Card, receipts, changing your plan or cancelling it, on Stripe’s page.',
  },
  checkoutFailed: 'Failed to create checkout session',
  portalFailed: 'Failed to open customer portal',
  checkFailed: {
    title: 'Error',
    text: 'Failed to check subscription status',
    kept: 'What you have paid for stays.',
    again: 'Retry',
  },
  waiting: {
    title: 'Thank you',
    text: 'We are asking Stripe about your payment. This can take a minute; you can carry on in the meantime.',
  },
  why: { title: 'Why Premium?' },
  free: {
    title: 'Always free',
    text: 'Logging, your history, the Flare Kit and every article. What you have logged stays yours to read and export, with or without Premium.',
    tools: {
      breathing: { to: '/tools/exercises', title: 'Breathing and relaxation' },
      training: { to: '/tools/training', title: 'Bladder training' },
      food: { to: '/tools/food', title: 'Food tools' },
      reminders: { to: '/reminders', title: 'Reminders' },
    },
  },
} as const
