import { normalizePath } from '../../../shell/early/paths.ts'

/**
 * Screens on which nothing is asked: help and rest, an open log and forms, questions that come first, and those that have
 * the switch themselves.
 */
const QUIET_SCREENS: ReadonlySet<string> = new Set([
  '/flare-kit',
  '/log',
  '/today',
  '/track',
  '/tools/exercises',
  '/tools/training',
  '/subscription',
  '/claim',
  '/staff-password',
  '/settings',
  '/reminders',
])

/** Whether nothing is asked on the screen at a path. Source: requirement PUSH-01. */
export const isQuietScreen = (path: string) => QUIET_SCREENS.has(normalizePath(path))
