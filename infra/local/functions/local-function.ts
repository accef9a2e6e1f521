import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import type { SharedClock } from '../clock.ts'

const ENDED = 'The function has ended'

/** The maximum number of parallel instances of one function. Further events wait. */
const CONCURRENCY = 4

export interface FunctionSpec {
  name: string
  /** The name of the feature. It is the access key of its calls, so that the gateways can identify the function. */
  caller: string
  file: string
  environment: Record<string, string>
  timeoutMs: number
  memoryMb: number
  /** The port of the stand-in to which connections to push services go. */
  pushPort?: number
}

export interface Listeners {
  /** Receives each line that the function prints. */
  log: (line: string) => void
  /** Receives the CPU time (ms) of each event. */
  onRun?: (cpuMs: number) => void
}

interface Instance {
  worker: Worker
  ready: Promise<void>
  /** Whether its bundle was replaced. An outdated instance ends after its current event. */
  isOutdated: boolean
}

/** Runs a function like Lambda: in isolated instances with one event at a time. The timeout terminates an instance. */
export class LocalFunction {
  readonly spec: FunctionSpec
  private readonly clock: SharedClock
  private readonly listeners: Listeners
  private readonly idle: Instance[] = []
  private readonly all = new Set<Instance>()
  private readonly waiting: PromiseWithResolvers<Instance>[] = []
  private hasEnded = false

  constructor(spec: FunctionSpec, clock: SharedClock, listeners: Listeners) {
    this.spec = spec
    this.clock = clock
    this.listeners = listeners
  }

  /** Starts an instance before the first event needs it. Rejects when the bundle cannot be loaded. */
  async warm(): Promise<void> {
    const instance = this.start()
    await instance.ready.catch((error: unknown) => {
      this.discard(instance)
      throw error
    })
    this.release(instance)
  }

  /** Runs one event. Rejects when the function throws, exits or exceeds its timeout. */
  async invoke(event: unknown): Promise<unknown> {
    const instance = await this.acquire()
    try {
      await instance.ready
      const result = await this.run(instance.worker, event)
      this.release(instance)
      return result
    } catch (error) {
      this.discard(instance)
      throw error
    }
  }

  /** Makes the next events use new instances with the current bundle. Running events complete. */
  restart(): void {
    for (const instance of this.all) instance.isOutdated = true
    for (const instance of this.idle.splice(0)) this.discard(instance)
  }

  /** Terminates every instance for good. Running and waiting events fail. */
  async stop(): Promise<void> {
    this.hasEnded = true
    for (const { reject } of this.waiting.splice(0)) reject(new Error(ENDED))
    this.idle.length = 0
    const ended = [...this.all]
    this.all.clear()
    await Promise.all(ended.map(({ worker }) => worker.terminate()))
  }

  private start(): Instance {
    if (this.hasEnded) throw new Error(ENDED)
    const { file, name, environment, memoryMb, pushPort } = this.spec
    const worker = new Worker(new URL('./function-worker.ts', import.meta.url), {
      // A new URL each time, because imported modules are cached by their URL.
      workerData: { file: `${file}?${Math.random()}`, name, clock: this.clock, pushPort },
      env: environment,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    })
    for (const stream of [worker.stdout, worker.stderr]) createInterface(stream).on('line', this.listeners.log)
    const ready = this.awaitMessage<void>(worker, (message, resolve) => message === 'ready' && resolve())
    ready.catch(() => undefined)
    const instance = { worker, ready, isOutdated: false }
    this.all.add(instance)
    return instance
  }

  private async acquire(): Promise<Instance> {
    const idle = this.idle.pop()
    if (idle) return idle
    if (this.all.size < CONCURRENCY) return this.start()
    const turn = Promise.withResolvers<Instance>()
    this.waiting.push(turn)
    return turn.promise
  }

  private release(instance: Instance): void {
    if (!this.all.has(instance)) return
    if (instance.isOutdated) return this.discard(instance)
    const next = this.waiting.shift()
    if (next) next.resolve(instance)
    else this.idle.push(instance)
  }

  private discard(instance: Instance): void {
    this.all.delete(instance)
    void instance.worker.terminate()
    const next = this.waiting.shift()
    if (next) next.resolve(this.start())
  }

  private async run(worker: Worker, event: unknown): Promise<unknown> {
    const { timeoutMs } = this.spec
    const reply = this.awaitMessage<unknown>(worker, (message, resolve, reject) => {
      const { result, error, cpuMs } = message as { result?: unknown; error?: string; cpuMs: number }
      this.listeners.onRun?.(cpuMs)
      return error ? reject(new Error(error)) : resolve(result)
    })
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Task timed out after ${timeoutMs} ms`)), timeoutMs)
    })
    worker.postMessage({ event, timeoutMs })
    return Promise.race([reply, timeout]).finally(() => clearTimeout(timer))
  }

  /** Waits for a message of the worker. Rejects when the worker fails or exits. */
  private awaitMessage<T>(
    worker: Worker,
    onMessage: (message: unknown, resolve: (value: T) => void, reject: (error: Error) => void) => unknown,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const listen = (message: unknown) => onMessage(message, finish, fail)
      const onExit = () => fail(new Error('The function exited'))
      const removeListeners = () => worker.off('message', listen).off('error', fail).off('exit', onExit)
      const finish = (value: T) => (removeListeners(), resolve(value))
      const fail = (error: Error) => (removeListeners(), reject(error))
      worker.on('message', listen).on('error', fail).on('exit', onExit)
    })
  }
}
