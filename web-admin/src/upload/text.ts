/** What is said of every file. */
export const pickerText = {
  uploading: (name: string) => `Sending ${name}`,
  lost: (name: string) => `The connection was lost. “${name}” is still chosen, and what you wrote is still here.`,
  retry: 'Try again',
} as const
