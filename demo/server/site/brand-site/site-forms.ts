import { asc } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Text } from '../../../../src/core/messages'
import type { ConsoleVisit, RefusedPost } from '../../core/console'
import { consoleField, type ConsoleField } from '../../core/console-fields'
import { db } from '../../core/db'
import { refuse } from '../../core/refusal'
import { brandSite } from './brand-site.table'

const save: Text = ['保存', 'Save']

/** What was saved had been filled in from a state that is no more. */
export const changedMeanwhile = () =>
  refuse(409, [
    '资料已被他人修改，请核对后重新保存',
    'Somebody else has changed this in the meantime. Please compare, and save again.',
  ])

type Site = typeof brandSite.$inferSelect
type Filled = {
  fields: readonly ConsoleField[]
  /** Of the state that it is filled in from: who saves on top of another one is told so. */
  stamp: string
}

async function siteForm(visit: ConsoleVisit, site: Site, refused: RefusedPost | undefined, filled: Filled) {
  const { say, to, mayAct } = visit
  const given = refused?.values.id === site.id ? refused.values : {}
  const fields = filled.fields.map((field) =>
    consoleField({ ...field, value: given[field.name] ?? field.value }, mayAct),
  )
  return html`<article aria-label="${site.name}">
    <h3>${site.name} <small>${site.siteKey}</small></h3>
    <form method="post" action="${to('save')}" class="fields">
      <input type="hidden" name="id" value="${site.id}" />
      <input type="hidden" name="stamp" value="${filled.stamp}" />
      ${fields} ${mayAct ? html`<button class="main">${say(save)}</button>` : ''}
    </form>
  </article>`
}

/**
 * A form for each brand site, on a page of the console. Its post is `save` and brings the fields by their names, with the
 * site's `id` and the `stamp`.
 * @param fill what the form of a site begins with
 */
export async function siteForms(
  visit: ConsoleVisit,
  refused: RefusedPost | undefined,
  fill: (site: Site) => Promise<Filled>,
) {
  const sites = await db().select().from(brandSite).orderBy(asc(brandSite.id))
  return Promise.all(sites.map(async (site) => siteForm(visit, site, refused, await fill(site))))
}
