/** The screens that are built and deployed apart from the shell: the learning hub and the back office. */
export const REMOTES = ['learn', 'admin'] as const
export type RemoteName = (typeof REMOTES)[number]

/** Below which address the files of a remote lie. */
export function remotePath(name: RemoteName): string {
  return `/remotes/${name}`
}

/** The address of the file that names all the others of a remote. */
export function remoteManifest(name: RemoteName): string {
  return `${remotePath(name)}/mf-manifest.json`
}
