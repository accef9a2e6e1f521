/** The parts of the web app that are built and deployed separately from the shell: learning hub and back office. */
export const REMOTES = ['learn', 'admin'] as const
export type RemoteName = (typeof REMOTES)[number]

/** The path under which the files of a remote are served. */
export function remotePath(name: RemoteName): string {
  return `/remotes/${name}`
}

/** The path of a remote's manifest, which lists all its other files. */
export function remoteManifest(name: RemoteName): string {
  return `${remotePath(name)}/mf-manifest.json`
}
