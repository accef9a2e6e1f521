/** Loads the code of subscriptions: most users of a device have not turned notifications on. */
export const loadSubscription = () => import('./subscription.ts')
