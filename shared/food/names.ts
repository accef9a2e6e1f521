/** What makes two spellings one food: case, spaces and forms of the same letter do not matter. */
export function foodKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
