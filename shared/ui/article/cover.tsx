import boat from 'art:boat'
import near from 'art:near'
import reeds from 'art:reeds'
import ripples from 'art:ripples'
import stones from 'art:stones'
import sun from 'art:sun'
import type { Category } from '../../articles/sections.ts'
import { classNames } from '../class-names.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './cover.module.css'

/** Up to two drawings for each category. */
const DRAWINGS: Record<Category, readonly string[]> = {
  Diet: [reeds, sun],
  Supplements: [stones, sun],
  'Pelvic Floor': [ripples],
  Stress: [boat],
  Sleep: [sun],
  'Mind-Body': [reeds, stones],
}

/** The drawn cover of an article, by its category. Screen readers skip it. */
export function Cover({ category, className }: { category: Category; className?: string | undefined }) {
  return (
    <div className={classNames(styles['cover'], className)} aria-hidden="true">
      <Picture of={near} className={styles['water']} />
      {DRAWINGS[category].map((drawing) => (
        <Picture key={drawing} of={drawing} className={styles['drawing']} />
      ))}
    </div>
  )
}
