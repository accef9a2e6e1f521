import type { ActiveCustom } from '../../../shared/custom/rules.ts'
import { emptyDay } from '../../../shared/days/model/day.ts'
import { TODAY } from './open-log.ts'

/** What somebody has of their own. */
export const own: ActiveCustom = {
  symptoms: [
    { id: 'aching', name: 'Aching legs' },
    { id: 'dizzy0', name: 'Dizzy' },
  ],
  triggers: [{ id: 'stairs', name: 'Stairs' }],
}
/** Of a day on which nothing was said yet. */
export const untouched = { today: emptyDay(TODAY), loggedOn: [] }
