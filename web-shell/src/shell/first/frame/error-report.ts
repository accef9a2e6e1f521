import { lastCorrelationId } from '../api/call.ts'

const MAX_FRAMES = 12

/** One frame of a stack, as Chromium (`at f (url)`) or as Firefox and Safari (`f@url`) write it. */
const FRAME = /^(at .+|[^\s@]*@\S+):\d+:\d+\)?$/

/**
 * Returns the details that help to find a defect: the type of the error, its stack frames, the newest call and the
 * screen. The error's message and all queries are left out: they may contain user input.
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
    ...frames.slice(0, MAX_FRAMES),
  ].join('\n')
}
