import type { AnyKinds } from '../../../early/operation-kind.ts'
import type { QueueView } from '../../../first/data/queue-view.ts'
import type { Place } from './queue-entry.ts'

/** What was sent after the user had been told that it waits. */
export class SentLate {
  private readonly targets = new Map<string, Set<string>>()

  add({ kind, target }: Place): void {
    this.targets.set(kind, new Set([...(this.targets.get(kind) ?? []), target]))
  }

  /** Returns a sentence of each kind, and forgets all. A kind of which something was refused has none. */
  takeSentences(kinds: AnyKinds, setAside: QueueView['setAside'] = []): string[] {
    const sentences = [...this.targets]
      .filter(([kind]) => !setAside.some((edit) => edit.kind === kind))
      .flatMap(([kind, targets]) => kinds[kind]?.words.sent([...targets].toSorted()) ?? [])
    this.targets.clear()
    return sentences
  }
}
