import { answers } from '../../../../shared/food/log/answer-words.ts'
import type { FoodEdit } from '../../../../shared/food/queued.ts'
import { formatDayFromToday } from '../../../../shared/ui/calendar/format-day.ts'
import type { OperationWords } from '../../shell/early/operation-kind.ts'
import { today } from '../../shell/first/api/clock.ts'

/** An edit in a list of what waits, or of what was refused. */
function nameOf(edit: FoodEdit): string {
  switch (edit.what) {
    case 'start-plan':
      return `Elimination plan: ${edit.plan.planName}`
    case 'complete-plan':
      return 'Elimination plan'
    case 'log':
      return `Food log · ${formatDayFromToday(edit.body.date, today())}`
    case 'start-test':
      return `Food test: ${edit.test.foodName}`
    case 'complete-test':
      return 'Food test'
    case 'save-food':
      return `Your own food: ${edit.food.foodName}`
    case 'remove-food':
      return 'Your own food'
  }
}

const lineOf = (parts: readonly (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ')

function detailOf(edit: FoodEdit): string {
  if (edit.what === 'log') {
    const { consumedEliminatedFoods: eaten, symptomSeverity, flareOccurred, notes } = edit.body.set
    const symptoms = typeof symptomSeverity === 'number' && `Symptoms ${symptomSeverity} of 10`
    return lineOf([
      eaten && answers.eaten({ consumedEliminatedFoods: eaten }),
      symptoms,
      flareOccurred && 'Flare',
      notes,
    ])
  }
  if (edit.what === 'complete-test')
    return lineOf([answers.statuses[edit.body.finalRating ?? 'unclear'], edit.body.notes])
  return edit.what === 'save-food' ? (edit.food.notes ?? '') : ''
}

const names: Readonly<Record<string, string>> = { food: 'Food tools', foods: 'Your own foods' }
const nameOfTarget = (target: string) => names[target] ?? target

export const text = {
  name: (target, edit) => (edit ? nameOf(edit) : nameOfTarget(target)),
  detail: detailOf,
  count: (targets) => (targets === 1 ? 'something in your food tools' : 'your food tools and your own foods'),
  sent: () => 'What you saved in the food tools is sent.',
} satisfies OperationWords<FoodEdit>
