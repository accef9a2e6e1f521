import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js'

type Node = Record<string, unknown>

const pathOf = (key: string | string[]) => [key].flat()

/** Keeps the data of the user pool's stand-in in memory. Its own store writes all data to a file at every change. */
export class MemoryStore implements DataStore {
  private readonly root: Node

  constructor(defaults: object) {
    this.root = { ...defaults }
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- the type of the stand-in's own store
  async get(_: unknown, key: string | string[], fallback: unknown = null): Promise<any> {
    return pathOf(key).reduce((node: unknown, name) => (node as Node | undefined)?.[name], this.root) ?? fallback
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- the type of the stand-in's own store
  async getRoot(): Promise<any> {
    return this.root
  }

  async set(_: unknown, key: string | string[], value: unknown): Promise<void> {
    const [node, name] = this.parentOf(key)
    node[name] = value
  }

  async delete(_: unknown, key: string | string[]): Promise<void> {
    const [node, name] = this.parentOf(key)
    delete node[name]
  }

  private parentOf(key: string | string[]): [Node, string] {
    const path = pathOf(key)
    const node = path.slice(0, -1).reduce((parent, name) => (parent[name] ??= {}) as Node, this.root)
    return [node, path.at(-1) ?? '']
  }
}
