import type { Account } from '../../../../../shared/auth/schema.ts'
import { isInstalled, platform } from './platform.ts'

/** Why notifications cannot be turned on here. */
export type Obstacle = 'blocked' | 'not-installed' | 'unsupported'

/** Whether the browser has what notifications need. Source: requirement PUSH-06. */
export const isSupported = () =>
  'serviceWorker' in navigator &&
  navigator.serviceWorker !== undefined &&
  'PushManager' in globalThis &&
  'Notification' in globalThis

/** What is in the way of notifications on this device; `undefined` if nothing is. Source: requirement PUSH-06. */
export function obstacle(): Obstacle | undefined {
  if (!isSupported()) return platform() === 'ios' && !isInstalled() ? 'not-installed' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : undefined
}

/** The user for whom notifications can be set up; not while questions come first that keep every screen away. */
export const ownerAmong = (account: Account | undefined) =>
  account && !account.claimPending && !account.needsLongPassword ? account.id : undefined
