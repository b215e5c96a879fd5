import type { Href } from '../../core/address/hrefs'
import { targetOf } from '../../site/links/target'
import type { SearchOption } from './search-options'

const shown = 8

/** Converts popular searches to options of the search box; an option may have its own address. */
export const hotOptions = (
  words: readonly { keyword: string; url?: string | undefined }[],
  href: Href,
): (SearchOption & { href: string })[] =>
  words.slice(0, shown).map(({ keyword, url }) => ({
    word: keyword,
    href: (url && targetOf(url, href)) || href('search', {}, { goodsKeyWord: keyword }),
  }))

/** Splits the words of an attribute, as in `轴承, 手套`. */
export const wordsIn = (text: string) =>
  text
    .split(/[,，]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .map((keyword) => ({ keyword }))
