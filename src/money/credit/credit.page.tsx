import { CreditView } from './credit-view'
import { inAccountMoney } from '../../site/brand-site/account-currency'

/** Credit page under the title of the credit line. */
function CreditPage() {
  return <CreditView title="line" />
}

export default inAccountMoney(CreditPage)
