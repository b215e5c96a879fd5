import { asc } from 'drizzle-orm'
import { html } from 'hono/html'
import { no } from '../../../../src/core/api/shapes'
import type { Text } from '../../../../src/core/language/messages'
import { askFirst, isConfirmed } from '../../core/operator/console-confirm'
import type { ConsolePage, ConsoleVisit, RefusedPost } from '../../core/operator/console'
import type { ConsoleField } from '../../core/operator/console-field'
import { consoleFields } from '../../core/operator/console-fields'
import { db } from '../../core/database/db'
import { hiddenFields } from '../../core/operator/hidden-fields'
import { brandSite, type Site } from './brand-site.table'

const saveLabel: Text = ['保存', 'Save']
const closed: Text = ['暂停服务', 'Switched off']
const sitesWord: Text = ['站点', 'Sites']

const sitesInOrder = () => db().select().from(brandSite).orderBy(asc(brandSite.id))

type Filled = {
  /** Values by field name. */
  values: Readonly<Record<string, string>>
  /** Version of the state that fills the form. Detects concurrent changes. */
  stamp: string
}
type SitePage = Pick<ConsolePage, 'title' | 'permission'> & {
  about: Text
  /** Labels by field name, in form order. */
  labels: Readonly<Record<string, Text>>
  /** Additional properties of fields, which may be empty by default. */
  more?: Readonly<Record<string, Pick<ConsoleField, 'kind' | 'choices' | 'optional'>>>
  /** Returns the initial form values of a site. */
  fill: (site: Site) => Promise<Filled>
  /** Returns a confirmation question for changes that buyers notice at once, or undefined to save directly. */
  asks?: (site: Site, given: Readonly<Record<string, string>>) => Text | undefined
  /**
   * @param given fields by name, with the site's `id` and the `stamp`
   * @param by id of the operator
   * @throws Refusal
   */
  save: (given: Readonly<Record<string, string>>, by: string) => Promise<void>
}

/** Creates a console page with a form for one brand site at a time. */
export function sitePage({
  title,
  permission,
  about,
  labels,
  more = {},
  fill,
  save,
  asks,
}: SitePage): ConsolePage {
  async function form(visit: ConsoleVisit, site: Site, refused?: RefusedPost) {
    const { values, stamp } = await fill(site)
    const mine = refused?.values.id === site.id ? refused : undefined
    const { say, to, mayAct } = visit
    const fields = Object.entries(labels).map(([name, label]): ConsoleField => ({
      name,
      label,
      value: values[name],
      optional: true,
      ...more[name],
    }))
    return html`<article aria-label="${site.name}">
      <h3>${site.name} <small>${site.siteKey}</small></h3>
      ${site.open === no ? html`<p class="warning">${say(closed)}</p>` : ''}
      <form method="post" action="${to('save')}" class="fields">
        ${hiddenFields({ id: site.id, stamp })} ${consoleFields(fields, visit, mine)}
        ${mayAct ? html`<button class="main">${say(saveLabel)}</button>` : ''}
      </form>
    </article>`
  }
  /** Renders the site navigation. Closed sites are marked. */
  function chooser({ say, to }: ConsoleVisit, sites: readonly Site[], chosen: Site) {
    if (sites.length < 2) return ''
    return html`<nav class="tabs" aria-label="${say(sitesWord)}">
      <ul>
        ${sites.map(
          ({ id, name, open }) =>
            html`<li>
              <a href="${to('', { site: id })}" ${id === chosen.id ? 'aria-current=page' : ''}
                >${name} ${open === no ? html`<small>${say(closed)}</small>` : ''}</a
              >
            </li>`,
        )}
      </ul>
    </nav>`
  }

  return {
    title,
    permission,
    done: { saved: ['已保存', 'Saved.'] },
    subject: async ({ site = '' }) => (await sitesInOrder()).find(({ id }) => id === site)?.name,
    async show(visit, refused) {
      const sites = await sitesInOrder()
      const wanted = refused?.values.id ?? visit.c.req.query('site')
      const chosen = sites.find(({ id }) => id === wanted) ?? sites[0]
      if (!chosen) return html``
      return html`<p>${visit.say(about)}</p>
        ${chooser(visit, sites, chosen)} ${await form(visit, chosen, refused)}`
    },
    posts: {
      save: {
        // Lists in two languages; a form encodes each Chinese character in nine bytes.
        fieldBytes: 200_000,
        async run(visit, given) {
          const { id = '' } = given
          const site = (await sitesInOrder()).find((one) => one.id === id)
          const question = site && asks?.(site, given)
          if (site && question && !isConfirmed(given))
            return askFirst(visit, given, {
              post: 'save',
              question: visit.say(question, { name: site.name }),
              action: ['确认', 'Yes, do it'],
              back: visit.to('', { site: id }),
            })
          await save(given, visit.operator.id)
          return { done: 'saved', query: { site: id } }
        },
      },
    },
  }
}
