import type { DocsPage } from './page-frame'

/** Section of a page in the search index of the documentation. */
export type SearchEntry = {
  /** Path below the site's root, with the section's anchor. */
  href: string
  /** Titles of the page and of the section below it. */
  title: string
  text: string
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

const textOf = (markup: string) =>
  markup
    .replace(/<(script|style|svg|iframe)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** Splits pages into their sections. */
export const searchIndex = (pages: readonly DocsPage[]): SearchEntry[] =>
  pages.flatMap(({ path, title, body }) =>
    body.text.split(/(?=<h[23] id=")/).flatMap((section): SearchEntry[] => {
      const [, id, heading = ''] = /^<h[23] id="([^"]+)">([^]*?)<\/h[23]>/.exec(section) ?? []
      const text = textOf(section)
      if (!text) return []
      return [
        {
          href: id ? `${path}#${id}` : path,
          title: heading ? `${title} › ${textOf(heading)}` : title,
          text,
        },
      ]
    }),
  )
