import { useEffect, useState } from 'react'
import { useDraftAt } from '../../../shell/first/data/drafts.ts'
import { useAccount } from '../../../shell/first/session/session.ts'
import { emptyForm, type PlanForm } from './plan-form.ts'

/** The key of the draft. It is no path: nothing asks about it. */
const DRAFT = 'food plan'

/** The plan as it is typed. A food that another screen asks to test is in it, also when the draft is older. */
export function usePlanDraft(asked: string | undefined) {
  const [empty] = useState(() => emptyForm(asked))
  const draft = useDraftAt<PlanForm>(useAccount(), DRAFT, empty)
  const { read, write } = draft
  useEffect(() => {
    const [form, missing] = [read(), empty.foods.filter((food) => !read().foods.includes(food))]
    if (missing.length > 0) write({ ...form, foods: [...form.foods, ...missing] })
    // oxlint-disable-next-line react/exhaustive-deps -- the user may take it out again
  }, [empty])
  return { ...draft, empty }
}

export type PlanDraft = ReturnType<typeof usePlanDraft>
