import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newCard } from '../../tests/fixtures/data/article-card.ts'
import { type ArticleFields, type EditableField, type Mergeable, mergeEdit } from './merge-edit.ts'

const first: Mergeable = { ...newCard(), content: 'Still', published: true, sortOrder: 0, version: 1, changedIn: {} }

/** The next version of an article. Fails if the edit has a conflict. */
function edit(stored: Mergeable, changes: Partial<ArticleFields>, basedOn = stored.version): Mergeable {
  const { changed, conflicts, changedIn } = mergeEdit(stored, { basedOn, changes })
  expect(conflicts).toEqual([])
  return { ...stored, ...changed, changedIn, version: stored.version + 1 }
}

it('[ADM-01] changes of different fields all stand, and a change to the same value is no conflict', () => {
  const second = edit(edit(first, { title: 'Ponds' }), { tags: ['still'] })
  expect(edit(second, { content: 'Deep', title: 'Ponds' }, 1)).toMatchObject({
    title: 'Ponds',
    tags: ['still'],
    content: 'Deep',
    version: 4,
  })
})

it.each<[string, Mergeable, number, EditableField[]]>([
  ['a field that others changed later', edit(first, { title: 'Ponds' }), 1, ['title']],
  ['a field that others changed before', edit(first, { title: 'Ponds' }), 2, []],
  ['an article whose fields have no versions yet', { ...omitVersions(first), version: 5 }, 4, ['title', 'content']],
  ['the same, in the version that the editor saw', { ...omitVersions(first), version: 5 }, 5, []],
  ['a version that does not exist', first, 2, ['title', 'content']],
])('[ADM-01] a conflict is found in %s', (_, stored, basedOn, expected) => {
  const { conflicts } = mergeEdit(stored, { basedOn, changes: { title: 'Lakes', content: 'Wide', featured: false } })
  expect(conflicts).toEqual(expected)
})

function omitVersions({ changedIn: _, ...rest }: Mergeable): Mergeable {
  return rest
}

/* Each value is written only once, so it can be traced. */
const FIELDS = ['title', 'summary', 'content', 'tags'] as const
const step = fc.record({
  editor: fc.nat({ max: 2 }),
  fields: fc.uniqueArray(fc.constantFrom(...FIELDS), { minLength: 1 }),
  does: fc.constantFrom('save', 'save', 'open', 'lose the reply of a save'),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** What each editor saw last, and what they stored since without knowing it. */
interface View {
  article: Mergeable
  ownVersions: number[]
}

/** Three editors of one article. */
class Editors {
  stored: Mergeable
  readonly views: View[]
  readonly wrong: string[] = []
  /** Who wrote the value of a field. */
  private readonly writers = new Map<string, number>()

  constructor(start: Mergeable) {
    this.stored = start
    this.views = [0, 1, 2].map(() => ({ article: start, ownVersions: [] }))
  }

  private open = (editor: number) => (this.views[editor] = { article: this.stored, ownVersions: [] })

  run({ editor, fields, does }: Step, n: number): void {
    const { article, ownVersions } = this.views[editor] ?? this.open(editor)
    if (does === 'open') return void this.open(editor)
    const before = this.stored
    const changes = Object.fromEntries(fields.map((field) => [field, `${field} ${n}` as never]))
    const { changed, conflicts, changedIn } = mergeEdit(before, { basedOn: article.version, changes, ownVersions })
    const hasChanged = (field: EditableField) => before[field] !== article[field]
    const isUnseen = (field: EditableField) => hasChanged(field) && this.writers.get(field) !== editor
    const replaced = fields.filter((field) => isUnseen(field) && !conflicts.includes(field))
    if (replaced.length) this.wrong.push(`replaced unseen: ${replaced.join()}`)
    // Only fields without versions are asked about without a reason.
    if (before.changedIn && !conflicts.every(hasChanged) && !this.isOld) this.wrong.push('asked without a reason')
    if (conflicts.some((field) => this.writers.get(field) === editor)) this.wrong.push('asked about their own value')
    if (conflicts.length) return void this.open(editor)
    this.stored = { ...before, ...changed, changedIn, version: before.version + 1 }
    const expected: object = { ...before, ...changes }
    const lost = FIELDS.filter((field) => this.stored[field] !== expected[field as never])
    if (lost.length) this.wrong.push(`lost: ${lost.join()}`)
    for (const field of fields) this.writers.set(field, editor)
    if (does === 'save') this.open(editor)
    else ownVersions.push(this.stored.version)
  }

  private get isOld() {
    return this.views.some(({ article }) => !article.changedIn)
  }
}

it('[ADM-01] with three editors, no value is replaced before the editor of its successor has seen it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, isOld) => {
      const editors = new Editors(isOld ? { ...omitVersions(first), version: 3 } : first)
      for (const [n, each] of steps.entries()) editors.run(each, n)
      expect(editors.wrong).toEqual([])
    }),
  )
})
