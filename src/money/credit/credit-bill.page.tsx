import { CreditView } from './credit-view'
import { inAccountMoney } from '../../site/brand-site/account-currency'

/** By the name of its statements. */
function CreditBillPage() {
  return <CreditView title="title" />
}

export default inAccountMoney(CreditBillPage)
