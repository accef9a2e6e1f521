/** A number of days in words: "1 day", "7 days". */
export const days = (n: number) => (n === 1 ? '1 day' : `${n} days`)
