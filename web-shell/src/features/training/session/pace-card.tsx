import { useState } from 'react'
import type { Pace } from '../../../../../shared/training/pace.ts'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import { Button, buttonClass } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import frame from '../../../shell/first/frame/frame.module.css'
import { Link } from '../../../shell/first/frame/link.tsx'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { text } from '../text.ts'

const words = text.pace

/** What the pace says in a sentence beside the interval, when it offers nothing. */
export function paceNote(pace: Pace | undefined): string | undefined {
  if (pace?.kind === 'not-enough') return trainingText.pace.notEnough(pace)
  return pace?.kind === 'stay' ? trainingText.pace[pace.reason] : undefined
}

/** The offers that the user has put off, until the app is loaded again. */
const putOff = new Set<string>()

interface PaceCardProps {
  pace: Pace | undefined
  /** The id of the session. */
  session: string
  onChoose: (minutes: number) => void
}

/** Offers a pause in a flare, or another interval. Nothing changes unless the user chooses it. Source: requirement TRAIN-02. */
export function PaceCard({ pace, session, onChoose }: PaceCardProps) {
  const [, render] = useState(0)
  if (pace?.kind === 'pause')
    return (
      <Card tone="flare" aria-labelledby="pace">
        <h2 id="pace">{words.flare}</h2>
        <p>{trainingText.pace.pause}</p>
        <Link to="/flare-kit" className={buttonClass('flare')}>
          {words.kit}
        </Link>
      </Card>
    )
  if (pace?.kind !== 'advance' && pace?.kind !== 'step-back') return null
  const offer = `${session} ${pace.kind}`
  if (putOff.has(offer)) return null

  function putOffOffer() {
    putOff.add(offer)
    render((count) => count + 1)
    focusHeading()
  }

  function choose(minutes: number) {
    onChoose(minutes)
    focusHeading()
  }

  return (
    <Card tone="soft" aria-labelledby="pace">
      <h2 id="pace">{words.heading}</h2>
      <p>{trainingText.pace[pace.kind]}</p>
      <div className={frame['actions']}>
        {pace.minutes.map((minutes) => (
          <Button key={minutes} variant="secondary" onClick={() => choose(minutes)}>
            {words.choose(minutes)}
          </Button>
        ))}
        <Button variant="quiet" onClick={putOffOffer}>
          {words.later}
        </Button>
      </div>
    </Card>
  )
}
