import { Switch } from '../../../../shared/ui/choice/switch.tsx'
import { Loading } from '../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { platform } from './device/platform.ts'
import { type Obstacle, ownerAmong } from './device/support.ts'
import { useDeviceState, useTurnOff } from './device/use-device.ts'
import { useTurnOn } from './device/use-turn-on.ts'
import styles from './push.module.css'
import { text } from './text.ts'

/**
 * Turns notifications on and off on this device. Where that cannot be, it says why and what the user can do. Sources:
 * requirements PUSH-02, PUSH-06.
 */
export function PushSwitch() {
  const account = ownerAmong(useAccount())
  const state = useDeviceState(account)
  const turnOn = useTurnOn(account)
  const turnOff = useTurnOff()
  if (!state)
    return (
      <Loading label={text.setting.loading}>
        <Skeleton shape="line" />
      </Loading>
    )
  if (state !== 'on' && state !== 'off') return <Steps state={state} />
  const isBusy = turnOn.isPending || turnOff.isPending
  const isOn = turnOn.isPending || (state === 'on' && !turnOff.isPending)
  return (
    <Switch
      label={text.setting.label}
      hint={isBusy ? text.setting.busy : text.setting[state]}
      value={isOn}
      onChange={(isWanted) => {
        if (!isBusy) (isWanted ? turnOn : turnOff).mutate()
      }}
    />
  )
}

/** Why notifications cannot be turned on here, and what the user can do on this kind of device. */
function Steps({ state }: { state: Obstacle }) {
  const { title, text: explanation } = text.state[state]
  const steps = state === 'not-installed' ? text.steps[state] : text.steps[state][platform()]
  return (
    <section className={styles['steps']} aria-labelledby="push-steps">
      <h3 id="push-steps">{title}</h3>
      <p>{explanation}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles['quiet']}>{text.always}</p>
      <p className={styles['quiet']}>
        {text.calendar} <Link to="/reminders">{text.reminders}</Link>
      </p>
    </section>
  )
}
