import { DRINKS, FOODS } from '../days/model/options.ts'

/** The fields of the log whose options may affect pain. */
export const OPTIONS = { foodTags: FOODS, beverages: DRINKS } as const
export type OptionField = keyof typeof OPTIONS

/** An option of the log as an exposure. */
export interface OptionExposure {
  id: string
  field: OptionField
  option: (typeof OPTIONS)[OptionField][number]
  /** Its place among the options of its field. */
  place: number
}

/** All of them, by field. */
export const optionExposures: readonly OptionExposure[] = (Object.keys(OPTIONS) as OptionField[]).flatMap((field) =>
  OPTIONS[field].map((option, place) => ({ id: `${field}.${option}`, field, option, place })),
)
