/** Text in which `*` stands for anything and `?` for one character. */
export function glob(text: string, flags = ''): RegExp {
  const source = text
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${source}$`, `s${flags}`)
}
