import { vi } from 'vitest'

type Change = { kind: 'set' | 'ramp' | 'target'; value: number; at: number; tau: number }

/** A parameter of a sound. It computes its value at an instant as a browser does. */
class Param {
  private changes: Change[] = []

  setValueAtTime(value: number, at: number): void {
    this.changes.push({ kind: 'set', value, at, tau: 0 })
  }
  linearRampToValueAtTime(value: number, at: number): void {
    this.changes.push({ kind: 'ramp', value, at, tau: 0 })
  }
  setTargetAtTime(value: number, at: number, tau: number): void {
    this.changes.push({ kind: 'target', value, at, tau })
  }
  cancelAndHoldAtTime(at: number): void {
    const value = this.at(at)
    this.changes = this.changes.filter((change) => change.at <= at)
    this.linearRampToValueAtTime(value, at)
  }

  at(now: number): number {
    let [value, since] = [0, 0]
    for (const change of this.changes) {
      if (change.kind === 'ramp' && now < change.at)
        return value + ((change.value - value) * (now - since)) / (change.at - since)
      if (now < change.at) return value
      if (change.kind === 'target')
        return change.value + (value - change.value) * Math.exp(-(now - change.at) / change.tau)
      value = change.value
      since = change.at
    }
    return value
  }
}

/** A tone with its pitch and level, as a listener hears them at an instant (s, by the clock of the sound). */
export class FakeVoice {
  readonly frequency = new Param()
  private level: Param | undefined
  private endsAt = Infinity

  connect(gain: { gain: Param }): object {
    this.level = gain.gain
    return gain
  }
  start(): void {}
  stop(at: number): void {
    this.endsAt = at
  }

  hz(at: number): number {
    return this.frequency.at(at)
  }
  /** From 0 to 1. */
  volume(at: number): number {
    return at < this.endsAt ? (this.level?.at(at) ?? 1) : 0
  }
}

/** Replaces the sound of the browser. Returns what plays, and its clock (s). */
export function stubSound(now: number): {
  voices: FakeVoice[]
  contexts: { isOpen: boolean }[]
  clock: { now: number }
} {
  const clock = { now }
  const voices: FakeVoice[] = []
  const contexts: { isOpen: boolean }[] = []
  class Context {
    get currentTime(): number {
      return clock.now
    }
    readonly destination = {}
    isOpen = false
    constructor() {
      contexts.push(this)
    }
    async resume(): Promise<void> {
      this.isOpen = true
    }
    async close(): Promise<void> {
      this.isOpen = false
    }
  }
  class Voice extends FakeVoice {
    constructor() {
      super()
      voices.push(this)
    }
  }
  class Gain {
    readonly gain = new Param()
    readonly connect = (next: object) => next
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('OscillatorNode', Voice)
  vi.stubGlobal('GainNode', Gain)
  return { voices, contexts, clock }
}
