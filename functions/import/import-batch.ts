import { CUSTOM_KINDS, type CustomLists } from '../../shared/custom/rules.ts'
import { isPeriodDate } from '../../shared/cycle/rules.ts'
import { changedPreferences } from '../../shared/import/changed-preferences.ts'
import { dateRefusal } from '../../shared/import/dates.ts'
import { mergeCustomList, withKnownItems } from '../../shared/import/merge-custom.ts'
import type { ImportedDay } from '../../shared/import/merge-day.ts'
import { differentRefusals, NO_ENTRIES } from '../../shared/import/results.ts'
import type { ImportBatch, ImportResult, Refusal } from '../../shared/import/schema.ts'
import type { Preferences } from '../../shared/preferences/preferences.ts'
import type { PreferencesEdit } from '../../shared/preferences/schema.ts'
import { latestLocalDate } from '../../shared/time/local-date.ts'
import { changeCustomList } from '../table/records/custom-lists.ts'
import { dayStoreOf } from '../table/records/day-store.ts'
import { recordFirstLog } from '../table/records/first-log.ts'
import { changePreferences } from '../table/records/preferences.ts'
import type { BatchContext } from './batch-context.ts'
import { importDay } from './import-day.ts'
import { importFood } from './import-food.ts'
import { importRecords } from './import-records.ts'
import { importTraining } from './import-training.ts'
import { announcingOlderDays } from './older-days.ts'

/** The preferences of the file that differ. A period that cannot have begun on its date is left out. */
function changesOf(stored: Preferences, file: Preferences, now: number): PreferencesEdit {
  const { cycle, ...others } = changedPreferences(stored, file)
  const isPossible = !cycle?.lastPeriodOn || isPeriodDate(cycle.lastPeriodOn, latestLocalDate(now))
  return cycle && isPossible ? { ...others, cycle } : others
}

async function importPreferences(file: Preferences | undefined, { me, now, isPreview }: BatchContext) {
  const changes = file ? changesOf(me.preferences, file, now) : {}
  const settings = Object.keys(changes)
  if (settings.length === 0 || isPreview) return { settings, preferences: me.preferences }
  return { settings, preferences: await changePreferences(me.userId, changes) }
}

async function importCustomItems(file: ImportBatch['customItems'], { me, isPreview }: BatchContext) {
  let custom: CustomLists = me.custom
  const customItems: ImportResult['customItems'] = { added: [], inactive: [] }
  const refused: Refusal[] = []
  for (const kind of file ? CUSTOM_KINDS : []) {
    const items = file?.[kind] ?? []
    const merged = mergeCustomList(me.custom[kind], items)
    customItems.added.push(...merged.added)
    customItems.inactive.push(...merged.inactive)
    refused.push(...merged.refused.map((what) => ({ what, reason: 'item-limit' as const })))
    if (merged.list === me.custom[kind]) continue
    custom = isPreview
      ? { ...custom, [kind]: merged.list }
      : await changeCustomList(
          { user: me.userId, stored: { ...custom, version: me.custom.version } },
          kind,
          (all) => mergeCustomList(all, items).list,
        )
  }
  return { custom, customItems, refused }
}

/** The days of a batch in the order of their dates, each with its lost edits. */
function daysOf({ days, lostEdits }: ImportBatch): ImportedDay[] {
  const byDate = new Map<string, ImportedDay>(days.map((day) => [day.date, { ...day, lostEdits: [] }]))
  for (const { date, ...lost } of lostEdits) {
    const day = byDate.get(date) ?? { date, values: {}, writers: {}, devices: {}, lostEdits: [] }
    byDate.set(date, { ...day, lostEdits: [...day.lostEdits, lost] })
  }
  return [...byDate.values()].toSorted((first, second) => (first.date < second.date ? -1 : 1))
}

/** Merges the days of a batch. `custom`: the custom items after the import. */
async function importDays(
  batch: ImportBatch,
  { custom, preferences }: { custom: CustomLists; preferences: Preferences },
  { me, now, isPreview }: BatchContext,
) {
  const days = { added: 0, merged: 0, same: 0 }
  const values = { replaced: 0, kept: 0 }
  const refused: Refusal[] = []
  const store = announcingOlderDays(dayStoreOf(me.userId), me.userId, now)
  let hasEntry = false
  for (const file of daysOf(batch)) {
    const refusal = dateRefusal(file.date, now)
    const { day, hasUnknown } = withKnownItems(file, custom)
    if (hasUnknown && !refusal) refused.push({ what: file.date, reason: 'unknown-item' })
    const outcome = refusal ?? (await importDay(store, day, { settings: preferences.flare, now, isPreview }))
    if (typeof outcome === 'string') refused.push({ what: file.date, reason: outcome })
    else if (outcome.change === 'too-many-versions') refused.push({ what: file.date, reason: outcome.change })
    else {
      days[outcome.change] += 1
      values.replaced += outcome.replaced
      values.kept += outcome.kept
      hasEntry ||= outcome.isLogged
    }
  }
  if (hasEntry && !isPreview && me.firstLogCompletedAt === undefined) await recordFirstLog(me.userId, now)
  return { days, values, refused }
}

/**
 * Merges a batch of a file into what the user has, or finds out what that would change (`isPreview`). First preferences
 * and custom items, because the rules of a day need them; then the days by date, because the flare of a day depends on
 * those before it; then exercises, training, food and reading, sessions and plans before their logs. Whatever is interrupted can be sent
 * again. Sources: requirements PROF-03, SEC-26.
 */
export async function importBatch(batch: ImportBatch, context: BatchContext): Promise<ImportResult> {
  const { settings, preferences } = await importPreferences(batch.preferences, context)
  const { custom, customItems, refused } = await importCustomItems(batch.customItems, context)
  const days = await importDays(batch, { custom, preferences }, context)
  const records = await importRecords(batch, context)
  const training = await importTraining(batch, context)
  const food = await importFood(batch, context)
  return {
    days: days.days,
    values: days.values,
    settings,
    customItems,
    entries: {
      ...NO_ENTRIES,
      ...records.counts,
      ...training.counts,
      ...food.counts,
    },
    endedSessions: training.ended,
    refused: differentRefusals([...refused, ...days.refused, ...records.refused, ...training.refused, ...food.refused]),
  }
}
