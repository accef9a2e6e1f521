import { instantOf } from '../../../../shared/changes/change-id.ts'
import { actions } from '../../../../shared/training/action-words.ts'
import type { TrainingEdit } from '../../../../shared/training/queued.ts'
import type { OperationWords } from '../../shell/early/operation-kind.ts'
import { timeWithDay } from './format-time.ts'

function detailOf(edit: TrainingEdit): string {
  switch (edit.type) {
    case 'start':
      return `Start, every ${edit.start.targetIntervalMinutes} minutes`
    case 'log': {
      const { actionType, id, notes } = edit.log
      const logged = `${actions[actionType]}, ${timeWithDay(instantOf(id))}`
      return notes === undefined ? logged : `${logged}: ${notes}`
    }
    case 'undo':
      return `Taking back the visit of ${timeWithDay(instantOf(edit.log))}`
    case 'interval':
      return `Every ${edit.interval.targetIntervalMinutes} minutes`
    case 'end':
      return 'End of the session'
  }
}

export const text = {
  name: () => 'Bladder training',
  detail: detailOf,
  /** All changes of training have one target. */
  count: () => 'a change to your bladder training',
  sent: () => 'Your bladder training has been sent.',
} satisfies OperationWords<TrainingEdit>
