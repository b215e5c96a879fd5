import { desc } from 'drizzle-orm'
import { html } from 'hono/html'
import { wireTime } from '../../core/time/business-time'
import type { Config } from '../../core/config/config'
import { db } from '../../core/database/db'
import { plainPage } from '../../core/http/plain-page'
import type { App } from '../../core/http/surroundings'
import { outbox } from './outbox.table'

const shown = 50
const channels = { sms: '短信', email: '邮件' }

/** Shows all SMS and e-mails that the demo has sent, latest first. */
export function routes(app: App, { demo }: Config) {
  if (!demo) return
  app.get('/demo/outbox', async (c) => {
    const rows = await db()
      .select()
      .from(outbox)
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(shown)
    return plainPage(
      c,
      '发件箱',
      html`<p>演示商城发出的短信与邮件，最新的在前。<a href="/demo/outbox">刷新</a></p>
        ${rows.length === 0 ? html`<p>还没有发出任何内容。</p>` : ''}
        ${rows.map(
          ({ channel, target, payload, createdAt }) =>
            html`<article>
              <p>
                ${channels[channel]} · <b>${target}</b> · <time>${wireTime(createdAt)}</time><br />
                <span>${payload}</span>
              </p>
            </article>`,
        )}`,
    )
  })
}
