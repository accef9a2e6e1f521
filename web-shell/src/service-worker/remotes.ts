import { REMOTES, remotePath } from '../../../shared/remotes.ts'

/** The cache that stores the files of the remotes on this device. */
export const REMOTE_CACHE = 'remotes'

/** The part of a remote's manifest that lists its files, in the format of the federation build. */
interface Manifest {
  metaData: { remoteEntry: { name: string } }
  exposes: { assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[]
}

/** Returns the paths of all files that a manifest lists. */
export function manifestFiles({ metaData, exposes }: Manifest, base: string): string[] {
  const lists = exposes.flatMap(({ assets: { js, css } }) => [js.sync, js.async, css.sync, css.async])
  return [metaData.remoteEntry.name, ...lists.flat()].map((name) => `${base}/${name}`)
}

/** Returns the kind of a remote's file, or `undefined` for any other address. A hashed file never changes. */
export function remoteFileKind({ pathname }: URL): 'hashed' | 'manifest' | undefined {
  const base = REMOTES.map(remotePath).find((path) => pathname.startsWith(`${path}/`))
  if (!base) return undefined
  return pathname.startsWith(`${base}/assets/`) ? 'hashed' : 'manifest'
}
