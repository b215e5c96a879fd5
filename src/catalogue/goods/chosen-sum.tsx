import { Price } from '../../ui/price'
import { classNames } from '../../ui/class-names'
import { useSay } from '../../ui/host'
import { chosenMessages } from './chosen.messages'
import type { ChosenTotal } from './sku-amounts.store'

type ChosenSumProps = {
  total: ChosenTotal
  onRetry: () => void
}

/** The sum of a choice: dimmed while a newer one is on its way, with another try when it did not come. */
export function ChosenSum({ total: { amount, hidden, failed, pending }, onRetry }: ChosenSumProps) {
  const say = useSay(chosenMessages)
  return (
    <span
      className={classNames('chosen-sum', pending && 'chosen-sum-pending')}
      aria-busy={pending || undefined}
    >
      <span className="chosen-sum-label">{say('total')}</span>
      {failed ? (
        <>
          <span className="chosen-sum-note">{say('failed')}</span>
          <button type="button" className="link" onClick={onRetry}>
            {say('retry')}
          </button>
        </>
      ) : hidden ? (
        <span className="chosen-sum-note">{say('hidden')}</span>
      ) : (
        amount !== undefined && <Price amount={amount} size="lg" className="chosen-sum-amount" />
      )}
    </span>
  )
}
