import type { QueueName, ScheduleName } from '../../../../shared/operations/names.ts'
import type { Redrive, TestResult } from '../../../../shared/operations/schema.ts'
import type { RemoteName } from '../../../../shared/remotes.ts'

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
const jobs = (count: number) => counted(count, 'job', 'jobs')

/** Source: requirement OPS-04. */
export const text = {
  heading: 'Operations',
  toArticles: '← Back to articles',
  toPush: 'Test notifications',
  toAudit: 'What admins did',
  about: 'How the service runs now. Nothing here names a person or shows what a message says.',
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
  refreshed: (time: string) => `Shown as of ${time}. It refreshes automatically every minute.`,
  stale: {
    title: 'Not refreshed',
    text: (time: string) => `What you see is from ${time}. It is tried again in a minute, or press Refresh.`,
  },
  loading: 'Loading',
  queues: {
    heading: 'Job queues',
    names: {
      mail: 'Email',
      bounces: 'Refused email',
      payments: 'Payments',
      rings: 'Reminders',
      pages: 'Public pages',
      uploads: 'Uploads',
    } as const satisfies Record<QueueName, string>,
    counts: (waiting: number, running: number, dead: number) =>
      `${waiting} waiting · ${running} being worked on${dead === 0 ? ' · none failed' : ''}`,
    dead: (count: number) => `${jobs(count)} failed at every try`,
    redrive: 'Try again…',
    of: (what: string, name: string) => `${what} ${name}`,
    last: (redrive: Redrive, when: string) =>
      ({
        running: `Since ${when}: ${jobs(redrive.moved)} moved back so far`,
        done: `Last tried again ${when}: ${jobs(redrive.moved)} moved back`,
        failed: `Trying again failed ${when}, after ${jobs(redrive.moved)}. The queue service tells an operator why`,
        stopped: `Trying again was stopped ${when}, after ${jobs(redrive.moved)}`,
      })[redrive.state],
    deadRuns: 'Failed runs of schedules',
    deadRunsAbout:
      'A failed run cannot be tried again from here. The next run of its schedule does its work, and an operator deletes what failed.',
    noDeadRuns: 'No run has failed at every try.',
    failedRuns: (count: number) => `${counted(count, 'run', 'runs')} failed at every try`,
  },
  redriveDialog: {
    title: (name: string) => `Try failed jobs again: ${name}?`,
    text: (count: number) =>
      `${count === 1 ? '1 job goes' : `${count} jobs go`} back to the queue, as if new. Please find out first why they failed: the log tells. What fails again comes back here.`,
    action: 'Try again',
    busy: 'Starting…',
    done: 'The jobs are on their way back to their queue',
  },
  schedules: {
    heading: 'Schedules',
    names: {
      tick: 'Reminders and set times of articles',
      erasure: 'Deletion of accounts',
      content: 'Delivery of articles and recordings',
      housekeeping: 'Removal of unfinished sign-ups',
      reconcile: 'Comparison with payments',
    } as const satisfies Record<ScheduleName, string>,
    every: (minutes: number) => ({ 1: 'Every minute', 60: 'Every hour', 1440: 'Every day' })[minutes] ?? '',
    last: (when: string, seconds: string) => `last run ${when}, took ${seconds} s`,
    none: 'no run recorded yet',
    failed: 'The last run failed. It is tried again; the log tells why.',
    overdue: 'Overdue: it should have run again by now.',
    delivered: (articles: number, recordings: number, newest: string) =>
      `Delivered: ${counted(articles, 'article', 'articles')}, the newest of ${newest}, and ${counted(recordings, 'recording', 'recordings')}`,
  },
  mail: {
    heading: 'Refused email',
    about: 'The last seven days, in UTC.',
    caption: 'Refused emails by day',
    day: 'Day',
    bounces: 'Bounced',
    complaints: 'Complaints',
  },
  versions: {
    heading: 'Versions',
    functions: 'Functions',
    shell: 'App, in this browser',
    remotes: { learn: 'Learning hub', admin: 'Back office' } as const satisfies Record<RemoteName, string>,
    unknown: 'unknown',
  },
} as const

/** Source: requirement ADM-07. */
export const pushText = {
  heading: 'Test notifications',
  toOperations: '← Back to operations',
  about:
    'Sends a notification that says it is a test, and tells what became of it for each device. It is kept for all admins to read. You can send twenty an hour.',
  own: 'Your own devices',
  sendOwn: 'Send to my devices',
  sending: 'Sending…',
  other: 'Devices of a person',
  email: 'Email address',
  find: 'Find',
  finding: 'Looking…',
  missing: 'Please enter an email address',
  send: 'Send a test…',
  of: (what: string, name: string) => `${what} ${name}`,
  dialog: {
    title: (name: string) => `Send a test to ${name}?`,
    text: 'Each of their devices shows: “This is a test from Stillwater. There is nothing to do.”',
    action: 'Send a test',
    busy: 'Sending…',
    done: 'Test sent',
  },
  results: (name: string) => `Result for ${name}`,
  you: 'you',
  device: 'Unknown browser',
  none: 'No device gets notifications. They are turned on in Settings, on the device itself.',
  result: {
    accepted: 'Accepted. Its push service delivers it when the device is online.',
    gone: 'Gone. The device does not take notifications any more, and has been removed.',
    refused: 'Refused by its push service. The log tells why. Nothing has changed for reminders.',
    'not-reached': 'Its push service was not reached. Please try again in a few minutes.',
  } as const satisfies Record<TestResult, string>,
} as const
