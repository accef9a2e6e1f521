import { positionWithin } from '../../../../../shared/audio/rules.ts'
import type { Recording } from '../../../../../shared/audio/schema.ts'
import { createListeners } from '../../../../../shared/ui/listeners.ts'
import { clearLockScreen, showOnLockScreen, updateLockScreen } from './media-session.ts'
import { readSoundSettings, type SoundSettings, storeSoundSettings } from './sound-settings.ts'
import { waitForNetwork } from './wait-for-network.ts'

type Problem = 'file' | 'playback' | 'resume'

export interface PlayerState extends SoundSettings {
  status: 'idle' | 'loading' | 'playing' | 'paused'
  /** The chosen recording. It stays chosen after its end, and after an error. */
  recording: Recording | undefined
  /** Seconds from the start. */
  position: number
  /** Seconds. */
  length: number
  problem: Problem | undefined
  /** The connection broke off. Playback goes on by itself when there is one. */
  waitsForNetwork: boolean
}

/** The waits between attempts to go on after a broken connection, while the browser reports a network. */
const RETRY_AFTER_MS = [500, 1_000, 2_000, 4_000, 8_000, 16_000]

const NETWORK_ERROR = 2

const NOTHING_CHOSEN = {
  status: 'idle',
  recording: undefined,
  position: 0,
  length: 0,
  problem: undefined,
  waitsForNetwork: false,
} as const

/**
 * Plays one recording at a time. The sound belongs to no screen, so it goes on while the user opens other ones. Playback
 * that a broken connection interrupts goes on where it was. Source: requirement AUDIO-01.
 */
class Player {
  private readonly listeners = createListeners()
  private state: PlayerState = { ...NOTHING_CHOSEN, ...readSoundSettings() }
  private audio: HTMLAudioElement | undefined
  /** Where playback continues as soon as the file is loaded again; `undefined` when it is loaded. */
  private continueAt: number | undefined
  private attempts = 0
  private stopWaiting: () => void = () => undefined
  /** Whether the user wants to hear it. A paused recording is not continued when the network returns. */
  private isWanted = false

  readonly subscribe = this.listeners.subscribe
  readonly read = (): PlayerState => this.state

  /** Plays a recording from its start, or the chosen one from where it stands. */
  play(recording: Recording): void {
    const { recording: chosen, status, position } = this.state
    if (chosen?.id !== recording.id) this.begin(recording, 0)
    else if (status === 'idle') this.begin(recording, position)
    else if (status === 'paused') this.resume()
  }

  /** Tries again after an error: where the connection broke off, otherwise from the start. */
  retry(): void {
    const { recording, problem } = this.state
    if (!recording) return
    if (problem === 'resume') this.resume()
    else this.begin(recording, this.continueAt ?? 0)
  }

  pause(): void {
    this.isWanted = false
    this.stopWaiting()
    if (this.state.waitsForNetwork) this.set({ status: 'paused' })
    this.audio?.pause()
  }

  resume(): void {
    if (!this.state.recording) return
    this.isWanted = true
    this.set({ problem: undefined })
    if (this.continueAt !== undefined) return this.loadAgain()
    void this.start('resume')
  }

  seekTo(seconds: number): void {
    const position = positionWithin(seconds, this.state.length)
    this.set({ position })
    if (this.continueAt !== undefined) this.continueAt = position
    else if (this.audio) this.audio.currentTime = position
    this.tellLockScreen()
  }

  skip(seconds: number): void {
    this.seekTo(this.state.position + seconds)
  }

  change(settings: Partial<SoundSettings>): void {
    this.set(settings)
    const { volume, speed } = this.state
    storeSoundSettings({ volume, speed })
    this.applySettings()
    this.tellLockScreen()
  }

  /** Stops the sound and chooses no recording. */
  close(): void {
    this.isWanted = false
    this.continueAt = undefined
    this.stopWaiting()
    this.unload()
    clearLockScreen()
    this.set(NOTHING_CHOSEN)
  }

  private set(changes: Partial<PlayerState>): void {
    this.state = { ...this.state, ...changes }
    this.listeners.tell()
  }

  private begin(recording: Recording, position: number): void {
    this.stopWaiting()
    this.isWanted = true
    this.attempts = 0
    this.set({ ...NOTHING_CHOSEN, status: 'loading', recording, position, length: recording.seconds })
    showOnLockScreen(recording, {
      play: () => this.play(recording),
      pause: () => this.pause(),
      stop: () => this.close(),
      seekTo: (seconds) => this.seekTo(seconds),
      skip: (seconds) => this.skip(seconds),
    })
    this.load(recording, position)
    void this.start('playback')
  }

  private load({ file }: Recording, position: number): void {
    this.continueAt = position > 0 ? position : undefined
    this.unload()
    const audio = new Audio()
    this.audio = audio
    this.listenTo(audio)
    audio.preload = 'auto'
    audio.src = file
    this.applySettings()
  }

  private unload(): void {
    const { audio } = this
    this.audio = undefined
    if (!audio) return
    audio.pause()
    audio.removeAttribute('src')
    // Ends the request, and lets the browser forget what it has read.
    audio.load()
  }

  private applySettings(): void {
    if (!this.audio) return
    this.audio.volume = this.state.volume
    this.audio.playbackRate = this.state.speed
  }

  /** Starts the sound. The browser may refuse, for example without a tap. */
  private async start(problem: Problem): Promise<void> {
    const { audio } = this
    try {
      await audio?.play()
    } catch (error) {
      const isSuperseded = audio !== this.audio || (error as DOMException).name === 'AbortError'
      // An error of the file has an event of its own.
      if (isSuperseded || audio?.error || this.state.waitsForNetwork) return
      this.isWanted = false
      this.set(problem === 'resume' ? { status: 'paused', problem } : { status: 'idle', position: 0, problem })
    }
  }

  private listenTo(audio: HTMLAudioElement): void {
    const on = (event: string, run: () => void) =>
      audio.addEventListener(event, () => {
        if (audio === this.audio) run()
      })
    // WebKit knows it later than the other metadata: until then it is 0.
    on('durationchange', () => audio.duration > 0 && audio.duration < Infinity && this.set({ length: audio.duration }))
    on('loadedmetadata', () => {
      if (this.continueAt !== undefined) audio.currentTime = this.continueAt
      this.continueAt = undefined
    })
    on('playing', () => {
      this.attempts = 0
      this.set({ status: 'playing', problem: undefined, waitsForNetwork: false })
      this.tellLockScreen()
    })
    on('waiting', () => this.isWanted && this.set({ status: 'loading' }))
    on('pause', () => {
      if (audio.ended || audio.error || this.state.status === 'idle') return
      this.isWanted = false
      this.set({ status: 'paused' })
      this.tellLockScreen()
    })
    on('timeupdate', () => {
      if (this.continueAt === undefined && this.state.status !== 'idle') this.set({ position: audio.currentTime })
    })
    on('ended', () => this.reset())
    on('error', () => this.handleError(audio))
  }

  /** Back to the start. The recording stays chosen. */
  private reset(problem?: Problem): void {
    this.isWanted = false
    this.set({ status: 'idle', position: 0, problem, waitsForNetwork: false })
    if (this.audio && !this.audio.error) this.audio.currentTime = 0
    this.tellLockScreen()
  }

  private handleError(audio: HTMLAudioElement): void {
    const hasPlayed = this.state.position > 0
    const isBroken = audio.error?.code === NETWORK_ERROR || (hasPlayed && this.continueAt !== undefined)
    this.continueAt = hasPlayed ? (this.continueAt ?? this.state.position) : undefined
    if (!isBroken && navigator.onLine) return this.reset('file')
    if (!hasPlayed || (navigator.onLine && this.attempts >= RETRY_AFTER_MS.length)) return this.reset('file')
    this.continueAt ??= this.state.position
    this.set({ status: this.isWanted ? 'loading' : 'paused', waitsForNetwork: true })
    if (this.isWanted) this.goOnWithNetwork()
  }

  private goOnWithNetwork(): void {
    this.stopWaiting()
    // Without a network, nothing is tried.
    const waitMs = navigator.onLine ? RETRY_AFTER_MS[this.attempts++] : undefined
    this.stopWaiting = waitForNetwork(() => this.loadAgain(), waitMs)
  }

  private loadAgain(): void {
    const { recording, position } = this.state
    if (!recording) return
    this.stopWaiting()
    this.set({ status: 'loading' })
    this.load(recording, this.continueAt ?? position)
    void this.start('resume')
  }

  private tellLockScreen(): void {
    const { status, position, length, speed } = this.state
    updateLockScreen(status === 'playing' || status === 'loading' ? 'playing' : 'paused', { position, length, speed })
  }
}

/** The player of this page. */
export const player = new Player()
