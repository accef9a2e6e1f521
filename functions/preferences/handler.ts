import { isPeriodDate } from '../../shared/cycle/rules.ts'
import { preferencesApi } from '../../shared/preferences/api.ts'
import { sectionsForConcerns } from '../../shared/preferences/preferences.ts'
import type { PreferencesEdit } from '../../shared/preferences/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { latestLocalDate } from '../../shared/time/local-date.ts'
import { serve } from '../http/serve.ts'
import { changePreferences, completeOnboarding } from '../table/records/preferences.ts'

/** Throws `invalid-request` for a last period that cannot have begun on its date, in any time zone at `now`. */
function assertPeriodDate({ cycle }: Pick<PreferencesEdit, 'cycle'>, now: number): void {
  if (cycle?.lastPeriodOn && !isPeriodDate(cycle.lastPeriodOn, latestLocalDate(now)))
    throw new DomainError('invalid-request', [{ pointer: '/body/cycle/lastPeriodOn', detail: 'out_of_range' }])
}

export const handler = serve(preferencesApi, {
  edit: ({ me, body, now }) => {
    assertPeriodDate(body, now)
    return changePreferences(me.userId, body)
  },

  completeSetup: async ({ me, body, now }) => {
    assertPeriodDate(body, now)
    const preferences = await changePreferences(me.userId, { ...body, sections: sectionsForConcerns(body.concerns) })
    await completeOnboarding(me.userId)
    return preferences
  },
})
