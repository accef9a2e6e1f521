import type { ExercisesEdit } from '../../../../shared/exercises/queued.ts'
import type { OperationWords } from '../../shell/early/operation-kind.ts'
import { names } from './names.ts'

export const text = {
  name: () => 'Breathing and relaxation',
  detail: (edit) =>
    edit.type === 'remove'
      ? `Remove a session of ${edit.date}`
      : `${names[edit.session.exercise]}, ${edit.session.date}`,
  /** All changes have one target. */
  count: () => 'breathing and relaxation',
  sent: () => 'Breathing and relaxation is sent.',
} satisfies OperationWords<ExercisesEdit>
