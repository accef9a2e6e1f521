import { useSyncExternalStore } from 'react'

/** Somewhat slower than speech. */
const RATE = 0.85

const synthesis = (): SpeechSynthesis | undefined => ('speechSynthesis' in window ? speechSynthesis : undefined)

/**
 * An English voice of this device, British if there is one. A voice of a service in the network is not used: it would be told
 * what the user does.
 */
function localVoice(): SpeechSynthesisVoice | undefined {
  const voices = (synthesis()?.getVoices() ?? []).filter(
    ({ localService, lang }) => localService && /^en([-_]|$)/.test(lang),
  )
  return voices.find(({ lang }) => /^en[-_]GB/.test(lang)) ?? voices[0]
}

function subscribe(listener: () => void): () => void {
  const speech = synthesis()
  speech?.addEventListener('voiceschanged', listener)
  return () => speech?.removeEventListener('voiceschanged', listener)
}

/** Whether this device has a voice. Some tell only after a moment. */
export function useHasVoice(): boolean {
  return useSyncExternalStore(subscribe, () => localVoice() !== undefined)
}

/** Says some words, instead of what is being said. */
export function speak(words: string): void {
  const voice = localVoice()
  if (!voice) return
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = RATE
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

export function stopSpeaking(): void {
  synthesis()?.cancel()
}
