import type { DiarySection } from '../../shared/export/schema.ts'
import { fromKeyPart, type Hash, type Key, type KeyPart, keyPart, type UserId } from './keys.ts'
import type { Item, Range } from './query.ts'

type PartNames<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PartNames<Rest>
  : never
type PartOf<Name> = Name extends 'user' ? UserId : Name extends 'hash' ? Hash : string | number
/** The values for the braces of a pattern. Branded types keep user ids and hashes apart from other text. */
type Parts<Pattern extends string> = { [Name in PartNames<Pattern>]: PartOf<Name> }
/** The same values, parsed from a key. */
type ReadParts<Pattern extends string> = { [Name in PartNames<Pattern>]: PartOf<Name> & string }

/** Why a user's data export does not contain an item. */
type OmissionReason =
  /** It is a credential, or derived from one. */
  | 'secret'
  /** It only points to another item, which is exported. */
  | 'index'
  /** Internal state of the service, such as rate limits. */
  | 'bookkeeping'
  /** It belongs to no user, such as an article. */
  | 'impersonal'

/**
 * Where a user's export has an item, and what of it. Items in a section of `account` are exported for information;
 * items in a section of `diary` can also be imported again. `whole`: everything that its schema reads, and the parts of
 * its key except `user` and `hash`. A list: only these. `records`: each record of the item is an entry of the section.
 */
type Exported<T> =
  | { account: string; holds: 'whole' | readonly (keyof T)[] }
  | { diary: DiarySection; holds: 'whole' | 'records' | readonly (keyof T)[] }
  | { omittedBecause: OmissionReason }

/** The item's key is built from the key parts or attributes of another item kind. */
interface KeySource {
  keySource: AnyItemKind
  /** For each part of this item's key, the name of the part or attribute of the other item kind. */
  keyParts: Readonly<Record<string, string>>
}

/**
 * Why an item is kept when an account is deleted: it belongs to no user, it names no user and expires soon, or it is an entry
 * of the audit, which names people by their ids alone.
 */
type RetentionReason = 'impersonal' | 'expires' | 'audit'

/** The partitions of a user. */
export type UserPartition = 'USER#{user}' | 'RECORDS#{user}'

/** How an item is erased with its user's account. All items with a partition key of the user are erased together. */
type Erased<Pk extends string> = Pk extends UserPartition
  ? 'with its user'
  : KeySource | { keptBecause: RetentionReason }

/** The declaration of an item kind. It must say how its items are exported and erased. */
interface Declaration<Pk extends string, Sk extends string, T> {
  /** The name of the item kind, worded for the user whose data it is. */
  label: string
  /** The partition key, with its parts in braces. IAM grants are limited to its fixed prefix. */
  pk: Pk
  sk: Sk
  /** Parses all attributes except the key and `ttl`. `shape` has a property for each of them. */
  schema: { parse: (item: unknown) => T; shape: object }
  exported: Exported<T>
  erased: Erased<Pk>
}

/** An item kind of the table: its keys, and how its items are parsed, exported and erased. */
export interface ItemKind<Pk extends string, Sk extends string, T> extends Declaration<Pk, Sk, T> {
  key: (parts: Parts<Pk> & Parts<Sk>) => Key
  /** The range of all items in a partition, or of those whose sort key begins with the given parts. */
  all: (parts: Parts<Pk> & Partial<Parts<Sk>>) => Range
  /** The range from one sort key to another, both included. Parts at the end of a sort key may be missing. */
  between: (from: Parts<Pk> & Partial<Parts<Sk>>, to: Partial<Parts<Sk>>) => Range
  /** Parses an item. Throws a `ZodError` when the item does not match its schema. */
  parse: (item: unknown) => T
}

/** Any item kind, for code that only reads its declaration. */
export interface AnyItemKind {
  label: string
  pk: string
  sk: string
  /** Its partition key is that of this index of the table. */
  index?: 'due'
  schema: { shape: object }
  exported: Exported<Record<string, unknown>>
  erased: 'with its user' | KeySource | { keptBecause: RetentionReason }
  key: (parts: never) => Key
  all: (parts: never) => Range
  parse: (item: unknown) => unknown
}

const PART = /\{(\w+)\}/g

type GivenParts = Readonly<Record<string, string | number | undefined>>

/** Replaces a part that is not given. No key contains it. */
const MISSING = '\0'

const fillPattern = (pattern: string, parts: GivenParts) =>
  pattern.replaceAll(PART, (_, name: string) => (parts[name] === undefined ? MISSING : keyPart(String(parts[name]))))

/** Fills a pattern up to its first missing part. If a part is missing, `suffix` follows. */
function fillPrefix(pattern: string, parts: GivenParts, suffix = ''): string {
  const [prefix = '', ...afterMissing] = fillPattern(pattern, parts).split(MISSING)
  return prefix + (afterMissing.length ? suffix : '')
}

/** The keys of a partition or of an index, for a grant on all items there, whatever their kinds. */
/* @__NO_SIDE_EFFECTS__ */
export const allKeys = <const D extends { label: string; pk: string; index?: 'due' }>(keys: D) =>
  ({
    ...keys,
    sk: '',
    schema: { shape: {} },
    exported: { omittedBecause: 'index' },
    erased: 'with its user',
    key: () => ({ pk: '', sk: '' }),
    all: () => ({ pk: '', from: '', to: '' }),
    parse: () => undefined,
  }) as const satisfies AnyItemKind

/** Declares an item kind. The annotation below lets the bundler drop item kinds that a function does not use. */
/* @__NO_SIDE_EFFECTS__ */
export function itemKind<const Pk extends string, const Sk extends string, T>(
  declaration: Declaration<Pk, Sk, T>,
): ItemKind<Pk, Sk, T> {
  const { pk, sk, schema } = declaration
  const between = (from: GivenParts, to: GivenParts): Range => ({
    pk: fillPattern(pk, from),
    // A key must not be empty. A space sorts before every key of ours.
    from: fillPrefix(sk, from) || ' ',
    to: fillPrefix(sk, { ...from, ...to }, '\uffff'),
  })
  return {
    ...declaration,
    key: (parts: GivenParts) => ({ pk: fillPattern(pk, parts), sk: fillPattern(sk, parts) }),
    all: (parts: GivenParts) => between(parts, parts),
    between,
    parse: (item) => schema.parse(item),
  }
}

/**
 * Makes the schema of an item kind from a function that parses a whole item, its key included. `shape` has a property
 * for each attribute that is stored.
 */
export function schemaFrom<T>(shape: object, read: (item: Item) => T): Declaration<string, string, T>['schema'] {
  return { shape, parse: (item) => read(item as Item) }
}

type Patterns<Pk extends string, Sk extends string> = Pick<Declaration<Pk, Sk, unknown>, 'pk' | 'sk'>

const matchKey = ({ pk, sk }: Patterns<string, string>, key: Key) =>
  new RegExp(`^${`${pk} ${sk}`.replaceAll(PART, '(?<$1>[^# ]*)')}$`).exec(`${key.pk} ${key.sk}`)

/** Whether a key belongs to an item kind. */
export function isKeyOf(kind: Patterns<string, string>, key: Key): boolean {
  return matchKey(kind, key) !== null
}

/** Returns the decoded parts of a key. Throws a `TypeError` for the key of another item kind. */
export function keyPartsOf<Pk extends string, Sk extends string>(
  kind: Patterns<Pk, Sk>,
  key: Key,
): ReadParts<Pk> & ReadParts<Sk> {
  const { groups } = matchKey(kind, key) ?? {}
  if (!groups) throw new TypeError(`A key is not ${kind.pk} ${kind.sk}`)
  return Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, fromKeyPart(part as KeyPart)])) as never
}
