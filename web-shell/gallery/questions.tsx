import { Chips } from '../../shared/ui/choice/chips.tsx'
import { ChoiceChips } from '../../shared/ui/choice/choice-chips.tsx'
import { Segmented } from '../../shared/ui/choice/segmented.tsx'
import { Switch } from '../../shared/ui/choice/switch.tsx'
import { YesNo } from '../../shared/ui/choice/yes-no.tsx'
import { TextArea } from '../../shared/ui/field/text-area.tsx'
import { TimeField } from '../../shared/ui/field/time-field.tsx'
import { LevelSlider } from '../../shared/ui/number/level-slider.tsx'
import { Stepper } from '../../shared/ui/number/stepper.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { Stateful } from './stateful.tsx'

const FOODS = ['Coffee', 'Tea', 'Citrus', 'Tomato', 'Chocolate', 'Spicy food', 'Alcohol'] as const
const FEELINGS = ['burning', 'pressure', 'stabbing'] as const
const FEELING_WORDS = { burning: 'Burning', pressure: 'Pressure', stabbing: 'Stabbing, or like a knife that turns' }
const NIGHTS = { label: 'Night visits', min: 0, max: 10, firstAnswer: 1, unit: ['time', 'times'] } as const
const SLEEP = { label: 'Sleep', min: 0, max: 24, step: 0.5, firstAnswer: 8, unit: ['hour', 'hours'] } as const
const PAIN = { label: 'Pain', max: 10, endLabels: ['none', 'worst imaginable'] } as const
const LONG_LABEL = 'Did the pain ease within ten minutes after you emptied your bladder, or did it stay as it was'

export function MultipleChoiceQuestions() {
  return (
    <>
      <Stateful<(typeof FOODS)[number][] | undefined> initialValue={undefined}>
        {(value, onChange) => (
          <Chips label="Foods" options={FOODS} noneLabel="None of these" value={value} onChange={onChange} />
        )}
      </Stateful>
      <Stateful<(typeof FOODS)[number][] | undefined> initialValue={['Coffee', 'Spicy food']}>
        {(value, onChange) => (
          <Chips
            label="Foods today"
            hint="Only what you noticed"
            options={FOODS}
            noneLabel="None of these"
            value={value}
            onChange={onChange}
          />
        )}
      </Stateful>
      <Stateful<(typeof FOODS)[number][] | undefined> initialValue={[]}>
        {(value, onChange) => (
          <Chips label="Foods yesterday" options={FOODS} noneLabel="None of these" value={value} onChange={onChange} />
        )}
      </Stateful>
    </>
  )
}

export function SingleChoiceQuestions() {
  const labelOf = (feeling: (typeof FEELINGS)[number]) => FEELING_WORDS[feeling]
  return (
    <>
      <Stateful<(typeof FEELINGS)[number] | undefined> initialValue={undefined}>
        {(value, onChange) => (
          <ChoiceChips label="How it feels" options={FEELINGS} labelOf={labelOf} value={value} onChange={onChange} />
        )}
      </Stateful>
      <Stateful<(typeof FEELINGS)[number] | undefined> initialValue="stabbing">
        {(value, onChange) => (
          <ChoiceChips
            label="How it felt"
            error="Choose one, please."
            options={FEELINGS}
            labelOf={labelOf}
            value={value}
            onChange={onChange}
          />
        )}
      </Stateful>
      <Stateful<boolean | undefined> initialValue={undefined}>
        {(value, onChange) => <YesNo label="Flare today" value={value} onChange={onChange} />}
      </Stateful>
      <Stateful<boolean | undefined> initialValue={false}>
        {(value, onChange) => (
          <YesNo label={LONG_LABEL} labels={['It eased', 'It stayed']} value={value} onChange={onChange} />
        )}
      </Stateful>
      <Stateful initialValue={true}>
        {(value, onChange) => (
          <Switch label="Cycle tracking" hint="Shows your phase on home" value={value} onChange={onChange} />
        )}
      </Stateful>
      <Stateful initialValue={false}>
        {(value, onChange) => <Switch label="Reminders" value={value} onChange={onChange} />}
      </Stateful>
      <Stateful<'Quick' | 'Detailed'> initialValue="Quick">
        {(value, onChange) => (
          <Segmented label="Form" options={['Quick', 'Detailed']} value={value} onChange={onChange} />
        )}
      </Stateful>
      <Stateful<'all' | 'due'> initialValue="all">
        {(value, onChange) => (
          <Tabs
            label="Reminders"
            tabs={['all', 'due']}
            value={value}
            labelOf={(tab) => (tab === 'all' ? 'All · 12' : 'Due · 2')}
            onChange={onChange}
          >
            <p>{value}</p>
          </Tabs>
        )}
      </Stateful>
    </>
  )
}

export function NumberQuestions() {
  return (
    <>
      <Stateful<number | undefined> initialValue={undefined}>
        {(value, onChange) => <LevelSlider {...PAIN} value={value} onChange={onChange} />}
      </Stateful>
      <Stateful<number | undefined> initialValue={7}>
        {(value, onChange) => <LevelSlider {...PAIN} label="Pelvic pressure" value={value} onChange={onChange} />}
      </Stateful>
      <Stateful<number | undefined> initialValue={undefined}>
        {(value, onChange) => (
          <Stepper {...NIGHTS} hint="How often you got up to go" value={value} onChange={onChange} />
        )}
      </Stateful>
      <Stateful<number | undefined> initialValue={10}>
        {(value, onChange) => <Stepper {...NIGHTS} label="Day visits" value={value} onChange={onChange} />}
      </Stateful>
      <Stateful<number | undefined> initialValue={6.5}>
        {(value, onChange) => <Stepper {...SLEEP} value={value} onChange={onChange} />}
      </Stateful>
      <Stateful<string | undefined> initialValue={undefined}>
        {(value, onChange) => <TimeField label="First symptom" value={value} onChange={onChange} />}
      </Stateful>
      <Stateful<string | undefined> initialValue="03:20">
        {(value, onChange) => (
          <TimeField
            label="Woke up"
            hint="Roughly is fine"
            error="This is later than you got up."
            value={value}
            onChange={onChange}
          />
        )}
      </Stateful>
    </>
  )
}

const ignore = () => undefined

/** Read-only controls, as on a saved day. */
export function LockedQuestions() {
  return (
    <>
      <LevelSlider {...PAIN} value={6} onChange={ignore} />
      <Stateful<number | undefined> initialValue={undefined}>
        {(value, onChange) => <LevelSlider {...PAIN} label="Urgency" value={value} onChange={onChange} />}
      </Stateful>
      <Chips label="Foods" options={FOODS} noneLabel="None of these" value={['Tea']} onChange={ignore} />
      <ChoiceChips label="How it feels" options={FEELINGS} value="pressure" onChange={ignore} />
      <YesNo label="Flare" value={undefined} onChange={ignore} />
      <Switch label="Cycle tracking" value onChange={ignore} />
      <Switch label="Reminders" value={false} onChange={ignore} />
      <Segmented label="Form" options={['Quick', 'Detailed']} value="Detailed" onChange={ignore} />
      <Stepper {...NIGHTS} value={3} onChange={ignore} />
      <Stepper {...SLEEP} value={undefined} onChange={ignore} />
      <TimeField label="First symptom" value="21:45" onChange={ignore} />
      <TimeField label="Last symptom" value={undefined} onChange={ignore} />
      <TextArea label="Note" maxLength={200} value="Easier after a warm bath" onChange={ignore} />
    </>
  )
}
