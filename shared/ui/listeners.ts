/** Those who follow a value that lives outside React; `subscribe` is made for `useSyncExternalStore`. */
export function createListeners() {
  const all = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
    tell: () => {
      for (const listener of all) listener()
    },
  }
}
