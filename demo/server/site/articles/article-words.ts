/** An article of the demo. */
export type ArticleWords = {
  title: string
  summary: string
  /** Its lines, with their marks. */
  text: string[]
  category: string
  daysAgo: number
  /** Name of a drawing. */
  cover?: string
  /** Category of goods that the title leads to instead of the text. */
  goodsOf?: string
}
