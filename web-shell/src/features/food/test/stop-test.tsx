import { useState } from 'react'
import type { FoodTest } from '../../../../../shared/food/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { zone } from '../../../shell/first/api/clock.ts'
import { showHeading } from '../../../shell/first/frame/page.tsx'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from '../text.ts'

const words = text.stopTest

/** Ends a test without a rating, after a question: it is unclear. Source: requirement FOOD-03. */
export function StopTest({ test, saving }: { test: FoodTest; saving: SaveFood }) {
  const [isAsking, setAsking] = useState(false)

  const stop = () =>
    saving.save({
      what: 'complete-test',
      change: (change) => ({ what: 'complete-test', id: test.id, body: { change, zone: zone() } }),
      saved: { title: words.done },
      onQueued: showHeading,
    })

  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      {isAsking && (
        <Sheet
          open
          title={words.title(test.foodName)}
          onClose={() => setAsking(false)}
          footer={
            <Button wide busy={saving.isSaving('complete-test')} busyLabel={text.saving.busy} onClick={stop}>
              {words.save}
            </Button>
          }
        >
          <p>{words.note}</p>
        </Sheet>
      )}
    </>
  )
}
