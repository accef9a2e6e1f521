export const text = {
  use: 'Use your passkey',
  busy: 'Waiting for your passkey…',
  cancelled: 'No passkey was used. Nothing has changed.',
  offline: 'A passkey needs a connection.',
} as const
