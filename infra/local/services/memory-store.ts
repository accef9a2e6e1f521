import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js'

type Node = Record<string, unknown>

const pathOf = (key: string | string[]) => [key].flat()

/** Keeps in memory what the directory's stand-in knows. Its own store writes all of it to a file at every change. */
export class MemoryStore implements DataStore {
  private readonly root: Node

  constructor(defaults: object) {
    this.root = { ...defaults }
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- what the stand-in's own store promises
  async get(_: unknown, key: string | string[], otherwise: unknown = null): Promise<any> {
    return pathOf(key).reduce((node: unknown, name) => (node as Node | undefined)?.[name], this.root) ?? otherwise
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- what the stand-in's own store promises
  async getRoot(): Promise<any> {
    return this.root
  }

  async set(_: unknown, key: string | string[], value: unknown): Promise<void> {
    const [node, name] = this.place(key)
    node[name] = value
  }

  async delete(_: unknown, key: string | string[]): Promise<void> {
    const [node, name] = this.place(key)
    delete node[name]
  }

  private place(key: string | string[]): [Node, string] {
    const path = pathOf(key)
    const node = path.slice(0, -1).reduce((at, name) => (at[name] ??= {}) as Node, this.root)
    return [node, path.at(-1) ?? '']
  }
}
