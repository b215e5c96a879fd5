import { html } from 'hono/html'
import type { Text } from '../../../../src/core/messages'
import type { ConsolePage } from '../../core/console'
import { siteForms } from '../../site/brand-site/site-forms'
import { accountLabels, bankAccountOf, isAccountField, setBankAccount, stampOf } from './bank-account'

const about: Text = [
  '买家转账付款时看到的账户，也是发票上的销售方。未填写时不提供线下支付，也无法开票。',
  'Where buyers transfer money to, and who sells, on invoices. Without it nobody can pay by transfer, and no invoice is issued.',
]

/** Where money is transferred to, by brand site. */
export const page = {
  title: ['收款账户', 'Bank account'],
  permission: 'finance',
  done: { saved: ['已保存', 'Saved.'] },
  async show(visit, refused) {
    const { say } = visit
    const forms = await siteForms(visit, refused, async ({ id }) => {
      const account = await bankAccountOf(id)
      const fields = Object.keys(accountLabels)
        .filter(isAccountField)
        .map((name) => ({ name, label: say(accountLabels[name]), value: account?.[name] ?? '' }))
      return { fields, stamp: stampOf(account) }
    })
    return html`<p>${say(about)}</p>
      ${forms}`
  },
  posts: {
    save: {
      async run({ operator }, given) {
        await setBankAccount(given, operator.id)
        return { done: 'saved' }
      },
    },
  },
} satisfies ConsolePage
