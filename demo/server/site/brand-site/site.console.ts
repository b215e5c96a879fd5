import { html } from 'hono/html'
import type { Text } from '../../../../src/core/messages'
import type { ConsolePage } from '../../core/console'
import { changeFacts, factLabels, factsOf, isFact, kindOf, stampOf } from './site-facts'
import { siteForms } from './site-forms'

const about: Text = [
  '店铺页头、页脚、客服和搜索引擎所见的内容。修改后一分钟内生效。',
  'What header, footer, customer service and search engines show. Changes are seen within a minute.',
]

/** What the brand sites say of themselves. */
export const page = {
  title: ['站点资料', 'Site'],
  permission: 'site',
  done: { saved: ['已保存', 'Saved.'] },
  async show(visit, refused) {
    const { say } = visit
    const forms = await siteForms(visit, refused, async (site) => {
      const facts = await factsOf(site)
      const fields = Object.keys(factLabels)
        .filter(isFact)
        .map((name) => ({
          name,
          label: say(factLabels[name]),
          value: facts[name],
          kind: kindOf(name),
          required: name === 'name',
        }))
      return { fields, stamp: stampOf(site) }
    })
    return html`<p>${say(about)}</p>
      ${forms}`
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
