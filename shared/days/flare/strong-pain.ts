/** From this pain level (0–10) upwards, the app answers with help and with no judgement. */
const STRONG_PAIN = 7

/** Whether a pain level (0–10) is strong. */
export const isStrongPain = (painLevel: number | null | undefined): boolean => (painLevel ?? 0) >= STRONG_PAIN
