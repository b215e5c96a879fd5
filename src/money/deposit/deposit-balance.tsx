import { Figures } from '../../ui/pages/figures'
import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import type { DepositIndex } from './deposit.contract'
import { depositMessages } from './deposit.messages'

/** Available balance of the deposit, shown above a form. */
export function DepositBalance({ index: { balance } }: { index: DepositIndex }) {
  const say = useSay(depositMessages)
  return <Figures of={[[say('balance'), <Price key="balance" amount={balance} size="lg" />]]} />
}
