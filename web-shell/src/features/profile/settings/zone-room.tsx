import { useId } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Field } from '../../../../../shared/ui/field/field.tsx'
import { zone as deviceZone } from '../../../shell/first/api/clock.ts'
import { wordsFor } from '../../../shell/first/api/problem-text.ts'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { useEditProfile } from '../use-edit-profile.ts'
import styles from './settings.module.css'
import { text } from './text.ts'
import { placeOf, zonesByRegion } from './zone-places.ts'

const words = text.zone

/** Chooses the time zone of the account. */
export function ZoneRoom({ home }: { home: Home }) {
  const id = useId()
  const edit = useEditProfile()
  const here = deviceZone()
  // While a change is on its way, the list shows it. A change that fails comes back to what is stored.
  const shown = edit.isPending ? (edit.variables.zone ?? home.zone) : home.zone
  const change = (zone: string) =>
    edit.mutate(
      { zone },
      {
        onSuccess: () => notify({ title: words.saved }),
        onError: (error) => notify({ title: words.failed, text: wordsFor(error).text }),
      },
    )
  return (
    <div className={styles['room']}>
      <p>{words.what}</p>
      <Field id={id} label={words.title}>
        <select id={id} value={shown} onChange={({ target }) => change(target.value)}>
          {zonesByRegion(shown, words.others).map(([region, zones]) => (
            <optgroup key={region} label={region}>
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {placeOf(zone)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Field>
      {here !== shown && (
        <>
          <p className={styles['quiet']}>{words.here(placeOf(here))}</p>
          <Button variant="secondary" onClick={() => change(here)}>
            {words.use(placeOf(here))}
          </Button>
        </>
      )}
    </div>
  )
}
