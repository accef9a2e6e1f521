/** Long enough for a browser to begin the download. */
const KEEP_MS = 60_000

/** Saves a file by an ordinary download. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS)
}

/** Whether this device can hand a file to another app. */
export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false

/** Hands a file to another app. Nothing happens when the user changes their mind. */
export async function shareFile(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch(() => undefined)
}
