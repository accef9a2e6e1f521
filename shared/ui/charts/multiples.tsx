import { type KeyboardEvent, memo, type PointerEvent, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './charts.module.css'
import type { Band, Series } from './series.ts'
import { barsPath, dotsPath, HEIGHT, linePath, WIDTH } from './shapes.ts'
import type { Tick } from './ticks.ts'

interface PicturesProps {
  series: readonly Series[]
  /** The number of points of each series. */
  count: number
  bands: readonly Band[]
  ticks: readonly Tick[]
}

interface MultiplesProps extends PicturesProps {
  /** The name of all pictures together, for screen readers. */
  label: string
  /** The point that is read out. */
  selected: number
  /** The point that is read out, in words. */
  readOut: string
  onSelect: (index: number) => void
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/**
 * Small charts below each other on one time axis. One point is read out: chosen by finger or mouse, and with the arrow
 * keys, Page Up and Page Down (a tenth of the way), Home and End.
 */
export function Multiples({ label, count, selected, readOut, onSelect, ...pictures }: MultiplesProps) {
  return (
    <Pictures {...pictures} count={count}>
      <div className={styles['cursor']} style={{ insetInlineStart: percent((selected + 0.5) / count) }} />
      <div
        className={styles['reader']}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={count - 1}
        aria-valuenow={selected}
        aria-valuetext={readOut}
        onKeyDown={(event) => moveByKey(event, { selected, count, onSelect })}
        onPointerDown={(event) => onSelect(pointAt(event, count))}
        onPointerMove={(event) => {
          if (event.buttons || event.pointerType === 'mouse') onSelect(pointAt(event, count))
        }}
      />
    </Pictures>
  )
}

/** Small charts below each other on one time axis, without a read-out: what they show must stand in words nearby. */
export function Pictures({ series, count, bands, ticks, children }: PicturesProps & { children?: ReactNode }) {
  return (
    <div className={styles['multiples']}>
      {bands.map(({ from, count: length }) => (
        <div
          key={from}
          className={styles['band']}
          style={{ insetInlineStart: percent(from / count), inlineSize: percent(length / count) }}
        />
      ))}
      {series.map((each) => (
        <Multiple key={each.id} series={each} />
      ))}
      <div className={styles['axis']} aria-hidden="true">
        {ticks.map(({ at, label: date }) => (
          <span key={at} style={{ insetInlineStart: percent(at) }}>
            {date}
          </span>
        ))}
      </div>
      {children}
    </div>
  )
}

/** The point below a pointer. */
function pointAt({ clientX, currentTarget }: PointerEvent, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)))
}

function moveByKey(
  event: KeyboardEvent,
  { selected, count, onSelect }: Pick<MultiplesProps, 'selected' | 'count' | 'onSelect'>,
) {
  const page = Math.max(1, Math.round(count / 10))
  const targets: Record<string, number> = {
    ArrowLeft: selected - 1,
    ArrowDown: selected - 1,
    ArrowRight: selected + 1,
    ArrowUp: selected + 1,
    PageDown: selected - page,
    PageUp: selected + page,
    Home: 0,
    End: count - 1,
  }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  onSelect(Math.min(count - 1, Math.max(0, target)))
}

/** One series. It is drawn again only when its values change, not when another point is read out. */
const Multiple = memo(function Multiple({ series }: { series: Series }) {
  const { label, scale, summary, kind, max, values, isMain } = series
  return (
    <figure className={classNames(styles['multiple'], isMain && styles['main'])}>
      <figcaption>
        <b>{label}</b>
        <span>
          {scale} · {summary}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles['grid']} d={`M0,${HEIGHT - 2}H${WIDTH}M0,2H${WIDTH}`} />
        {kind === 'bar' ? (
          <path className={styles['bars']} d={barsPath(values, max)} />
        ) : (
          <>
            <path className={styles['line']} d={linePath(values, max)} />
            <path className={styles['dots']} d={dotsPath(values, max)} />
          </>
        )}
      </svg>
    </figure>
  )
})
