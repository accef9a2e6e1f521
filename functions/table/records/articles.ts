import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { withSources } from '../../../shared/articles/origin.ts'
import { normalizeForComparison } from '../../../shared/articles/rules.ts'
import { ArticleCard, MAX_ARTICLES, type ManagedArticle, ManagedCard } from '../../../shared/articles/schema.ts'
import { searchWords } from '../../../shared/articles/search.ts'
import { DomainError } from '../../../shared/problems.ts'
import { parseRichText } from '../../../shared/rich-text/parse.ts'
import { hasImageWithoutAlt, plainText, type RichText, withAllowedTargets } from '../../../shared/rich-text/tree.ts'
import { tableName } from '../client.ts'
import { hashOf } from '../hash.ts'
import {
  ArticleBodyItem,
  ArticleCardItem,
  ArticleCountItem,
  ArticleItem,
  ArticleTitleItem,
  ArticleWordsItem,
} from '../items/articles.ts'
import type { Key } from '../keys.ts'
import { readAll } from '../query.ts'
import { chargeWriteUnits } from '../write-units.ts'
import { duePk, dueSk } from './due.ts'

/** The longest content counts as 200 write units, so an editor can try to save it a hundred times an hour. */
const CHARACTERS_PER_UNIT = 250

const compressBody = (body: RichText) => brotliCompressSync(JSON.stringify(body))

/** The rich text of an `ArticleBodyItem`. It may have been stored when other targets were allowed. */
export function decompressBody(body: Uint8Array): RichText {
  return withAllowedTargets(JSON.parse(brotliDecompressSync(body).toString('utf8')) as RichText)
}

/** The part of the index `due` that has articles. */
export const DUE_ARTICLES = duePk('articles')

function placeInIndex({ published, publishAt }: ManagedArticle) {
  return published || !publishAt ? {} : { duePk: DUE_ARTICLES, dueSk: dueSk(publishAt) }
}

/**
 * The writes that store an article: the article itself (for editors), what readers get, its card (the only item that
 * lists read) and its words (which only search reads). `condition` applies to the article itself. Throws
 * `article-too-complex` and `article-image-without-alt`.
 */
export function articleWrites(article: ManagedArticle, condition: object) {
  const TableName = tableName()
  const { id, published, content } = article
  // Refused content costs the writer like stored content. Parsing the costliest, 50 kB of lines that continue quotes,
  // takes 0.8 to 1.7 s of CPU, which is 3 to 6 s of a function's share of a core.
  chargeWriteUnits(content.length / CHARACTERS_PER_UNIT)
  const body = parseRichText(content)
  if (!body) throw new DomainError('article-too-complex', [{ pointer: '/body/content', detail: 'too_complex' }])
  if (hasImageWithoutAlt(body))
    throw new DomainError('article-image-without-alt', [{ pointer: '/body/content', detail: 'alt_missing' }])
  const words = searchWords(plainText(body))
  return [
    { Put: { TableName, Item: { ...ArticleItem.key({ id }), ...article, ...placeInIndex(article) }, ...condition } },
    {
      Put: {
        TableName,
        Item: {
          ...ArticleBodyItem.key({ id }),
          ...ArticleCard.parse(article),
          published,
          ...(article.reviewed && { reviewed: article.reviewed }),
          body: compressBody(withSources(body, article)),
        },
      },
    },
    { Put: { TableName, Item: { ...ArticleCardItem.key({ id }), ...ManagedCard.parse(article) } } },
    { Put: { TableName, Item: { ...ArticleWordsItem.key({ id }), id, published, words } } },
  ]
}

/**
 * The write that counts a new (1) or deleted (-1) article. Its condition fails when there are as many articles as there
 * may be.
 */
export function countWrite(by: 1 | -1) {
  return {
    Update: {
      TableName: tableName(),
      Key: ArticleCountItem.key({}),
      UpdateExpression: 'add articles :by',
      ExpressionAttributeValues: { ':by': by, ...(by === 1 && { ':max': MAX_ARTICLES }) },
      ...(by === 1 && { ConditionExpression: 'attribute_not_exists(articles) or articles < :max' }),
    },
  }
}

/** The key of the item that reserves a title. */
export function titleKey(title: string): Key {
  return ArticleTitleItem.key({ hash: hashOf(normalizeForComparison(title)) })
}

/** The write that reserves a title for an article. Its condition fails when another article has the title. */
export function reserveTitleWrite({ id, title }: Pick<ManagedArticle, 'id' | 'title'>) {
  const Item = { ...titleKey(title), articleId: id }
  return { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } }
}

/** The cards of all articles, published or not, in no defined order. One call reads about 1,000 cards. */
export async function readArticleCards(options: { consistent?: boolean } = {}): Promise<ManagedCard[]> {
  const items = await readAll(ArticleCardItem.all({}), options)
  return items.map(ArticleCardItem.parse)
}
