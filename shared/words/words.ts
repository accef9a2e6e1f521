/** A number with its noun: "1 day", "7 days". `many` is the plural when it does not just end in "s". */
export const counted = (n: number, one: string, many = `${one}s`): string => (n === 1 ? `1 ${one}` : `${n} ${many}`)

/** A number of days in words. */
export const days = (n: number): string => counted(n, 'day')

/** The form of a label inside a sentence: "Pain" becomes "pain", "IC diet" stays unchanged. */
export const inSentence = (label: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
