import { Confirm } from '../../ui/overlays/confirm'
import { useSay, useScope } from '../../ui/host'
import type { OftenGoods } from './often-bought.contract'
import { oftenMessages } from './often-bought.messages'
import type { OftenGoodsStore } from './often-goods.store'

type OftenForgetProps = { often: OftenGoodsStore; goods: OftenGoods; onClose: () => void }

/** Confirmation before goods are removed from the list. */
export function OftenForget({ often, goods, onClose }: OftenForgetProps) {
  const say = useSay(oftenMessages)
  const scope = useScope()
  async function forget() {
    onClose()
    if (await often.forget(goods)) scope.toasts.brief('success', say('forgotten'))
  }
  return (
    <Confirm
      title={say('forgetTitle')}
      text={
        <>
          {goods.goodsName}
          <br />
          {say('forgetText')}
        </>
      }
      action={say('forgetDo')}
      onConfirm={() => void forget()}
      onCancel={onClose}
    />
  )
}
