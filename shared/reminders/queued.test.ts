import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../changes/change-id.ts'
import { type ActionEdit, applyActions, joinStates, withWaiting } from './queued.ts'
import type { Reminder } from './schema.ts'

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`)
const idAt = (time: string, random = 'heron1') => changeIdOf(at(time), random)

const ID = idAt('07:00')
const reminder: Reminder = {
  id: ID,
  title: 'Evening tablet',
  kind: 'medicine',
  schedule: { frequency: 'daily', times: ['08:00'] },
  edit: ID,
  countsFromAt: at('07:00'),
}
const stateWith = (...reminders: Reminder[]) => ({ reminders, settings: { showsTitle: false }, zone: 'UTC' })
const done = (time: string, of = ID): ActionEdit => ({
  editedAt: at(time),
  reminder: of,
  title: 'Evening tablet',
  action: { change: idAt(time), action: 'done' },
})

describe('[REM-03] actions that wait', () => {
  it('are shown in their order, each on its reminder', () => {
    const other = { ...reminder, id: idAt('06:00'), edit: idAt('06:00') }
    const { reminders } = applyActions(stateWith(reminder, other), [done('09:00'), done('10:00')])
    expect(reminders).toEqual([{ ...reminder, action: idAt('10:00'), countsFromAt: at('10:00') }, other])
  })

  it('change nothing when they are known, or their reminder is gone', () => {
    const state = stateWith({ ...reminder, action: idAt('09:00'), countsFromAt: at('09:00') })
    expect(applyActions(state, [done('09:00'), done('09:30', idAt('05:00'))])).toEqual(state)
    expect(applyActions(state, [])).toBe(state)
  })

  it('are in the history, once, newest first', () => {
    const log = { change: idAt('09:00'), action: 'done', reminderId: ID, title: 'Evening tablet' } as const
    expect(withWaiting([log], [done('09:00'), done('10:00')])).toEqual([{ ...log, change: idAt('10:00') }, log])
  })
})

describe('[REM-03] a read that began before an action', () => {
  const acted = { ...reminder, action: idAt('09:00'), countsFromAt: at('09:00') }

  it('does not undo it', () => {
    expect(joinStates(stateWith(acted), stateWith(reminder)).reminders).toEqual([acted])
    expect(joinStates(stateWith(reminder), stateWith(acted)).reminders).toEqual([acted])
  })

  it('does not undo a later edit, and brings one', () => {
    const edited = { ...reminder, edit: idAt('10:00'), title: 'Morning tablet' }
    expect(joinStates(stateWith(edited), stateWith(acted)).reminders).toEqual([edited])
    expect(joinStates(stateWith(acted), stateWith(edited)).reminders).toEqual([edited])
  })

  it('says which reminders there are', () => {
    expect(joinStates(stateWith(acted), stateWith()).reminders).toEqual([])
    expect(joinStates(undefined, stateWith(reminder)).reminders).toEqual([reminder])
  })
})
