import early from 'icon:clock-counter-clockwise'
import earlyDuotone from 'icon:clock-counter-clockwise-duotone'
import drop from 'icon:drop'
import dropDuotone from 'icon:drop-duotone'
import hourglass from 'icon:hourglass-medium'
import hourglassDuotone from 'icon:hourglass-medium-duotone'
import toilet from 'icon:toilet'
import toiletDuotone from 'icon:toilet-duotone'
import type { ActionType } from '../../../../../shared/training/schema.ts'

/** The icon of each action: in a list, and on its button. */
export const ACTION_ICONS: Readonly<Record<ActionType, { inList: string; onButton: string }>> = {
  scheduled_void: { inList: toilet, onButton: toiletDuotone },
  successful_delay: { inList: hourglass, onButton: hourglassDuotone },
  early_void: { inList: early, onButton: earlyDuotone },
  accident: { inList: drop, onButton: dropDuotone },
}

/** The actions in the order in which they are offered. */
export const OFFERED_ACTIONS = Object.keys(ACTION_ICONS) as ActionType[]
