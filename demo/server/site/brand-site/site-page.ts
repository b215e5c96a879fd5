import { asc } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Text } from '../../../../src/core/messages'
import type { ConsolePage, ConsoleVisit, RefusedPost } from '../../core/console'
import { consoleFields, type ConsoleField } from '../../core/console-fields'
import { db } from '../../core/db'
import { hiddenFields } from '../../core/hidden-fields'
import { brandSite, type Site } from './brand-site.table'

const saveLabel: Text = ['保存', 'Save']

type Filled = {
  /** By the names of the fields. */
  values: Readonly<Record<string, string>>
  /** Of the state that it is filled in from: who saves on top of another one is told so. */
  stamp: string
}
type SitePage = Pick<ConsolePage, 'title' | 'permission'> & {
  about: Text
  /** Of the fields, by their names and in their order. */
  labels: Readonly<Record<string, Text>>
  /** What else is said of a field. */
  more?: Readonly<
    Record<
      string,
      Pick<ConsoleField, 'kind' | 'required'> & {
        choices?: readonly (readonly [value: string, text: Text])[]
      }
    >
  >
  /** What the form of a site begins with. */
  fill: (site: Site) => Promise<Filled>
  /**
   * @param given the fields by their names, with the site's `id` and the `stamp`
   * @param by id of the operator
   * @throws Refusal
   */
  save: (given: Readonly<Record<string, string>>, by: string) => Promise<void>
}

/** A page of the console with a form for each brand site. */
export function sitePage({ title, permission, about, labels, more = {}, fill, save }: SitePage): ConsolePage {
  async function form({ say, to, mayAct }: ConsoleVisit, site: Site, refused?: RefusedPost) {
    const { values, stamp } = await fill(site)
    const mine = refused?.values.id === site.id ? refused : undefined
    const fields = Object.entries(labels).map(([name, label]): ConsoleField => {
      const { choices, ...others } = more[name] ?? {}
      return {
        name,
        label: say(label),
        value: values[name] ?? '',
        ...others,
        choices: choices?.map(([value, text]) => [value, say(text)]),
      }
    })
    return html`<article aria-label="${site.name}">
      <h3>${site.name} <small>${site.siteKey}</small></h3>
      <form method="post" action="${to('save')}" class="fields">
        ${hiddenFields({ id: site.id, stamp })} ${consoleFields(fields, mine, mayAct)}
        ${mayAct ? html`<button class="main">${say(saveLabel)}</button>` : ''}
      </form>
    </article>`
  }
  return {
    title,
    permission,
    done: { saved: ['已保存', 'Saved.'] },
    async show(visit, refused) {
      const sites = await db().select().from(brandSite).orderBy(asc(brandSite.id))
      return html`<p>${visit.say(about)}</p>
        ${await Promise.all(sites.map((site) => form(visit, site, refused)))}`
    },
    posts: {
      save: {
        // Lists in two languages, of which a form writes each Chinese character in nine bytes.
        fieldBytes: 200_000,
        async run({ operator }, given) {
          await save(given, operator.id)
          return { done: 'saved' }
        },
      },
    },
  }
}
