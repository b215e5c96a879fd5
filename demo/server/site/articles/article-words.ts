/** A demo article. */
export type ArticleWords = {
  title: string
  summary: string
  /** Text lines with their markers. */
  text: string[]
  category: string
  daysAgo: number
  /** Name of the cover drawing. */
  cover?: string
  /** Category of goods that the title links to, instead of the text. */
  goodsOf?: string
}
