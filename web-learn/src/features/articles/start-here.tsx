import boat from 'art:boat'
import check from 'icon:check-bold'
import { useId, useState } from 'react'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { START_HERE_TITLES } from '../../../../shared/articles/sections.ts'
import { countViewed, type Step, stepsOf } from '../../../../shared/reading/rules.ts'
import { Card as SoftCard } from '../../../../shared/ui/card.tsx'
import { Icon, Picture } from '../../../../shared/ui/picture/picture.tsx'
import { Scene } from '../../../../shared/ui/picture/scene.tsx'
import { Link } from '../../../../shared/ui/router.ts'
import { Sheet } from '../../../../shared/ui/sheet.tsx'
import styles from './articles.module.css'
import { articlePath } from './card.tsx'
import { startText, text } from './text.ts'
import { useReading } from './use-reading.ts'

type Articles = { articles: readonly ArticleCard[] }

function useSteps(articles: readonly ArticleCard[]) {
  const { reading, isKnown } = useReading()
  const steps = stepsOf(reading, articles)
  const viewed = countViewed(steps)
  const counter = isKnown ? startText.counter(viewed, steps.length) : startText.loading
  return { steps, counter, isDone: viewed === steps.length }
}

/** The number of a step, or a checkmark once it is viewed. */
function StepMark({ index, isViewed }: { index: number; isViewed: boolean }) {
  return (
    <span className={styles['mark']} data-viewed={isViewed || undefined} aria-hidden="true">
      {isViewed ? <Icon of={check} /> : index + 1}
    </span>
  )
}

/** The promo of Start Here: how far the user is. It opens the steps in a sheet. Source: requirement LEARN-04. */
export function StartHerePromo({ articles }: Articles) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { steps, counter } = useSteps(articles)
  return (
    <section className={styles['start']} aria-labelledby={id}>
      <Scene className={styles['startScene']}>
        <Picture of={boat} className={styles['boat']} />
      </Scene>
      <h2 id={id}>
        <button type="button" className={styles['startButton']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {text.startHere}
        </button>
      </h2>
      <p>{text.startHereWhy}</p>
      <div className={styles['marks']}>
        {steps.map(({ isViewed }, index) => (
          <StepMark key={START_HERE_TITLES[index]} index={index} isViewed={isViewed} />
        ))}
      </div>
      <p className={styles['counter']}>{counter}</p>
      <Sheet open={isOpen} title={text.startHere} onClose={() => setIsOpen(false)}>
        {isOpen && <StartHereSteps articles={articles} />}
      </Sheet>
    </section>
  )
}

/** The five steps, with the user's progress. Source: requirement LEARN-04. */
export function StartHereSteps({ articles }: Articles) {
  const { steps, counter, isDone } = useSteps(articles)
  return (
    <div className={styles['topic']}>
      <p className={styles['counter']} role="status">
        {counter}
      </p>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <StepCard key={START_HERE_TITLES[index]} step={step} index={index} />
        ))}
      </ol>
      {isDone && (
        <SoftCard tone="soft">
          <h3>{startText.done.title}</h3>
          <p>{startText.done.text}</p>
        </SoftCard>
      )}
    </div>
  )
}

function StepCard({ step: { card, isViewed }, index }: { step: Step; index: number }) {
  return (
    <li className={styles['step']}>
      <StepMark index={index} isViewed={isViewed} />
      <div>
        <h3 className={styles['title']}>{startText.steps[index]}</h3>
        {card ? (
          <Link to={articlePath(card)}>{card.title}</Link>
        ) : (
          <p className={styles['summary']}>{startText.soon}</p>
        )}
        {isViewed && <span className="visually-hidden">, {startText.viewed}</span>}
      </div>
    </li>
  )
}
