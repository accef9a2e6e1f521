import { readDue, storeDue } from './push-store.ts'

/** Shows the number of reminders that wait on the app's icon, where there is such a badge. Source: requirement PUSH-04. */
export async function showDue(due: number): Promise<void> {
  await storeDue(due).catch(() => undefined)
  // Browsers show no badge without that permission, and the headless ones that tests use break off.
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const badge = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>
  await (due > 0 ? badge.setAppBadge?.(due) : badge.clearAppBadge?.())?.catch(() => undefined)
}

/** Shows one reminder less. */
export async function showOneLess(): Promise<void> {
  await showDue(Math.max(0, (await readDue()) - 1))
}
