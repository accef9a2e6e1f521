import boat from 'art:boat'
import hills from 'art:hills'
import reeds from 'art:reeds'
import ripples from 'art:ripples'
import stones from 'art:stones'
import { useId } from 'react'
import { Button } from '../../../../shared/ui/button.tsx'
import { useSwipe } from '../../../../shared/ui/calendar/swipe.ts'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { Picture } from '../../../../shared/ui/picture/picture.tsx'
import { Scene } from '../../../../shared/ui/picture/scene.tsx'
import styles from './onboarding.module.css'
import { text } from './text.ts'
import { SLIDES } from './use-setup.ts'
import { useStepHeading } from './use-step-heading.ts'

/** The drawings of each slide: at most two beside the horizon. */
const PICTURES = [
  { reeds, boat },
  { hills, stones },
  { hills, ripples },
] as const

interface IntroductionProps {
  /** 1 to `SLIDES`. */
  number: number
  onShow: (slide: number) => void
}

/** One slide of the introduction. Source: requirement ONB-02. */
export function Introduction({ number, onShow }: IntroductionProps) {
  const id = useId()
  const slide = text.slides[number - 1] ?? text.slides[0]
  const headingRef = useStepHeading(slide.title)
  // A swipe turns the slides, and never skips the last button.
  const swipe = useSwipe(
    () => number < SLIDES && onShow(number + 1),
    () => number > 1 && onShow(number - 1),
  )
  return (
    <main className={styles['slide']} data-fills-window {...swipe}>
      <div className={styles['picture']}>
        <Scene className={styles['scene']}>
          {Object.entries(PICTURES[number - 1] ?? PICTURES[0]).map(([name, picture]) => (
            <Picture key={name} of={picture} className={styles[name]} />
          ))}
        </Scene>
      </div>
      <div className={styles['words']}>
        <p id={id} className={styles['count']}>
          {text.slide(number, SLIDES)}
          <Dots number={number} />
        </p>
        <h1 ref={headingRef} tabIndex={-1} aria-describedby={id}>
          {slide.title}
        </h1>
        <p>{slide.text}</p>
      </div>
      <div className={styles['foot']}>
        <Button wide onClick={() => onShow(number + 1)}>
          {slide.next}
        </Button>
        {number > 1 && (
          <Button variant="quiet" wide onClick={() => onShow(SLIDES + 1)}>
            {text.skipIntroduction}
          </Button>
        )}
      </div>
    </main>
  )
}

function Dots({ number }: { number: number }) {
  return (
    <span className={styles['dots']} aria-hidden="true">
      {text.slides.map(({ title }, index) => (
        <span key={title} className={classNames(index === number - 1 && styles['here'])} />
      ))}
    </span>
  )
}
