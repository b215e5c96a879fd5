import { and, asc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { leaveMessage, serviceTopics } from '../../../../src/site/customer-service/customer-service.contract'
import { messageForm } from '../../../../src/site/customer-service/message-form'
import { minute } from '../../core/time/business-time'
import type { Config } from '../../core/config/config'
import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { limit } from '../../core/security/limit'
import { plainPage } from '../../core/http/plain-page'
import { refuse } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { siteById } from '../brand-site/brand-sites'
import { serviceMessage, serviceTopic } from './customer-service.table'

const most = 5

export function routes(app: App, { demo }: Config) {
  serve(
    app,
    serviceTopics,
    async ({ site }) => {
      await siteById(site)
      const topics = await db()
        .select({
          id: serviceTopic.id,
          icon: serviceTopic.icon,
          title: serviceTopic.title,
          contentHtml: serviceTopic.contentHtml,
          links: serviceTopic.links,
        })
        .from(serviceTopic)
        .where(and(eq(serviceTopic.siteId, site), eq(serviceTopic.status, 10)))
        .orderBy(asc(serviceTopic.position))
      return { topics }
    },
    { cache: 0 },
  )

  serve(
    app,
    leaveMessage,
    async ({ asked: { body }, who, site, address }) => {
      const { messageForm: open } = await siteById(site)
      if (open !== 10) throw refuse(403, ['该站点未开放留言', 'This site does not accept messages.'])
      await limit('serviceMessage', { address }, most, 10 * minute)
      const id = newId()
      await db()
        .insert(serviceMessage)
        .values({ ...body, id, siteId: site, customerId: who.kind === 'member' ? who.customerId : null })
      return { id }
    },
    { words: messageForm.fields },
  )

  if (!demo) return
  // Stands in for the chat page of a service provider, which receives the brand site.
  app.get('/demo/chat', async (c) => {
    const id = c.req.query('brandSiteId') ?? ''
    const { name } = await siteById(id)
    return plainPage(
      c,
      `${name} · 在线客服`,
      html`<p>这里代替客服系统的聊天页面，收到的站点编号是 <b>${id}</b>。</p>`,
    )
  })
}
