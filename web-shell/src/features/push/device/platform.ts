/** Devices that need different steps. */
export type Platform = 'ios' | 'android' | 'firefox' | 'safari' | 'desktop'

/** An iPad says that it is a Mac, which has no touch screen. */
const isIos = (userAgent: string) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** Returns the kind of this device, for words only: nothing is decided by it. */
export function platform(userAgent = navigator.userAgent): Platform {
  if (isIos(userAgent)) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  if (/Firefox/.test(userAgent)) return 'firefox'
  return /Safari/.test(userAgent) && !/Chrom|Edg/.test(userAgent) ? 'safari' : 'desktop'
}

/** Whether the app was opened from the home screen. */
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches
