/** The form of a label inside a sentence: "Pain" becomes "pain", "IC diet" stays unchanged. */
export function labelInSentence(label: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
