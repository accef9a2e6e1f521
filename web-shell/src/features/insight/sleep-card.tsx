import type { SleepEvidence } from '../../../../shared/insight/link-types.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { How } from './how.tsx'
import { text } from './text.ts'

/** How hours of sleep and pain go together. Source: requirement INS-02. */
export function SleepCard({ sleep }: { sleep: SleepEvidence }) {
  return (
    <Card aria-labelledby="sleep">
      <h2 id="sleep">{text.sleep.title}</h2>
      <p>{text.sleep.lead(sleep)}</p>
      <How>
        <p>{text.sleep.evidence(sleep)}</p>
      </How>
    </Card>
  )
}
