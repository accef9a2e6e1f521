/** A label as it stands inside a sentence: "Pain" is "pain", "IC diet" stays. */
export function inSentence(label: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
