import { toDecimal } from '../../core/money'
import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { ownGoodsForm } from './own-goods-form'
import type { OwnGoods } from './own-goods.contract'
import { ownGoodsMessages } from './own-goods.messages'
import type { OwnGoodsStore } from './own-goods.store'

type OwnGoodsDialogProps = {
  store: OwnGoodsStore
  /** Entry to edit. Default: a new entry. */
  own?: OwnGoods
  onClose: () => void
}

const startOf = ({ kind, name, myCode, unit, quantity, remark, price, deliveryCycle, listed }: OwnGoods) => ({
  kind,
  name,
  myCode,
  unit,
  remark,
  quantity: String(quantity),
  skuCode: listed?.skuCode ?? '',
  price: price === undefined ? '' : toDecimal(price),
  deliveryCycle: deliveryCycle === undefined ? '' : String(deliveryCycle),
})

/** Dialog to add or edit stored goods. */
export function OwnGoodsDialog({ store, own, onClose }: OwnGoodsDialogProps) {
  const say = useSay(ownGoodsMessages)
  const filling = useFilling(ownGoodsForm, {
    start: own ? startOf(own) : { kind: 'custom', quantity: '1' },
    async send(values) {
      await store.save(values, own?.id)
      onClose()
    },
  })
  return (
    <Dialog
      title={say(own ? 'changeTitle' : 'addTitle')}
      width={600}
      onClose={onClose}
      form={filling}
      action={say('save')}
    >
      <Form of={filling} className="own-goods-form" />
    </Dialog>
  )
}
