import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, buttonClass } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { waitUntilDeviceStorageOpen } from '../../../shell/first/data/device-storage.ts'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { AskForProof, isProofNeeded } from '../../../shell/later/session/ask-for-proof.tsx'
import styles from '../settings/settings.module.css'
import { text } from './text.ts'
import { Unsent } from './unsent.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

/** The room's address: a sign-in with Google returns to it. */
const HERE = '/settings?room=delete'

/**
 * Says what a deletion of the account means, offers the export and what waits to be sent first, and asks for it.
 * Source: requirement PROF-03.
 */
export function DeleteRoom({ home }: { home: Home }) {
  const { title, items } = text.now
  useEffect(() => void waitUntilDeviceStorageOpen(), [])
  return (
    <div className={styles['room']}>
      <p>{text.intro}</p>
      <Points {...text.lost} />
      <Points title={title} items={home.premium.tier === 'paid' ? [...items, text.paid] : items} />
      <p className={styles['quiet']}>{text.kept}</p>
      <section className={styles['facts']} aria-labelledby="take-along">
        <h3 id="take-along">{text.export.title}</h3>
        <p>{text.export.text}</p>
        <Link to="/settings?room=export" className={buttonClass('secondary', true)}>
          {text.export.open}
        </Link>
      </section>
      <Unsent />
      <Decision />
    </div>
  )
}

/** A heading with a list. */
function Points({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className={styles['facts']}>
      <h3>{title}</h3>
      <ul className={styles['points']}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

/** The button, the question whether the user is sure, and the proof that it is the user. */
function Decision() {
  const erase = useDeleteAccount()
  const [isAsking, setAsking] = useState(false)
  const containerRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isAsking) return
    // The question is higher than the button, and would reach under the sheet's own.
    containerRef.current?.scrollIntoView({ block: 'end' })
    // The button that had the focus is gone. A second Enter keeps the account.
    containerRef.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }, [isAsking])

  function keep(): void {
    flushSync(() => setAsking(false))
    containerRef.current?.querySelector('button')?.focus()
  }

  if (isProofNeeded(erase.error)) return <AskForProof next={HERE} onProven={() => erase.mutate()} />
  return (
    <div ref={containerRef} className={styles['facts']}>
      {isAsking ? (
        <Question erase={erase} onKeep={keep} />
      ) : (
        <Button variant="secondary" wide onClick={() => setAsking(true)}>
          {text.start}
        </Button>
      )}
    </div>
  )
}

interface QuestionProps {
  erase: ReturnType<typeof useDeleteAccount>
  onKeep: () => void
}

function Question({ erase, onKeep }: QuestionProps) {
  return (
    <>
      {erase.isError && <FormError error={erase.error} />}
      <Notice
        title={text.really.title}
        actions={
          <>
            <Button
              variant="secondary"
              busy={erase.isPending}
              busyLabel={text.really.busy}
              onClick={() => erase.mutate()}
            >
              {text.really.yes}
            </Button>
            <Button variant="quiet" onClick={onKeep}>
              {text.really.no}
            </Button>
          </>
        }
      >
        {text.really.text}
      </Notice>
    </>
  )
}
