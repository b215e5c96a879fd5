import { ExportButton } from '../../account/downloads/export-button'
import { Card } from '../../ui/card'
import { Figures } from '../../ui/pages/figures'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/pages/page-frame'
import { Price } from '../../ui/price'
import { LedgerList } from '../ledger/ledger-list'
import type { DepositIndex } from './deposit.contract'
import { depositMessages } from './deposit.messages'
import { openDeposit } from './deposit.store'
import { DepositTable } from './deposit-table'
import { depositType } from './deposit-type'
import { inAccountMoney } from '../../site/brand-site/account-currency'

/** Page of the advance deposit: balance and movements. */
function DepositPage() {
  const { scope, urlState } = useHost()
  const say = useSay(depositMessages)
  const href = useHref()
  const deposit = useOpened(() => openDeposit(scope, urlState))
  return (
    <>
      <Page
        of={deposit.index}
        title={say('title')}
        actions={
          <span className="actions">
            <LinkButton href={href('depositU9')}>{say('u9')}</LinkButton>
            <LinkButton href={href('depositWithdraw')}>{say('withdraw')}</LinkButton>
            <LinkButton href={href('depositOffline')}>{say('offline')}</LinkButton>
            <LinkButton variant="primary" href={href('depositRecharge')}>
              {say('recharge')}
            </LinkButton>
          </span>
        }
      >
        {(index) => <DepositFacts index={index} />}
      </Page>
      <LedgerList
        of={deposit.ledger}
        types={depositType}
        say={say}
        actions={<ExportButton ask={deposit.exportAll} />}
      >
        {({ content }) => <DepositTable rows={content} />}
      </LedgerList>
    </>
  )
}

function DepositFacts({ index: { balance, frozen, monthIn, monthOut } }: { index: DepositIndex }) {
  const say = useSay(depositMessages)
  return (
    <Card>
      <Figures
        of={[
          [say('balance'), <Price key="balance" amount={balance} size="xl" />],
          [say('frozen'), <Price key="frozen" amount={frozen} size="md" />],
          [say('monthIn'), <Price key="in" amount={monthIn} size="md" />],
          [say('monthOut'), <Price key="out" amount={monthOut} size="md" />],
        ]}
      />
    </Card>
  )
}

export default inAccountMoney(DepositPage)
