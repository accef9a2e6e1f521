import { remoteManifest, remotePath } from '../../../shared/remotes.ts'
import { filesIn, REMOTE_FILES } from './remotes.ts'

/** Who keeps the house needs the network for that anyway. */
const KEPT = 'learn'

/** Whoever has little data is not made to spend it on what they may never open. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches the learning hub before anybody opens it, so that it opens without a network, too, and removes what an older one
 * left. What was kept before serves until all of it is there.
 */
export async function warmUp(): Promise<void> {
  if (savesData()) return
  const cache = await caches.open(REMOTE_FILES)
  const manifest = await fetch(remoteManifest(KEPT))
  const base = remotePath(KEPT)
  const files = filesIn(await manifest.clone().json(), base)
  const known = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(files.filter((file) => !known.includes(file)).map((file) => cache.add(file)))
  await cache.put(remoteManifest(KEPT), manifest)
  const old = known.filter((path) => path.startsWith(`${base}/assets/`) && !files.includes(path))
  await Promise.all(old.map((path) => cache.delete(path)))
}
