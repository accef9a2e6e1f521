import { hasUnsavedData } from '../data/unsaved-data.ts'

const KEY = 'reloaded'
/** The file name contains a hash of the build, so it identifies this build. */
const BUILD = import.meta.url

/**
 * Whether the file whose import failed is a file of the shell that is no longer on the server. The browser's error
 * message contains its address; without an address the result is `false`.
 */
async function isFileGone(error: unknown): Promise<boolean> {
  const [file] = /https?:\/\/\S+\/assets\/[\w-]+\.js$/.exec(String(error)) ?? []
  if (!file) return false
  const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
  return status === 404
}

/**
 * Reloads the app when one of its files is gone, for example after a release: once per build, and never while unsaved
 * data would be lost. Returns whether it reloads. Source: requirement RELY-09.
 */
export async function reloadOnceIfFileIsGone(error: unknown): Promise<boolean> {
  try {
    if (hasUnsavedData() || sessionStorage.getItem(KEY) === BUILD || !(await isFileGone(error))) return false
    sessionStorage.setItem(KEY, BUILD)
    location.reload()
    return true
  } catch {
    return false
  }
}
