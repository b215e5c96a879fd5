import { asc } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Text } from '../../../../src/core/messages'
import type { ConsolePage, ConsoleVisit, RefusedPost } from '../../core/console'
import { db } from '../../core/db'
import { brandSite } from './brand-site.table'
import { changeFacts, factLabels, factsOf, isFact, stampOf, type SiteFacts } from './site-facts'

const words = {
  about: [
    '店铺页头、页脚、客服和搜索引擎所见的内容。修改后一分钟内生效。',
    'What header, footer, customer service and search engines show. Changes are seen within a minute.',
  ],
  save: ['保存', 'Save'],
} as const satisfies Record<string, Text>

type Field = { name: keyof SiteFacts; label: string; value: string }

const input = ({ name, value }: Field) => {
  if (name === 'icpHtml') return html`<textarea name="${name}" rows="3">${value}</textarea>`
  const type = name === 'brandColour' ? 'color' : name === 'phone' ? 'tel' : 'text'
  return html`<input name="${name}" type="${type}" value="${value}" ${name === 'name' ? 'required' : ''} />`
}

const field = (each: Field, mayAct: boolean) =>
  html`<label>${each.label}${mayAct ? input(each) : html`<span>${each.value || '–'}</span>`}</label>`

async function card(visit: ConsoleVisit, site: typeof brandSite.$inferSelect, refused?: RefusedPost) {
  const { say, to, mayAct } = visit
  const facts = await factsOf(site)
  const given = refused?.values.id === site.id ? refused.values : {}
  const fields = Object.keys(factLabels)
    .filter(isFact)
    .map((name) => field({ name, label: say(factLabels[name]), value: given[name] ?? facts[name] }, mayAct))
  return html`<article aria-label="${site.name}">
    <h3>${site.name} <small>${site.siteKey}</small></h3>
    <form method="post" action="${to('save')}" class="fields">
      <input type="hidden" name="id" value="${site.id}" />
      <input type="hidden" name="stamp" value="${stampOf(site)}" />
      ${fields} ${mayAct ? html`<button class="main">${say(words.save)}</button>` : ''}
    </form>
  </article>`
}

/** What the brand sites say of themselves. */
export const page = {
  title: ['站点资料', 'Site'],
  permission: 'site',
  done: { saved: ['已保存', 'Saved.'] },
  async show(visit, refused) {
    const sites = await db().select().from(brandSite).orderBy(asc(brandSite.id))
    const cards = await Promise.all(sites.map((site) => card(visit, site, refused)))
    return html`<p>${visit.say(words.about)}</p>
      ${cards}`
  },
  posts: {
    save: {
      async run({ operator }, given) {
        await changeFacts(given, operator.id)
        return { done: 'saved' }
      },
    },
  },
} satisfies ConsolePage
