import { fromKeyPart, type Hash, type Key, type KeyPart, keyPart, type UserId } from './keys.ts'
import type { Item, Range } from './query.ts'

type PartNames<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PartNames<Rest>
  : never
type PartOf<Name> = Name extends 'user' ? UserId : Name extends 'hash' ? Hash : string | number
/** What goes into the places of a pattern. A user and the hash of a secret cannot be mistaken for any other text. */
type Parts<Pattern extends string> = { [Name in PartNames<Pattern>]: PartOf<Name> }
/** What is read back from them. */
type ReadParts<Pattern extends string> = { [Name in PartNames<Pattern>]: PartOf<Name> & string }

/** Why a person who asks for all that is theirs is not given an item. */
type NotExported =
  /** It opens something, or is made of what does. */
  | 'secret'
  /** It only leads to another item, which they are given. */
  | 'index'
  /** The service's own notes: limits, what was shown. */
  | 'bookkeeping'
  /** It is no person's, such as an article. */
  | 'impersonal'

/**
 * What of an item its person is given when they ask for all that is theirs: all that its schema reads, with the parts of
 * its key but `user` and `hash`, or some attributes only.
 */
type Exported<T> = 'whole' | readonly (keyof T)[] | { not: NotExported }

/** The item's key is made of what another kind of item has, in its key or as an attribute. */
interface Through {
  through: AnyItemKind
  by: Readonly<Record<string, string>>
}

/** Why an item stays when an account goes: it is no person's, or it names none and expires soon. */
type Stays = 'impersonal' | 'expires'

/** How an item goes when its user's account does. What has the user's own partition key goes with all that has it. */
type Erased<Pk extends string> = Pk extends 'USER#{user}' ? 'with its user' : Through | { stays: Stays }

/** What must be said of everything that is stored: who adds a kind of item decides how it leaves again. */
interface Declared<Pk extends string, Sk extends string, T> {
  /** What it is, in words for the person whose it is. */
  called: string
  /** The partition key, with its parts in braces. Grants name how it begins. */
  pk: Pk
  sk: Sk
  /** Reads its attributes, all but the key and `ttl`. */
  schema: { parse: (item: unknown) => T }
  exported: Exported<T>
  erased: Erased<Pk>
}

/** A kind of item of the table: its keys, and how it is read, exported and erased. */
export interface ItemKind<Pk extends string, Sk extends string, T> extends Declared<Pk, Sk, T> {
  key: (parts: Parts<Pk> & Parts<Sk>) => Key
  /** All of them in a partition, or those whose sort key begins with the given parts. */
  all: (parts: Parts<Pk> & Partial<Parts<Sk>>) => Range
  /** Those from one sort key to another, both included, as far as their parts are given. */
  between: (from: Parts<Pk> & Partial<Parts<Sk>>, to: Partial<Parts<Sk>>) => Range
  /** Reads an item. Throws a `ZodError` for one that is not as its schema says. */
  parse: (item: unknown) => T
}

/** Any kind, for what only looks at how it is declared. */
export interface AnyItemKind {
  called: string
  pk: string
  sk: string
  schema: object
  exported: Exported<Record<string, unknown>>
  erased: 'with its user' | Through | { stays: Stays }
  key: (parts: never) => Key
  parse: (item: unknown) => unknown
}

const PART = /\{(\w+)\}/g

type Given = Readonly<Record<string, string | number | undefined>>

/** Stands where a part is not given; no key has it. */
const GAP = '\0'

const filled = (pattern: string, parts: Given) =>
  pattern.replaceAll(PART, (_, name: string) => (parts[name] === undefined ? GAP : keyPart(String(parts[name]))))

/** A pattern as far as its parts are given; behind that, `last`. */
function begun(pattern: string, parts: Given, last = ''): string {
  const [beginning = '', ...others] = filled(pattern, parts).split(GAP)
  return beginning + (others.length ? last : '')
}

/** Declares a kind of item. */
/* @__NO_SIDE_EFFECTS__ */
export function itemKind<const Pk extends string, const Sk extends string, T>(
  declared: Declared<Pk, Sk, T>,
): ItemKind<Pk, Sk, T> {
  const { pk, sk, schema } = declared
  const between = (from: Given, to: Given): Range => ({
    pk: filled(pk, from),
    // No key is empty, and none of ours begins with anything before a space.
    from: begun(sk, from) || ' ',
    to: begun(sk, { ...from, ...to }, '\uffff'),
  })
  return {
    ...declared,
    key: (parts: Given) => ({ pk: filled(pk, parts), sk: filled(sk, parts) }),
    all: (parts: Given) => between(parts, parts),
    between,
    parse: (item) => schema.parse(item),
  }
}

/** A schema for an item that a codec of its own reads. */
export function readBy<T>(read: (item: Item) => T): { parse: (item: unknown) => T } {
  return { parse: (item) => read(item as Item) }
}

type Patterns<Pk extends string, Sk extends string> = Pick<Declared<Pk, Sk, unknown>, 'pk' | 'sk'>

const match = ({ pk, sk }: Patterns<string, string>, key: Key) =>
  new RegExp(`^${`${pk} ${sk}`.replaceAll(PART, '(?<$1>[^# ]*)')}$`).exec(`${key.pk} ${key.sk}`)

/** Whether a key is that of an item of a kind. */
export function isOf(kind: Patterns<string, string>, key: Key): boolean {
  return match(kind, key) !== null
}

/** What a key was made of. Throws a `TypeError` for the key of another kind. */
export function partsOf<Pk extends string, Sk extends string>(
  kind: Patterns<Pk, Sk>,
  key: Key,
): ReadParts<Pk> & ReadParts<Sk> {
  const { groups } = match(kind, key) ?? {}
  if (!groups) throw new TypeError(`A key is not ${kind.pk} ${kind.sk}`)
  return Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, fromKeyPart(part as KeyPart)])) as never
}
