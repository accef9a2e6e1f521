import type { ReminderEdit } from '../../../../shared/reminders/schema.ts'

export type Content = Omit<ReminderEdit, 'change'>

/** What a new reminder can begin with. All of it can be changed before it is saved. Source: requirement REM-01. */
export const TEMPLATES = {
  water: {
    title: 'A glass of water',
    kind: 'water',
    schedule: { frequency: 'hours', everyHours: 2, from: '08:00', until: '20:00' },
  },
  medicine: { title: 'Medicine', kind: 'medicine', schedule: { frequency: 'daily', times: ['09:00'] } },
  drop: {
    title: 'Pelvic-floor drop',
    note: 'Breathe in, and let the pelvic floor sink. Nothing to squeeze.',
    kind: 'pelvic-floor',
    schedule: { frequency: 'daily', times: ['10:00', '14:00', '18:00'] },
  },
  log: { title: 'Log the day', kind: 'log', schedule: { frequency: 'daily', times: ['20:00'] } },
  own: { title: '', kind: 'other', schedule: { frequency: 'daily', times: ['09:00'] } },
} as const satisfies Record<string, Content>
export type Template = keyof typeof TEMPLATES
