import { skuWords } from '../../catalogue/goods/spec-words'
import { useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import type { CartLine } from '../cart/cart.contract'
import { attachmentFields } from './attachment-fields'
import { requirementMessages } from './requirement.messages'
import { requirementOf } from './requirement.store'
import sheet from './requirement.css?sheet'

/** Requirement of a cart line, with an edit button. */
export default function RequirementStrip({ line }: { line: CartLine }) {
  useSheet(sheet)
  const say = useSay(requirementMessages)
  const scope = useScope()
  const requirement = requirementOf(scope)
  const { requireInfo, goodsName, deliveryCycle } = line
  if (!requireInfo) return null
  const { requireTime = '', requireOther = '' } = requireInfo
  const attached = attachmentFields.reduce((sum, field) => sum + requireInfo[field].length, 0)

  const open = () =>
    requirement.open({
      id: line.id,
      skuId: line.skuId,
      goodsId: line.goodsId,
      goodsName,
      image: line.image,
      spec: skuWords(line, scope.$locale.get()),
      deliveryCycle,
      goodsPrice: line.price,
      quantity: line.quantity,
      unitName: line.unitName,
      ...(line.orderUnit && {
        goodsPriceUnit: line.orderUnit.itemId,
        goodsPriceUnitName: line.orderUnit.unitName,
        goodsPriceUnitQuantity: line.quantity / line.orderUnit.ratio,
      }),
      requireInfo,
    })

  return (
    <div className="requirement-strip row wrap gap-16 row-gap-4 above-8 text-meta ink-2">
      {deliveryCycle !== undefined && <span>{say('delivery', { n: deliveryCycle })}</span>}
      {requireTime && <span>{say('by', { day: requireTime })}</span>}
      <span className="requirement-text shrink truncate" title={requireOther}>
        {requireOther}
      </span>
      <span>{say('unpriced')}</span>
      {attached > 0 && <span>{say('attached', { n: attached })}</span>}
      <button type="button" className="link" aria-label={say('editOf', { name: goodsName })} onClick={open}>
        {say('edit')}
      </button>
    </div>
  )
}
