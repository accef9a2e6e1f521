/** The words for an option that speaks for itself. */
export function itsOwnWords(option: string): string {
  return option
}

/** The options on offer, and after them what was once chosen and is offered no longer: nothing that was said is hidden. */
export function optionsShown<T extends string>(options: readonly T[], chosen: readonly T[]): T[] {
  return [...options, ...chosen.filter((each) => !options.includes(each))]
}
