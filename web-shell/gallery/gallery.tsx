import { useRef, useState } from 'react'
import { addDays } from '../../shared/time/local-date.ts'
import { Button } from '../../shared/ui/button.tsx'
import { DatePicker } from '../../shared/ui/calendar/date-picker.tsx'
import { useSwipe } from '../../shared/ui/calendar/swipe.ts'
import { Card } from '../../shared/ui/card.tsx'
import { TextArea } from '../../shared/ui/field/text-area.tsx'
import { ProgressBar } from '../../shared/ui/progress/progress-bar.tsx'
import { Section, type SectionHandle } from '../../shared/ui/section.tsx'
import { Sheet } from '../../shared/ui/sheet.tsx'
import styles from './gallery.module.css'
import { Look } from './look.tsx'
import { LockedQuestions, MultipleChoiceQuestions, NumberQuestions, SingleChoiceQuestions } from './questions.tsx'
import { RichTextExample } from './rich-text-example.tsx'
import { Stateful } from './stateful.tsx'

/** All controls with an empty value, a normal value and a very long one. */
export function Gallery() {
  return (
    <main className={styles['gallery']}>
      <h1>Controls</h1>
      <p>Every control in every state.</p>
      <Look />
      <Days />
      <Card className={styles['card']}>
        <MultipleChoiceQuestions />
      </Card>
      <Card className={styles['card']}>
        <SingleChoiceQuestions />
      </Card>
      <Card className={styles['card']}>
        <NumberQuestions />
      </Card>
      <Sections />
      <Sheets />
      <SwipeArea />
      <Card className={styles['card']}>
        <fieldset className={styles['locked']} disabled>
          <legend>A saved day</legend>
          <LockedQuestions />
        </fieldset>
      </Card>
      <Card className={styles['card']}>
        <RichTextExample />
      </Card>
    </main>
  )
}

const TODAY = '2026-11-20'
const DAYS = { today: TODAY, earliest: addDays(TODAY, -30), latest: TODAY }
const MARKS = {
  flare: ['2026-11-11', '2026-11-12'],
  good: ['2026-11-15', '2026-11-20'],
  logged: ['2026-11-09', '2026-11-10', '2026-11-16', '2026-11-18'],
}
const SHORTCUTS = [
  { label: 'Yesterday', date: addDays(TODAY, -1) },
  { label: '3 days ago', date: addDays(TODAY, -3) },
  { label: 'Last week', date: addDays(TODAY, -7) },
]

function Days() {
  return (
    <>
      <Stateful<string> initialValue={TODAY}>
        {(value, onChange) => (
          <DatePicker {...DAYS} label="Day" value={value} marks={MARKS} shortcuts={SHORTCUTS} onChange={onChange} />
        )}
      </Stateful>
      <Stateful<string | undefined> initialValue={undefined}>
        {(value, onChange) => <DatePicker {...DAYS} label="Last period" value={value} onChange={onChange} />}
      </Stateful>
      <DatePicker {...DAYS} label="Saved day" value={addDays(TODAY, -9)} disabled onChange={() => undefined} />
      <ProgressBar value={3} max={8} label="3 of 8 sections" />
      <ProgressBar value={0} max={8} label="0 of 8 sections" />
      <ProgressBar value={8} max={8} label="8 of 8 sections" />
    </>
  )
}

function Sections() {
  const lastSection = useRef<SectionHandle>(null)
  return (
    <>
      <Button variant="secondary" onClick={() => lastSection.current?.reveal()}>
        Show the journal
      </Button>
      <Stateful initialValue={false}>
        {(open, onToggle) => (
          <Section heading="Bladder symptoms" summary="Pain 6, urgency 4" done open={open} onToggle={onToggle}>
            <p>What it holds.</p>
          </Section>
        )}
      </Stateful>
      <Stateful initialValue={true}>
        {(open, onToggle) => (
          <Section heading="Medications and supplements" summary="Nothing yet" open={open} onToggle={onToggle}>
            <p>What it holds.</p>
          </Section>
        )}
      </Stateful>
      <Stateful initialValue={false}>
        {(open, onToggle) => (
          <Section ref={lastSection} id="journal" heading="Daily journal" open={open} onToggle={onToggle}>
            <p>What it holds.</p>
          </Section>
        )}
      </Stateful>
    </>
  )
}

function Sheets() {
  const [open, setOpen] = useState<'short' | 'long' | 'without-close'>()
  const [note, setNote] = useState('')
  const close = () => setOpen(undefined)
  return (
    <div className={styles['row']}>
      <Button variant="secondary" onClick={() => setOpen('short')}>
        Open the sheet
      </Button>
      <Button variant="secondary" onClick={() => setOpen('long')}>
        Open a long sheet
      </Button>
      <Button variant="secondary" onClick={() => setOpen('without-close')}>
        Open a sheet that asks
      </Button>
      <Sheet open={open === 'short'} title="Add a note" onClose={close} footer={<Button onClick={close}>Done</Button>}>
        <TextArea label="Note" value={note} maxLength={2_000} onChange={setNote} />
      </Sheet>
      <Sheet open={open === 'long'} title="What this means" onClose={close}>
        {Array.from({ length: 30 }, (_, line) => (
          <p key={line}>Pain that comes and goes is worth a line, even when there is little to say about it.</p>
        ))}
      </Sheet>
      <Sheet
        open={open === 'without-close'}
        title="Leave without saving?"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Leave
            </Button>
            <Button onClick={close}>Stay</Button>
          </>
        }
      >
        <p>What you changed stays on this phone.</p>
      </Sheet>
    </div>
  )
}

function SwipeArea() {
  const [step, setStep] = useState(0)
  const swipe = useSwipe(
    () => setStep(step + 1),
    () => setStep(step - 1),
  )
  return (
    <div className={styles['swipe']} {...swipe}>
      Swiped to {step}
    </div>
  )
}
