/** From how many days with a pain level on links are looked for. */
export const LEAST_DAYS = 28
/** From how many days with an item, and as many without it, on it is compared. */
export const LEAST_OF_EACH = 5
