import { skuWords } from '../../catalogue/goods/spec-words'
import { keywordOf } from '../../core/text/keyword'
import { toDecimal } from '../../core/money'
import { speaker } from '../../core/language/messages'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
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

/** Opens the company's stored goods, with actions to order them and to request quotations. */
export function openOwnGoods(scope: Scope, urlState: UrlState) {
  const tell = (key: 'saved' | 'removed') =>
    scope.toasts.brief('success', speaker(ownGoodsMessages, scope.$locale.get())(key))
  const list = pagedList(scope, urlState, {
    filters: { kind: (text: string) => ownGoodsKinds.find((kind) => kind === text), keyword: keywordOf },
    load: (body, options) => scope.call(pageOwnGoods, { body }, options),
  })

  return {
    ...list,
    /**
     * Saves an entry.
     * @param id id of the entry to edit, without it a new one is added
     * @throws CallError if the server rejects it
     */
    async save(body: Values, id?: string) {
      if (id === undefined) await scope.call(addOwnGoods, { body })
      else await scope.call(updateOwnGoods, { path: { id }, body })
      tell('saved')
      await list.page.reload()
    },
    /** Deletes an entry. After a failure the client shows an error. */
    async drop(id: string) {
      await scope.call(deleteOwnGoods, { path: { id } }).then(
        () => tell('removed'),
        () => {},
      )
      await list.page.reload()
    },
    /**
     * Adds an entry to the cart. Custom goods first open the requirement dialog with the stored values.
     * @param from pressed button
     */
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
    /** Adds an entry to the draft of a quotation request. */
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
