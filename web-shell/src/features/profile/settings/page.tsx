import bell from 'icon:bell'
import week from 'icon:calendar-blank'
import calendar from 'icon:calendar-dots'
import devices from 'icon:devices'
import takeAlong from 'icon:download-simple'
import drop from 'icon:drop-half-bottom'
import envelope from 'icon:envelope-simple'
import fileText from 'icon:file-text'
import globe from 'icon:globe'
import googleLogo from 'icon:google-logo'
import handshake from 'icon:handshake'
import info from 'icon:info'
import key from 'icon:key'
import lock from 'icon:lock-simple'
import phone from 'icon:phone'
import shieldCheck from 'icon:shield-check'
import star from 'icon:star'
import target from 'icon:target'
import trash from 'icon:trash'
import bringBack from 'icon:upload-simple'
import person from 'icon:user-circle'
import { useSearchParams } from 'react-router-dom'
import type { Account } from '../../../../../shared/auth/schema.ts'
import { CYCLE_LENGTH } from '../../../../../shared/cycle/rules.ts'
import { formatDayFromToday } from '../../../../../shared/ui/calendar/format-day.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { today, useClock } from '../../../shell/first/api/clock.ts'
import { type Home, useHome } from '../../../shell/first/data/home-query.ts'
import { useFailure } from '../../../shell/first/data/use-failure.ts'
import { LoadError } from '../../../shell/first/frame/load-error.tsx'
import { Page } from '../../../shell/first/frame/page.tsx'
import { ButtonRow, LinkRow, Rows } from '../../../shell/first/frame/rows.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { useCareCountry } from '../../../shell/later/care/care-country.ts'
import { countryName } from '../../../shell/later/care/country-name.ts'
import { text as careText } from '../../../shell/later/care/text.ts'
import { hasPasskeys } from '../../../shell/later/passkeys/ceremony.ts'
import { FlareSensitivity } from '../../../shell/later/preferences/flare-sensitivity.tsx'
import { hasRefusedValue } from '../../../shell/later/preferences/refused-value.ts'
import { TrackedSections } from '../../../shell/later/preferences/tracked-sections.tsx'
import { useEditPreferences } from '../../../shell/later/preferences/use-edit-preferences.ts'
import { text as passkeysText } from '../account/passkeys-text.ts'
import { text as erasureText } from '../erasure/text.ts'
import { SignOut } from '../sign-out.tsx'
import { Appearance } from './appearance.tsx'
import { isRoom, ROOMS, type Room, type RoomSpec } from './rooms.tsx'
import styles from './settings.module.css'
import { SettingsSkeleton } from './skeleton.tsx'
import { text } from './text.ts'
import { placeOf } from './zone-places.ts'

/** The open room is in the address, so that Back closes it, and a sign-in in between returns to it. */
function useRoom() {
  const [search, setSearch] = useSearchParams()
  const room = search.get('room')
  return {
    room: isRoom(room) ? room : undefined,
    open: (next: Room) => setSearch({ room: next }),
    close: () => setSearch({}, { replace: true }),
  }
}

/** All settings. Each change is saved at once. Source: requirement PROF-02. */
export function SettingsPage() {
  const day = useClock(today)
  const home = useHome(day)
  const failure = useFailure(home)
  const account = useAccount()
  const { room, open, close } = useRoom()
  const { title, Content, hasOwnButtons }: Partial<RoomSpec> = room ? ROOMS[room] : {}
  return (
    <Page heading={text.heading}>
      <Rows>
        <LinkRow to="/profile" icon={person} title={account?.fullName || text.profile} text={account?.email} />
      </Rows>
      <Appearance />
      {home.data ? (
        <HomeSettings home={home.data} onOpen={open} />
      ) : failure ? (
        <LoadError error={failure} busy={home.isFetching} onRetry={() => void home.refetch()} />
      ) : (
        <SettingsSkeleton />
      )}
      <section className={styles['part']} aria-labelledby="data">
        <h2 id="data">{text.data.title}</h2>
        <Rows>
          <ButtonRow icon={takeAlong} {...text.data.export} onClick={() => open('export')} />
          <ButtonRow icon={bringBack} {...text.data.import} onClick={() => open('import')} />
        </Rows>
      </section>
      <AccountSettings account={account} onOpen={open} />
      <section className={styles['part']} aria-labelledby="more">
        <h2 id="more">{text.more.title}</h2>
        <Rows>
          <LinkRow to="/about" icon={info} title={text.more.about} />
          <LinkRow to="/privacy" icon={lock} title={text.more.privacy} />
          <LinkRow to="/terms" icon={fileText} title={text.more.terms} />
        </Rows>
      </section>
      <SignOut />
      {title && Content && home.data && (
        <Sheet
          open
          title={title}
          onClose={() => (!hasOwnButtons && hasRefusedValue()) || close()}
          {...(!hasOwnButtons && { doneLabel: text.done })}
        >
          <Content home={home.data} />
        </Sheet>
      )}
    </Page>
  )
}

interface PartProps {
  onOpen: (room: Room) => void
}

/** What home's reply tells: tracking, flares, the user and this app. */
function HomeSettings({ home, onOpen }: PartProps & { home: Home }) {
  const { edit } = useEditPreferences()
  const { country } = useCareCountry()
  const { preferences, custom, zone } = home
  const { cycle, hydrationGoal, concerns, weekStart } = preferences
  return (
    <>
      <section className={styles['part']} aria-labelledby="tracking">
        <h2 id="tracking">{text.tracking.title}</h2>
        <p className={styles['quiet']}>{text.tracking.hint}</p>
        <div className={styles['switches']}>
          <TrackedSections sections={preferences.sections} onChange={(sections) => edit({ sections })} />
        </div>
        <Rows>
          <ButtonRow
            icon={star}
            title={text.custom.title}
            text={text.custom.counts(custom.symptoms.length, custom.triggers.length)}
            onClick={() => onOpen('custom')}
          />
        </Rows>
      </section>
      <section className={styles['part']} aria-labelledby="flares">
        <h2 id="flares">{text.flares.title}</h2>
        <p className={styles['quiet']}>{text.flares.hint}</p>
        <Card className={styles['flares']}>
          <FlareSensitivity settings={preferences.flare} onChange={(flare) => edit({ flare })} />
        </Card>
      </section>
      <section className={styles['part']} aria-labelledby="you">
        <h2 id="you">{text.you}</h2>
        <Rows>
          <ButtonRow icon={calendar} title={text.cycle.title} text={cycleText(cycle)} onClick={() => onOpen('cycle')} />
          <ButtonRow
            icon={drop}
            title={text.hydration.title}
            text={text.hydration.value(hydrationGoal)}
            onClick={() => onOpen('hydration')}
          />
          <ButtonRow
            icon={target}
            title={text.focus.title}
            text={concerns.length ? text.focus.value(concerns) : text.focus.none}
            onClick={() => onOpen('focus')}
          />
          <ButtonRow
            icon={handshake}
            title={text.consent.title}
            text={text.consent.states[home.consent]}
            onClick={() => onOpen('consent')}
          />
        </Rows>
      </section>
      <section className={styles['part']} aria-labelledby="app">
        <h2 id="app">{text.app}</h2>
        <Rows>
          <ButtonRow
            icon={bell}
            title={text.notifications.title}
            text={text.notifications.value}
            onClick={() => onOpen('notifications')}
          />
          <ButtonRow icon={globe} title={text.zone.title} text={placeOf(zone)} onClick={() => onOpen('zone')} />
          <ButtonRow
            icon={phone}
            title={careText.country.title}
            text={country ? countryName(country) : careText.country.unknown}
            onClick={() => onOpen('country')}
          />
          <ButtonRow
            icon={week}
            title={text.week.title}
            text={text.week.days[weekStart]}
            onClick={() => onOpen('week')}
          />
        </Rows>
      </section>
    </>
  )
}

function cycleText({ isCycleTracked, lastPeriodOn, cycleLengthDays }: Home['preferences']['cycle']): string {
  if (!isCycleTracked) return text.cycle.off
  return lastPeriodOn
    ? text.cycle.since(formatDayFromToday(lastPeriodOn, today()), cycleLengthDays ?? CYCLE_LENGTH.default)
    : text.cycle.on
}

function AccountSettings({ account, onOpen }: PartProps & { account: Account | undefined }) {
  return (
    <section className={styles['part']} aria-labelledby="account">
      <h2 id="account">{text.account}</h2>
      <Rows>
        <ButtonRow icon={envelope} title={text.email.title} text={account?.email} onClick={() => onOpen('email')} />
        <ButtonRow
          icon={key}
          title={text.password.title}
          text={account?.hasNoPassword ? text.password.none : text.password.value}
          onClick={() => onOpen('password')}
        />
        {(hasPasskeys() || account?.hasPasskey) && (
          <ButtonRow
            icon={shieldCheck}
            title={passkeysText.title}
            text={passkeysText.value}
            onClick={() => onOpen('passkeys')}
          />
        )}
        <ButtonRow icon={googleLogo} title={text.google.title} onClick={() => onOpen('google')} />
        <ButtonRow
          icon={devices}
          title={text.devices.title}
          text={text.devices.value}
          onClick={() => onOpen('devices')}
        />
        <ButtonRow icon={trash} title={erasureText.title} text={erasureText.value} onClick={() => onOpen('delete')} />
      </Rows>
    </section>
  )
}
