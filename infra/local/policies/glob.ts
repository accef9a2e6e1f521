/** Returns a pattern for a text in which `*` matches anything and `?` matches one character. */
export function glob(text: string, flags = ''): RegExp {
  const source = text
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${source}$`, `s${flags}`)
}
