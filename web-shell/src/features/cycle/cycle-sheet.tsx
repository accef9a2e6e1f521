import { useEffect, useEffectEvent, useState } from 'react'
import type { CycleSettings } from '../../../../shared/preferences/preferences.ts'
import { Sheet } from '../../../../shared/ui/sheet.tsx'
import type { Home } from '../../shell/first/data/home-query.ts'
import { focusHeading } from '../../shell/first/frame/page.tsx'
import { CycleFields } from '../../shell/later/preferences/controls/cycle-fields.tsx'
import { hasRefusedValue } from '../../shell/later/preferences/refused-value.ts'
import { useEditPreferences } from '../../shell/later/preferences/use-edit-preferences.ts'
import { text } from './text.ts'

/**
 * Corrects the cycle. A change is saved when the sheet closes, however it closes, and not at once: a date that is cleared
 * to choose another one, or tracking that is turned off, would take away the card and the sheet with it.
 * Source: requirement CYC-06.
 */
export function CycleSheet({ home, onClose }: { home: Home; onClose: () => void }) {
  const { edit } = useEditPreferences()
  const [changed, setChanged] = useState<CycleSettings>()

  const save = useEffectEvent(() => {
    if (!changed) return
    void edit({ cycle: changed })
    // The button that opened the sheet goes with its card.
    if (changed.lastPeriodOn === null) focusHeading()
  })
  useEffect(() => () => save(), [])

  return (
    <Sheet open title={text.sheet.title} doneLabel={text.sheet.done} onClose={() => hasRefusedValue() || onClose()}>
      <CycleFields value={changed ?? home.preferences.cycle} onChange={setChanged} />
    </Sheet>
  )
}
