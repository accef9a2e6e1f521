import { useRef } from 'react'
import type { Breath } from '../../../../../shared/exercises/breath.ts'
import type { Pattern } from '../../../../../shared/exercises/patterns.ts'
import { text } from '../text.ts'
import styles from './pacer.module.css'
import { useBreathingForm } from './use-breathing-form.ts'
import type { Pacer } from './use-pacer.ts'

const words = text.pacer

/** The size of each ring when the lungs are empty, as a share of its size when they are full. The middle stays. */
const RINGS = [
  { name: 'outer', smallest: 0.64 },
  { name: 'inner', smallest: 0.78 },
] as const

interface BreathViewProps {
  breath: Breath
  pattern: Pattern
  pacer: Pick<Pacer, 'watch' | 'isRunning'>
  /** Words and a bar: nothing moves but once a second. */
  inWords: boolean
}

/** How full the bar of a breath is in this second: 0 to 1. */
function barOf({ phase, second, secondsLeft }: Breath): number {
  if (phase === 'hold') return 1
  if (phase === 'rest') return 0
  const seconds = second + secondsLeft - 1
  return phase === 'in' ? second / seconds : (secondsLeft - 1) / seconds
}

/** Shows the breath: as a circle that breathes, or as words and a bar. */
export function BreathView({ inWords, ...props }: BreathViewProps) {
  const { phase, secondsLeft } = props.breath
  const name = words.phase[phase]
  const said = props.pacer.isRunning ? words.left(name, secondsLeft) : words.paused
  const cue = (
    <>
      <span className={styles['phase']}>{name}</span>
      <span className={styles['count']}>{secondsLeft}</span>
    </>
  )
  if (inWords)
    return (
      <div className={styles['words']} role="img" aria-label={said}>
        {cue}
        <span className={styles['bar']}>
          <i style={{ inlineSize: `${barOf(props.breath) * 100}%` }} />
        </span>
      </div>
    )
  return (
    <div role="img" aria-label={said} className={styles['place']}>
      <Circle {...props} />
      <div className={styles['core']}>{cue}</div>
    </div>
  )
}

function Circle({ pattern, pacer }: Pick<BreathViewProps, 'pattern' | 'pacer'>) {
  const ref = useRef<HTMLDivElement>(null)
  useBreathingForm(ref, pattern, pacer)
  return (
    <div ref={ref} className={styles['orb']}>
      {RINGS.map(({ name, smallest }) => (
        <i key={name} className={styles[name]} data-smallest={smallest} />
      ))}
    </div>
  )
}
