import childsPose from 'art:position-childs-pose'
import happyBaby from 'art:position-happy-baby'
import pelvicDrop from 'art:position-pelvic-drop'
import supportedRest from 'art:position-supported-rest'
import bed from 'icon:bed'
import drop from 'icon:drop-half'
import lotus from 'icon:flower-lotus'
import person from 'icon:person-simple-tai-chi'
import type { PositionId } from '../../../../shared/exercises/exercises.ts'

/** The drawing of each position, and the icon of its row. */
export const POSITIONS: Readonly<Record<PositionId, { picture: string; icon: string }>> = {
  supported_rest: { picture: supportedRest, icon: bed },
  childs_pose: { picture: childsPose, icon: person },
  happy_baby: { picture: happyBaby, icon: lotus },
  pelvic_drop: { picture: pelvicDrop, icon: drop },
}
