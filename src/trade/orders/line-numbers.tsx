import { useSay } from '../../ui/host'
import { orderMessages } from './orders.messages'

type LineNumbersProps = { of: { purchaseNo?: string | undefined; costCentre?: string | undefined } }

/** Buyer's own numbers of a line. Empty without any. */
export function LineNumbers({ of: { purchaseNo, costCentre } }: LineNumbersProps) {
  const say = useSay(orderMessages)
  const words = [
    purchaseNo && `${say('purchaseNo')} ${purchaseNo}`,
    costCentre && `${say('costCentre')} ${costCentre}`,
  ].filter(Boolean)
  return words.length > 0 && <span className="meta">{words.join(' · ')}</span>
}
