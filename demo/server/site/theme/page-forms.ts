import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import type { ConsoleVisit, RefusedPost } from '../../core/operator/console'
import type { Choices } from '../../core/operator/choices'
import type { ConsoleField } from '../../core/operator/console-field'
import { choiceOption, consoleFields } from '../../core/operator/console-fields'
import { englishOf } from '../../core/database/english'
import { hiddenFields } from '../../core/operator/hidden-fields'
import { stampOf } from '../../core/documents/row-stamp'
import type { Site } from '../brand-site/brand-site.table'
import { pageLabels } from './page-facts'
import type { ThemePage } from './theme.table'

const words = {
  facts: ['专题页', 'The page'],
  save: ['保存', 'Save'],
  shown: ['已发布', 'Shown'],
  draft: ['草稿', 'Draft'],
  new: ['新专题页', 'A new page'],
  site: ['站点', 'Site'],
  add: ['新增', 'Add'],
} as const satisfies Record<string, Text>

/** Renders the form for title and visibility of a custom page. */
export async function factsForm(visit: ConsoleVisit, page: ThemePage, refused?: RefusedPost) {
  const { say, to, mayAct } = visit
  const mine = refused?.post === 'facts' ? refused : undefined
  const { title, publishedAt } = page
  const titleEn = (await englishOf([title])).get(title) ?? ''
  const choices: Choices = [
    ['yes', words.shown],
    ['no', words.draft],
  ]
  const fields: ConsoleField[] = [
    { name: 'title', label: pageLabels.title, value: title },
    { name: 'titleEn', label: pageLabels.titleEn, value: titleEn, optional: true },
    { name: 'shown', label: pageLabels.shown, value: publishedAt ? 'yes' : 'no', choices, optional: true },
  ]
  return html`<details ${mine ? 'open' : ''}>
    <summary>${say(words.facts)} <small>/page/${page.pageKey}</small></summary>
    <form method="post" action="${to('facts')}">
      ${hiddenFields({ page: page.id, stamp: stampOf(page) })}
      <div class="fields">${consoleFields(fields, visit, mine)}</div>
      ${mayAct ? html`<button class="main">${say(words.save)}</button>` : ''}
    </form>
  </details>`
}

/** Renders the form for a new page. */
export function addForm(visit: ConsoleVisit, sites: readonly Site[], refused?: RefusedPost) {
  const { say, to } = visit
  const mine = refused?.post === 'add' ? refused : undefined
  const fields: ConsoleField[] = [
    { name: 'title', label: pageLabels.title },
    { name: 'titleEn', label: pageLabels.titleEn, optional: true },
    { name: 'pageKey', label: pageLabels.pageKey },
  ]
  return html`<details ${mine ? 'open' : ''}>
    <summary>${say(words.new)}</summary>
    <form method="post" action="${to('add')}">
      <div class="fields">
        <label
          >${say(words.site)}
          <select name="site">
            ${sites.map(({ id, name }) => choiceOption(id, name, mine?.values['site'] ?? ''))}
          </select></label
        >
        ${consoleFields(fields, visit, mine)}
      </div>
      <button class="main">${say(words.add)}</button>
    </form>
  </details>`
}
