/** A character that can be seen. Hangul fillers are letters, and the empty Braille pattern is a symbol. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]/u

/** Whether a text has a character that can be seen. A name without one would leave a control without a name. */
export const isVisible = (value: string): boolean => VISIBLE.test(value)
