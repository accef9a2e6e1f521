/** The default label of an option: the option itself. */
export function optionAsLabel(option: string): string {
  return option
}

/** The options, followed by chosen values that are no longer among them. So no answer is hidden. */
export function withChosenOptions<T extends string>(options: readonly T[], chosen: readonly T[]): T[] {
  return [...options, ...chosen.filter((option) => !options.includes(option))]
}
