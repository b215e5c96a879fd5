import { goTo } from '../../core/address/go-to'
import { toDecimal } from '../../core/money'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useHost, useHref, useOpened, useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/pages/page-frame'
import { formatMoney } from '../../core/money'
import { DepositBalance } from './deposit-balance'
import { depositMessages } from './deposit.messages'
import { rechargeFields } from './recharge-fields'
import { openRecharges, type Recharges } from './recharge.store'
import { RechargeList } from './recharge-list'
import { inAccountMoney } from '../../site/brand-site/account-currency'

/** Suggested amounts in minor units. */
const usual = [100_000, 500_000, 1_000_000, 5_000_000]

/** Page to enter the amount of a top-up. The payment page offers the payment methods. */
function RechargePage() {
  const { scope, urlState } = useHost()
  const say = useSay(depositMessages)
  const href = useHref()
  const recharges = useOpened(() => openRecharges(scope, urlState, false))
  return (
    <>
      <Page
        of={recharges.index}
        title={say('rechargeTitle')}
        actions={<LinkButton href={href('depositOffline')}>{say('offline')}</LinkButton>}
      >
        {(index) => (
          <Card padding="form">
            <DepositBalance index={index} />
            <RechargeForm recharges={recharges} />
          </Card>
        )}
      </Page>
      <RechargeList recharges={recharges} />
    </>
  )
}

function RechargeForm({ recharges }: { recharges: Recharges }) {
  const say = useSay(depositMessages)
  const href = useHref()
  const currency = useCurrency()
  const scope = useScope()
  const filling = useFilling(rechargeFields, {
    async send({ amount }) {
      const payOrderId = await recharges.ask(amount)
      if (payOrderId) goTo(scope.href('payment', {}, { payOrderId }))
    },
  })
  return (
    <Form of={filling} className="form-narrow">
      <FormField of={filling} name="amount" width={200} />
      <div className="form-end actions" role="group" aria-label={say('usual')}>
        {usual.map((amount) => (
          <Button key={amount} size="small" onClick={() => filling.set('amount', toDecimal(amount))}>
            {formatMoney(amount, currency)}
          </Button>
        ))}
      </div>
      <div className="form-end">
        <SubmitButton of={filling}>{say('toPayment')}</SubmitButton>
        <p className="note">
          {say('rechargeNote')}{' '}
          <a className="link" href={href('depositOffline')}>
            {say('handInVoucher')}
          </a>
        </p>
      </div>
    </Form>
  )
}

export default inAccountMoney(RechargePage)
