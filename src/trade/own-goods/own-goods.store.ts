import { skuWords } from '../../catalogue/goods/spec-words'
import { keywordOf } from '../../core/keyword'
import { toDecimal } from '../../core/money'
import { speaker } from '../../core/messages'
import { pagedList } from '../../core/paged-list'
import type { UrlState } from '../../core/url-state'
import type { Scope } from '../../core/scope'
import { cartOf } from '../cart/cart.store'
import { typedLine } from '../offers/offer-draft'
import { offerDraftMessages } from '../offers/offer-draft.messages'
import { offerDraftOf } from '../offers/offer-draft.store'
import { requirementOf } from '../requirement/requirement.store'
import type { ownGoodsForm } from './own-goods-form'
import { ownGoodsKinds } from './own-goods-kind'
import {
  addOwnGoods,
  deleteOwnGoods,
  pageOwnGoods,
  updateOwnGoods,
  type OwnGoods,
} from './own-goods.contract'
import { ownGoodsMessages } from './own-goods.messages'

type Values = ReturnType<(typeof ownGoodsForm)['values']>

/** Goods that a company keeps, and what they are kept for: to be ordered and asked for again. */
export function openOwnGoods(scope: Scope, urlState: UrlState) {
  const tell = (key: 'saved' | 'removed') =>
    scope.toasts.brief('success', speaker(ownGoodsMessages, scope.$locale.get())(key))
  const list = pagedList(scope, urlState, {
    filters: { kind: (text: string) => ownGoodsKinds.find((kind) => kind === text), keyword: keywordOf },
    load: (body, options) => scope.call(pageOwnGoods, { body }, options),
  })

  return {
    ...list,
    /** @param id of what is changed; none: something new @throws CallError when the server refuses */
    async save(body: Values, id?: string) {
      if (id === undefined) await scope.call(addOwnGoods, { body })
      else await scope.call(updateOwnGoods, { path: { id }, body })
      tell('saved')
      await list.page.reload()
    },
    /** A refusal is said by the client. */
    async drop(id: string) {
      await scope.call(deleteOwnGoods, { path: { id } }).then(
        () => tell('removed'),
        () => {},
      )
      await list.page.reload()
    },
    /** Custom goods ask for their requirement first, filled with what is kept. @param from the button */
    toCart({ kind, listed, quantity, remark, price, deliveryCycle }: OwnGoods, from: EventTarget) {
      if (!listed) return
      const { skuId, goodsId, goodsName, image, unitId, unitName, minQuantity } = listed
      const pieces = Math.max(quantity, minQuantity)
      if (kind === 'code') return void cartOf(scope).add([{ skuId, quantity: pieces }], from)
      requirementOf(scope).open({
        skuId,
        goodsId,
        goodsName,
        image,
        spec: skuWords(listed, scope.$locale.get()),
        deliveryCycle,
        goodsPrice: price,
        quantity: pieces,
        unitName,
        goodsPriceUnit: unitId,
        goodsPriceUnitName: unitName,
        requireInfo: { requireOther: remark },
      })
    },
    /** Puts it into the question for prices that is being written. */
    toOffer({ name, unit, quantity, price, listed }: OwnGoods) {
      const draft = offerDraftOf(scope)
      if (listed) {
        const { skuId, goodsId, goodsName, image, unitName } = listed
        const spec = skuWords(listed, scope.$locale.get())
        const words = { name: goodsName, image, unit: unitName, spec }
        return draft.put([{ skuId, goodsId, ...words, quantity: String(quantity) }])
      }
      const targetPrice = price === undefined ? '' : toDecimal(price)
      const line = { ...typedLine(), name, unit, quantity: String(quantity), targetPrice }
      const { lines } = draft.$draft.get()
      draft.change({ lines: [...lines, line] })
      const say = speaker(offerDraftMessages, scope.$locale.get())
      scope.toasts.brief('success', say('added', { n: lines.length + 1 }))
    },
  }
}
export type OwnGoodsStore = ReturnType<typeof openOwnGoods>
