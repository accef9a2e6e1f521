import type { Category } from '../articles/sections.ts'
import { bladderWall } from './bladder-wall.ts'
import { diet } from './covers/diet.ts'
import { mindBody } from './covers/mind-body.ts'
import { pelvicFloorCover } from './covers/pelvic-floor.ts'
import { sleep } from './covers/sleep.ts'
import { stress } from './covers/stress.ts'
import { supplements } from './covers/supplements.ts'
import { diaryPage } from './diary-page.ts'
import type { Figure } from './figure.ts'
import { pelvicFloor } from './pelvic-floor.ts'
import { urgeWave } from './urge-wave.ts'

/** The drawings that articles refer to. */
const FIGURES: readonly Figure[] = [bladderWall, diaryPage, pelvicFloor, urgeWave]

/** The motif of a cover, by the category of the article. */
export const COVER_FIGURES: Readonly<Record<Category, Figure>> = {
  Diet: diet,
  Supplements: supplements,
  'Pelvic Floor': pelvicFloorCover,
  Stress: stress,
  Sleep: sleep,
  'Mind-Body': mindBody,
}

const PATH = /^\/media\/figures\/([a-z0-9-]+)\.svg$/

/** The drawing that a picture's path refers to; `undefined` for the path of any other picture. */
export function findFigure(path: string): Figure | undefined {
  const name = PATH.exec(path)?.[1]
  return FIGURES.find((figure) => figure.name === name)
}
