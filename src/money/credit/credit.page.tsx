import { CreditView } from './credit-view'
import { inAccountMoney } from '../../site/brand-site/account-currency'

/** By the name of the line. */
function CreditPage() {
  return <CreditView title="line" />
}

export default inAccountMoney(CreditPage)
