import { CreditView } from './credit-view'
import { inAccountMoney } from '../../site/brand-site/account-currency'

/** Credit page under the title of its statements. */
function CreditBillPage() {
  return <CreditView title="title" />
}

export default inAccountMoney(CreditBillPage)
