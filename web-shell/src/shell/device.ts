import { type IDBPDatabase, openDB } from 'idb'

/** This installation between a sign-in and a sign-out, and how many edits it has made. Both in one record. */
interface Device {
  device: string
  n: number
}

const STORE = 'device'
const KEY = 'this'
const CHARACTERS = 36

let opened: Promise<IDBPDatabase> | undefined

function open(): Promise<IDBPDatabase> {
  opened ??= openDB('stillwater', 1, { upgrade: (db) => void db.createObjectStore(STORE) }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

function newDevice(): Device {
  const random = Array.from(crypto.getRandomValues(new Uint32Array(8)), (value) => (value % CHARACTERS).toString(36))
  return { device: random.join(''), n: 0 }
}

/** Takes the next count of this device, making the device first where there is none. No count is given twice. */
export async function nextWrite(): Promise<Device> {
  const transaction = (await open()).transaction(STORE, 'readwrite')
  const { device, n } = ((await transaction.store.get(KEY)) as Device | undefined) ?? newDevice()
  const next = { device, n: n + 1 }
  await transaction.store.put(next, KEY)
  await transaction.done
  return next
}

/** Forgets the device together with its count, so that neither can be used without the other. */
export async function forgetDevice(): Promise<void> {
  await (await open()).delete(STORE, KEY)
}
