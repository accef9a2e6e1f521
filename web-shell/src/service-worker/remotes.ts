import { REMOTES, remotePath } from '../../../shared/remotes.ts'

/** Where this device keeps the files of the remotes. */
export const REMOTE_FILES = 'remotes'

/** What a remote's manifest says of its files, as the federation's build writes it. */
interface Manifest {
  metaData: { remoteEntry: { name: string } }
  exposes: { assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[]
}

/** The addresses of all files that a manifest names. */
export function filesIn({ metaData, exposes }: Manifest, base: string): string[] {
  const lists = exposes.flatMap(({ assets: { js, css } }) => [js.sync, js.async, css.sync, css.async])
  return [metaData.remoteEntry.name, ...lists.flat()].map((name) => `${base}/${name}`)
}

/** Whether an address is that of a remote's file. A hashed one never changes. */
export function remoteFile({ pathname }: URL): 'hashed' | 'manifest' | undefined {
  const base = REMOTES.map(remotePath).find((path) => pathname.startsWith(`${path}/`))
  if (!base) return undefined
  return pathname.startsWith(`${base}/assets/`) ? 'hashed' : 'manifest'
}
