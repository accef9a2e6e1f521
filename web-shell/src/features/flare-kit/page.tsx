import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Card } from '../../../../shared/ui/card.tsx'
import { Page } from '../../shell/page.tsx'
import styles from './flare-kit.module.css'
import { text } from './text.ts'

/** What eases a bad day, and when to seek care: for everybody, always. */
export function FlareKitPage() {
  const { hash } = useLocation()
  const { care } = text

  useEffect(() => {
    if (hash === '#care') document.getElementById('care')?.scrollIntoView()
  }, [hash])

  return (
    <Page heading={text.heading} wide>
      <p>
        {text.intro} <a href="#care">{care.title}</a>
      </p>
      <div className={styles['relief']}>
        {text.relief.map(({ title, steps }) => (
          <Card key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className={styles['steps']}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      <Card id="care" aria-labelledby="care-title" className={styles['care']}>
        <h2 id="care-title">{care.title}</h2>
        <p>{care.intro}</p>
        {care.levels.map(({ title, signs }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className={styles['steps']}>
              {signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </div>
        ))}
        <p>{care.different}</p>
      </Card>
    </Page>
  )
}
