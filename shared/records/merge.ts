/**
 * The edit that wrote a field: its device, its number on that device, and its instant (epoch ms, limited by
 * `trustedInstant`).
 */
export interface Writer {
  device: string
  n: number
  stamp: number
}

/** The id of the edit that wrote a value: `device.n`. */
export function writeIdOf({ device, n }: Pick<Writer, 'device' | 'n'>): string {
  return `${device}.${n}`
}

/** Splits a write into its device and number. */
export function parseWriteId(write: string): Pick<Writer, 'device' | 'n'> {
  const [device = '', n] = write.split('.')
  return { device, n: Number(n) }
}

/** The values of fields, each with the edit that last wrote or cleared it. */
export interface WrittenFields<F extends string, V> {
  values: Readonly<Partial<Record<F, V>>>
  writers: Readonly<Partial<Record<F, Writer>>>
}

/** An edit of fields. `null` clears a field. `seen` names, for each field, the writes whose value the screen showed. */
export interface FieldEdit<F extends string, V> {
  writer: Writer
  set: Readonly<Partial<Record<F, V | null>>>
  seen: Readonly<Partial<Record<F, readonly string[]>>>
}

/** A value that lost to a concurrent edit. It is kept so that the user can restore it. */
export interface LostField<F extends string, V> {
  field: F
  value: V | null
  writer: Writer
}

/**
 * Whether an edit wins a field against the writer of the stored value. It wins when it had seen that value, when both
 * are of the same device (replays are excluded, so the edit is the later one), or when its instant is later. At the
 * same instant, the greater device id wins.
 */
function wins(edit: Writer, stored: Writer, seen: readonly string[]): boolean {
  if (seen.includes(writeIdOf(stored)) || edit.device === stored.device) return true
  return edit.stamp === stored.stamp ? edit.device > stored.device : edit.stamp > stored.stamp
}

/**
 * Merges one edit into fields, and returns every value that lost without having been seen.
 *
 * An edit whose screen showed the stored value replaces that value, independent of clocks. Otherwise the later edit
 * wins: on one device by number, between devices by instant, then by device id. The losing value is in `lost`, unless
 * both values are equal. The caller must exclude replays.
 */
export function mergeFields<F extends string, V>(
  stored: WrittenFields<F, V>,
  { writer, set, seen }: FieldEdit<F, V>,
  isSame: (one: V | null, other: V | null) => boolean,
): WrittenFields<F, V> & { lost: readonly LostField<F, V>[] } {
  const values = { ...stored.values } as Partial<Record<F, V>>
  const writers = { ...stored.writers } as Partial<Record<F, Writer>>
  const lost: LostField<F, V>[] = []
  for (const [field, value] of Object.entries(set) as [F, V | null | undefined][]) {
    if (value === undefined) continue
    const storedWriter = stored.writers[field]
    const storedValue = stored.values[field] ?? null
    const seenWrites = seen[field] ?? []
    const isDifferent = !isSame(value, storedValue)
    if (storedWriter && !wins(writer, storedWriter, seenWrites)) {
      if (isDifferent) lost.push({ field, value, writer })
      continue
    }
    const isUnseen = storedWriter && !seenWrites.includes(writeIdOf(storedWriter))
    if (isUnseen && isDifferent) lost.push({ field, value: storedValue, writer: storedWriter })
    if (value === null) delete values[field]
    else values[field] = value
    writers[field] = writer
  }
  return { values, writers, lost }
}
