import type { ArticleCard } from './schema.ts'

const MAX_SLUG_LENGTH = 80
const ID_DIGITS = 6

/** A title as a part of an address: lower case, digits and single hyphens. Empty for a title without any of them. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.replaceAll(/['’]/g, '').replaceAll(/[^a-z0-9]+/g, '-')
  return words.slice(0, MAX_SLUG_LENGTH).replaceAll(/^-+|-+$/g, '')
}

/** The folder of public pages, which is also the address of their list. */
export const PUBLIC_PAGES = '/read/'

/**
 * The public address of an article, which never changes: the words of its first title, and the beginning of its id,
 * because another article may have had that title. Source: requirement LEARN-10.
 */
export function publicArticlePath({
  id,
  title,
  slug = slugOf(title),
}: Pick<ArticleCard, 'id' | 'title' | 'slug'>): string {
  return PUBLIC_PAGES + [slug, id.slice(0, ID_DIGITS)].filter(Boolean).join('-')
}

/** The hashtags of a shared article, without `#`. Source: requirement LEARN-10. */
export function hashtagsOf(category: string): string[] {
  return ['IC', 'InterstitialCystitis', category.replaceAll(/\s/g, ''), 'HealthApp']
}

/** Where an article can be shared, in the order of the menu. Source: requirement LEARN-10. */
export const SHARE_TARGETS = ['mail', 'whatsapp', 'x', 'facebook', 'linkedin', 'reddit', 'telegram'] as const
export type ShareTarget = (typeof SHARE_TARGETS)[number]

/** As `URLSearchParams`, but with `%20` for a space, which mail programs need. */
const query = (parts: Readonly<Record<string, string>>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

type Shared = Pick<ArticleCard, 'title' | 'summary' | 'category'>

/** The address that opens a target with an article filled in. `url`: the public address of the article. */
export function shareAddress(target: ShareTarget, { title, summary, category }: Shared, url: string): string {
  const tags = hashtagsOf(category)
  const hashes = tags.map((tag) => `#${tag}`).join(' ')
  switch (target) {
    case 'mail':
      return `mailto:?${query({ subject: title, body: `${summary}\n\n${url}\n\n${hashes}` })}`
    case 'whatsapp':
      return `https://wa.me/?${query({ text: `${title}\n${url}\n${hashes}` })}`
    case 'x':
      return `https://x.com/intent/post?${query({ text: title, url, hashtags: tags.join(',') })}`
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: url, hashtag: `#${tags[0]}` })}`
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`
    case 'reddit':
      return `https://www.reddit.com/submit?${query({ url, title })}`
    case 'telegram':
      return `https://t.me/share/url?${query({ url, text: `${title} ${hashes}` })}`
  }
}
