import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { Preferences } from '../../../../../shared/preferences/preferences.ts'
import { WEEK_STARTS } from '../../../../../shared/preferences/preferences.ts'
import { Segmented } from '../../../../../shared/ui/choice/segmented.tsx'
import { Loading } from '../../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import { registeredFeatures } from '../../../shell/early/feature-registry.ts'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { CountryField } from '../../../shell/later/care/country-field.tsx'
import { text as careText } from '../../../shell/later/care/text.ts'
import { CustomFields } from '../../../shell/later/custom/custom-fields.tsx'
import { text as customText } from '../../../shell/later/custom/text.ts'
import { ConcernChips } from '../../../shell/later/preferences/controls/concern-chips.tsx'
import { CycleFields } from '../../../shell/later/preferences/controls/cycle-fields.tsx'
import { HydrationGoal } from '../../../shell/later/preferences/controls/hydration-goal.tsx'
import { useEditPreferences } from '../../../shell/later/preferences/use-edit-preferences.ts'
import { useSettledChange } from '../../../shell/later/preferences/use-settled-change.ts'
import { DevicesRoom } from '../account/devices-room.tsx'
import { EmailRoom } from '../account/email-room.tsx'
import { GoogleRoom } from '../account/google-room.tsx'
import { PasskeysRoom } from '../account/passkeys-room.tsx'
import { text as passkeysText } from '../account/passkeys-text.ts'
import { PasswordRoom } from '../account/password-room.tsx'
import { DeleteRoom } from '../erasure/delete-room.tsx'
import { text as erasureText } from '../erasure/text.ts'
import { text as profileText } from '../text.ts'
import { ConsentRoom } from './consent-room.tsx'
import styles from './settings.module.css'
import { text } from './text.ts'
import { ZoneRoom } from './zone-room.tsx'

interface RoomProps {
  home: Home
}

/** A preference as its control shows it, and the function that changes it. It is saved when the control rests. */
function usePreference<Name extends keyof Preferences>(name: Name, { preferences }: Home) {
  const { edit } = useEditPreferences()
  return useSettledChange(preferences[name], (value) => edit({ [name]: value }))
}

function CycleRoom({ home }: RoomProps) {
  const [value, change] = usePreference('cycle', home)
  return <CycleFields value={value} onChange={change} />
}

function HydrationRoom({ home }: RoomProps) {
  const [value, change] = usePreference('hydrationGoal', home)
  return <HydrationGoal value={value} onChange={change} />
}

function FocusRoom({ home }: RoomProps) {
  const [value, change] = usePreference('concerns', home)
  return <ConcernChips value={value} onChange={change} />
}

function CustomRoom({ home }: RoomProps) {
  return (
    <div className={styles['room']}>
      <p className={styles['quiet']}>{customText.hint}</p>
      <CustomFields custom={home.custom} />
    </div>
  )
}

function NotificationsRoom() {
  return (
    <div className={styles['room']}>
      <SharedRoom name="pushSwitch" />
      <p className={styles['quiet']}>{text.notifications.what}</p>
      <p className={styles['quiet']}>{text.notifications.mails}</p>
    </div>
  )
}

function WeekRoom({ home }: RoomProps) {
  const [value, change] = usePreference('weekStart', home)
  return (
    <Segmented
      label={text.week.title}
      options={WEEK_STARTS}
      labelOf={(start) => text.week.days[start]}
      value={value}
      onChange={change}
    />
  )
}

/** A room of another feature. Its code loads when it opens. */
function SharedRoom({ name, home }: Partial<RoomProps> & { name: 'exportRoom' | 'importRoom' | 'pushSwitch' }) {
  const [Content] = useState(() =>
    lazy(async () => ({
      default: (await registeredFeatures().sharedComponents[name]()) as ComponentType<Partial<RoomProps>>,
    })),
  )
  return (
    <Suspense
      fallback={
        <Loading label={text.data.loading}>
          <Skeleton shape="block" />
        </Loading>
      }
    >
      <Content {...(home && { home })} />
    </Suspense>
  )
}

const ExportRoom = ({ home }: RoomProps) => <SharedRoom name="exportRoom" home={home} />
const ImportRoom = ({ home }: RoomProps) => <SharedRoom name="importRoom" home={home} />

export interface RoomSpec {
  title: string
  Content: ComponentType<RoomProps>
  /** The room has a decision or a form of its own, whose answer "Done" could be taken for. */
  hasOwnButtons?: boolean
}

/** What opens in a sheet, by its name in the address. */
export const ROOMS = {
  custom: { title: text.custom.title, Content: CustomRoom },
  cycle: { title: text.cycle.title, Content: CycleRoom },
  hydration: { title: text.hydration.title, Content: HydrationRoom },
  focus: { title: text.focus.title, Content: FocusRoom },
  consent: { title: text.consent.title, Content: ConsentRoom, hasOwnButtons: true },
  notifications: { title: text.notifications.title, Content: NotificationsRoom },
  zone: { title: text.zone.title, Content: ZoneRoom },
  country: { title: careText.country.title, Content: CountryField },
  week: { title: text.week.title, Content: WeekRoom },
  export: { title: text.data.export.title, Content: ExportRoom, hasOwnButtons: true },
  import: { title: text.data.import.title, Content: ImportRoom, hasOwnButtons: true },
  email: { title: profileText.newEmail.heading, Content: EmailRoom, hasOwnButtons: true },
  password: { title: profileText.password.heading, Content: PasswordRoom, hasOwnButtons: true },
  passkeys: { title: passkeysText.title, Content: PasskeysRoom, hasOwnButtons: true },
  google: { title: text.google.title, Content: GoogleRoom, hasOwnButtons: true },
  devices: { title: text.devices.title, Content: DevicesRoom },
  delete: { title: erasureText.title, Content: DeleteRoom, hasOwnButtons: true },
} as const satisfies Record<string, RoomSpec>
export type Room = keyof typeof ROOMS

export const isRoom = (name: string | null): name is Room => name !== null && Object.hasOwn(ROOMS, name)
