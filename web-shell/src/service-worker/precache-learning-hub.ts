import { remoteManifest, remotePath } from '../../../shared/remotes.ts'
import { isDataSaverOn } from '../shell/first/api/data-saver.ts'
import { manifestFiles, REMOTE_CACHE } from './remotes.ts'

/** Only the learning hub is downloaded in advance: the back office needs the network anyway. */
const CACHED_REMOTE = 'learn'

/**
 * Downloads the learning hub in advance, so that it also opens without a network, and deletes files of an older
 * version. The older version is used until all new files are stored.
 */
export async function precacheLearningHub(): Promise<void> {
  if (isDataSaverOn()) return
  const cache = await caches.open(REMOTE_CACHE)
  const manifest = await fetch(remoteManifest(CACHED_REMOTE))
  const base = remotePath(CACHED_REMOTE)
  const files = manifestFiles(await manifest.clone().json(), base)
  const known = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(files.filter((file) => !known.includes(file)).map((file) => cache.add(file)))
  await cache.put(remoteManifest(CACHED_REMOTE), manifest)
  const old = known.filter((path) => path.startsWith(`${base}/assets/`) && !files.includes(path))
  await Promise.all(old.map((path) => cache.delete(path)))
}
