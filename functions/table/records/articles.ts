import { comparable } from '../../../shared/articles/rules.ts'
import { type ManagedArticle, ManagedCard } from '../../../shared/articles/schema.ts'
import { searchWords } from '../../../shared/articles/search.ts'
import { parseRichText } from '../../../shared/rich-text/parse.ts'
import { plainText } from '../../../shared/rich-text/tree.ts'
import { tableName } from '../client.ts'
import { hashOf } from '../hash.ts'
import { ArticleCardItem, ArticleItem, ArticleTitleItem, ArticleWordsItem } from '../items/articles.ts'
import type { Key } from '../keys.ts'
import { readAll } from '../query.ts'

/**
 * What writes an article whole: itself, its card, which lists read alone, and its words, which only a search reads. The
 * article is written only where `condition` holds.
 */
export function putArticle(article: ManagedArticle, condition: object) {
  const TableName = tableName()
  const { id, published, content } = article
  const words = searchWords(plainText(parseRichText(content)))
  return [
    { Put: { TableName, Item: { ...ArticleItem.key({ id }), ...article }, ...condition } },
    { Put: { TableName, Item: { ...ArticleCardItem.key({ id }), ...ManagedCard.parse(article) } } },
    { Put: { TableName, Item: { ...ArticleWordsItem.key({ id }), id, published, words } } },
  ]
}

/** Where it stands whose a title is. */
export function titleKey(title: string): Key {
  return ArticleTitleItem.key({ hash: hashOf(comparable(title)) })
}

/** What takes a title for an article, if nobody has it. */
export function takeTitle({ id, title }: Pick<ManagedArticle, 'id' | 'title'>) {
  const Item = { ...titleKey(title), articleId: id }
  return { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } }
}

/** The cards of all articles, published or not, in no order; one call reads a thousand. */
export async function articleCards(options: { consistent?: boolean } = {}): Promise<ManagedCard[]> {
  const items = await readAll(ArticleCardItem.all({}), options)
  return items.map(ArticleCardItem.parse)
}
