/** The listeners of a value that lives outside React. `subscribe` has the shape that `useSyncExternalStore` expects. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Calls every listener: the value has changed. */
    tell: () => {
      for (const listener of listeners) listener()
    },
  }
}
