import { help } from './article-data'

/** Returns small stable ids for help articles, so that other seeds can link to them. */
export const helpId = (siteId: string, at: number) => `${siteId}${String(at + 1).padStart(2, '0')}`

/** Returns the help columns of the footer: each category with its articles. */
export function helpColumns(siteId: string) {
  let at = 0
  return help.chinese.map(({ category, articles }) => ({
    title: category,
    links: articles.map(({ title }) => ({ label: title, url: `/help/${helpId(siteId, at++)}` })),
  }))
}
