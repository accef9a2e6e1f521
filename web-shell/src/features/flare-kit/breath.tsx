import { useEffect, useState } from 'react'
import { Card } from '../../../../shared/ui/card.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import styles from './flare-kit.module.css'
import { text } from './text.ts'

const { breathe } = text

/** One breath in seconds: in for 4, out for 6, as common pelvic health guidance has it. */
const IN_S = 4
const BREATH_S = 10

/** The breathing circle. It grows with the breath in, and counts, so that it also guides without motion. */
export function Breath() {
  const [second, setSecond] = useState<number>()
  const isRunning = second !== undefined
  const position = (second ?? 0) % BREATH_S
  const isIn = position < IN_S
  const count = isIn ? position + 1 : position - IN_S + 1

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSecond((last = 0) => last + 1), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])

  return (
    <Card tone="soft" id="breathe" aria-labelledby="breathe-title" className={styles['breathe']}>
      <button
        type="button"
        className={classNames(styles['orb'], isRunning && (isIn ? styles['in'] : styles['out']))}
        aria-label={isRunning ? breathe.stop : breathe.begin}
        onClick={() => setSecond(isRunning ? undefined : 0)}
      >
        <span aria-hidden="true">{isRunning ? (isIn ? breathe.in : breathe.out) : breathe.begin}</span>
        {isRunning && (
          <span className={styles['count']} aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      <span className="visually-hidden" role="status">
        {isRunning && (isIn ? breathe.in : breathe.out)}
      </span>
      <h2 id="breathe-title">{breathe.title}</h2>
      <p>{isRunning ? breathe.care : breathe.text}</p>
    </Card>
  )
}
