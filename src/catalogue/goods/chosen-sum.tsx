import { Price } from '../../ui/price'
import { classNames } from '../../ui/class-names'
import { useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { chosenMessages } from './chosen.messages'
import type { ChosenTotal } from './sku-amounts.store'
import sheet from './goods-price.css?sheet'

type ChosenSumProps = {
  total: ChosenTotal
  onRetry: () => void
}

/** Sum of the chosen goods. Dimmed while a newer sum loads, with a retry button if the request failed. */
export function ChosenSum({ total: { amount, hidden, failed, pending }, onRetry }: ChosenSumProps) {
  useSheet(sheet)
  const say = useSay(chosenMessages)
  return (
    <span
      className={classNames('goods-chosen-sum row gap-8 baseline', pending && 'goods-chosen-sum-pending')}
      aria-busy={pending || undefined}
    >
      <span className="note">{say('total')}</span>
      {failed ? (
        <>
          <span className="goods-chosen-sum-note">{say('failed')}</span>
          <button type="button" className="link" onClick={onRetry}>
            {say('retry')}
          </button>
        </>
      ) : hidden ? (
        <span className="goods-chosen-sum-note">{say('hidden')}</span>
      ) : (
        amount !== undefined && <Price amount={amount} size="lg" className="goods-chosen-sum-amount" />
      )}
    </span>
  )
}
