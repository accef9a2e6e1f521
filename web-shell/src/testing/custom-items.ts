import type { ActiveCustomItems } from '../../../shared/custom/rules.ts'
import { emptyDay } from '../../../shared/days/model/day.ts'
import { TODAY } from './open-log.ts'

/** Custom items of a user. */
export const customItems: ActiveCustomItems = {
  symptoms: [
    { id: 'aching', name: 'Aching legs' },
    { id: 'dizzy0', name: 'Dizzy' },
  ],
  triggers: [{ id: 'stairs', name: 'Stairs' }],
}
/** The fields of home for a user without an entry today. */
export const emptyToday = { today: emptyDay(TODAY), loggedOn: [] }
