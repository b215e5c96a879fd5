import { Button } from '../../ui/button'
import { StockLabel } from '../../ui/stock-label'
import { GoodsPrice } from '../goods/goods-price'
import { leftOf, stockOf } from '../goods/stock-state'
import type { Candidate } from './quick-order.contract'

type CodeChoiceProps = { label: string; codes: readonly Candidate[]; onChoose: (code: string) => void }

/** Alternative codes for a row, each with name, price and stock. */
export const CodeChoice = ({ label, codes, onChoose }: CodeChoiceProps) => (
  <span className="quick-order-candidates stack gap-4 start" role="group" aria-label={label}>
    <span className="note">{label}</span>
    {codes.map(({ skuCode, goodsName, offer }) => (
      <span key={skuCode} className="quick-order-candidate row wrap gap-8 row-gap-4">
        <Button size="small" onClick={() => onChoose(skuCode)}>
          {skuCode}
        </Button>
        <span className="quick-order-name truncate" title={goodsName}>
          {goodsName}
        </span>
        {offer && (
          <>
            <GoodsPrice prices={offer} size="sm" unit={offer.unitName} />
            <StockLabel state={stockOf(offer)} left={leftOf(offer)} unit={offer.unitName} />
          </>
        )}
      </span>
    ))}
  </span>
)
