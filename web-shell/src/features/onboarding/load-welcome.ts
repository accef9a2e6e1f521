import type { ComponentType } from 'react'
import { waitUntilDeviceStorageOpen } from '../../shell/first/data/device-storage.ts'
import { waitUntilDraftsPersisted } from '../../shell/later/offline/persisted-drafts.ts'
import { Welcome } from './welcome.tsx'

/** The longest wait for the answers that this device has stored. */
const STORAGE_TIMEOUT_MS = 2_000

async function restoreAnswers(): Promise<void> {
  await waitUntilDeviceStorageOpen()
  await waitUntilDraftsPersisted()
}

/** Returns the welcome when the answers that this device has stored are restored. */
export async function loadWelcome(): Promise<ComponentType> {
  await Promise.race([restoreAnswers(), new Promise((resolve) => setTimeout(resolve, STORAGE_TIMEOUT_MS))])
  return Welcome
}
