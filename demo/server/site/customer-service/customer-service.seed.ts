import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { htmlOf } from '../articles/article-lines'
import { helpColumns } from '../articles/help-columns'
import { siteWords } from '../brand-site/site-words'
import { serviceTopic } from './customer-service.table'
import { topicWords } from './service-words'
import { servicesInEnglish } from './service-english'

function helpLink(siteId: string, title: string) {
  const found = helpColumns(siteId)
    .flatMap(({ links }) => links)
    .find(({ label }) => label === title)
  if (!found) throw new Error(`no article of help is called ${title}`)
  return found
}

export const seed: Seed = {
  room: 'site/customer-service',
  after: ['site/brand-site'],
  async run() {
    await saysInEnglish(servicesInEnglish())
    const rows = siteWords.flatMap(({ site: { id: siteId } }) =>
      topicWords.map(({ icon, title, text, help, pages = [], withdrawn }, position) => ({
        id: `${siteId}${position + 1}`,
        siteId,
        position,
        icon,
        title,
        status: withdrawn ? (20 as const) : (10 as const),
        contentHtml: htmlOf(text),
        links: [
          ...pages.map(([label, url]) => ({ label, url })),
          ...help.map((name) => helpLink(siteId, name)),
        ],
      })),
    )
    await db().insert(serviceTopic).values(rows)
  },
}
