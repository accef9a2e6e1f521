import { SKIP_S } from '../../../../../shared/audio/rules.ts'
import type { Recording } from '../../../../../shared/audio/schema.ts'
import { PRODUCT } from '../../../../../shared/product.ts'

/** What the lock screen, headphones and media keys can do. `seekTo` and `skip` are in seconds. */
export interface MediaActions {
  play: () => void
  pause: () => void
  stop: () => void
  seekTo: (position: number) => void
  skip: (seconds: number) => void
}

const session = () => (globalThis.navigator as { mediaSession?: MediaSession }).mediaSession

const ARTWORK = [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }]

/** Shows a recording on the lock screen, with its controls. The name of the product says nothing about an illness. */
export function showOnLockScreen({ title }: Recording, actions: MediaActions): void {
  const media = session()
  if (!media) return
  media.metadata = new MediaMetadata({ title, artist: PRODUCT, artwork: ARTWORK })
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: actions.play,
    pause: actions.pause,
    stop: actions.stop,
    seekto: ({ seekTime }) => seekTime !== undefined && actions.seekTo(seekTime),
    seekbackward: ({ seekOffset }) => actions.skip(-(seekOffset ?? SKIP_S)),
    seekforward: ({ seekOffset }) => actions.skip(seekOffset ?? SKIP_S),
  }
  for (const [action, handler] of Object.entries(handlers))
    try {
      media.setActionHandler(action as MediaSessionAction, handler)
    } catch {
      // The browser does not know this action.
    }
}

/** Tells the lock screen where playback stands. Times are in seconds. */
export function updateLockScreen(
  state: MediaSessionPlaybackState,
  { position, length, speed }: { position: number; length: number; speed: number },
): void {
  const media = session()
  if (!media) return
  media.playbackState = state
  if (length > 0)
    media.setPositionState?.({ duration: length, position: Math.min(position, length), playbackRate: speed })
}

/** Removes the recording from the lock screen. */
export function clearLockScreen(): void {
  const media = session()
  if (!media) return
  media.metadata = null
  media.playbackState = 'none'
  media.setPositionState?.()
}
