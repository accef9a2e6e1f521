import { isAnyUnsent } from '../data/any-unsent.ts'

const KEY = 'reloaded'
/** It changes its name with every build, so it names this one. */
const BUILD = import.meta.url

/** Whether the service no longer has the shell's own file whose import failed; the browser's message names it, or nobody can tell. */
async function isGone(error: unknown): Promise<boolean> {
  const [file] = /https?:\/\/\S+\/assets\/[\w-]+\.js$/.exec(String(error)) ?? []
  if (!file) return false
  const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
  return status === 404
}

/**
 * Opens the app anew when a file of it is gone, as after a release: once for a build, and not while an entry would be lost
 * by that. Answers whether it does. Source: requirement RELY-09.
 */
export async function reloadOnceIfGone(error: unknown): Promise<boolean> {
  try {
    if (isAnyUnsent() || sessionStorage.getItem(KEY) === BUILD || !(await isGone(error))) return false
    sessionStorage.setItem(KEY, BUILD)
    location.reload()
    return true
  } catch {
    return false
  }
}
