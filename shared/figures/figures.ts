import { bladderWall } from './bladder-wall.ts'
import { diaryPage } from './diary-page.ts'
import type { Figure } from './figure.ts'
import { pelvicFloor } from './pelvic-floor.ts'
import { urgeWave } from './urge-wave.ts'

/** The drawings that articles refer to. */
const FIGURES: readonly Figure[] = [bladderWall, diaryPage, pelvicFloor, urgeWave]

const PATH = /^\/media\/figures\/([a-z0-9-]+)\.svg$/

/** The drawing that a picture's path refers to; `undefined` for the path of any other picture. */
export function findFigure(path: string): Figure | undefined {
  const name = PATH.exec(path)?.[1]
  return FIGURES.find((figure) => figure.name === name)
}
