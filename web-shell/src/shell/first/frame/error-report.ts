import { lastCorrelationId } from '../api/call.ts'

const FRAMES = 12

/** One frame of a stack, as Chromium (`at f (url)`) or as Firefox and Safari (`f@url`) write it. */
const FRAME = /^(at .+|[^\s@]*@\S+):\d+:\d+\)?$/

/**
 * What helps to find a fault: its kind, where in the code it arose, the newest call and the screen. An error's message
 * is left out, because it may quote what somebody typed; so is every query.
 */
export function errorReport(error: unknown): string {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error()
  const frames = stack
    .replace(message, '')
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replaceAll(location.origin, '')
        .replace(/\?[^:)]*/, ''),
    )
    .filter((line) => FRAME.test(line))
  return [
    `error: ${name}`,
    `screen: ${location.pathname}`,
    `build: ${new URL(import.meta.url).pathname}`,
    `last call: ${lastCorrelationId() || 'none'}`,
    ...frames.slice(0, FRAMES),
  ].join('\n')
}
