import { englishOf } from '../../core/database/english'
import type { ConsolePage } from '../../core/operator/console'
import { sitePage } from '../../site/brand-site/site-page'
import { accountLabels, bankAccountOf, setBankAccount, stampOf } from './bank-account'
import { changeWarning } from './bank-account-warning'

/** Console page for the bank accounts of the brand sites. */
export const page = {
  ...sitePage({
    title: ['收款账户', 'Bank account'],
    permission: 'finance',
    about: [
      '买家转账付款时看到的账户，也是发票上的销售方。未填写时不提供线下支付，也无法开票。',
      'The account for transfers, and the seller on invoices. Without it, buyers cannot pay by transfer, and no invoices are issued.',
    ],
    labels: accountLabels,
    async fill({ id }) {
      const account = await bankAccountOf(id)
      const english = await englishOf(account ? [account.bank] : [])
      return {
        values: account ? { ...account, bankEn: english.get(account.bank) ?? '' } : {},
        stamp: stampOf(account),
      }
    },
    save: setBankAccount,
  }),
  warning: changeWarning,
} satisfies ConsolePage
