import { checkCodes } from '../../catalogue/quick-order/quick-order.contract'
import { readOrderText } from '../../catalogue/quick-order/read-order-file'
import { openOnce } from '../../core/api/once'
import type { Values } from '../../core/language/messages'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { codesIn, wantedIn } from '../enquiries/enquiry-intake'
import { quantityTyped } from '../offers/offer-line-faults'
import { applyForContract, mostContractLines } from './contracts.contract'
import { listed } from '../../core/text/listed'

type Line = { skuId: string; quantity: number }
export type GoodsFault = {
  key: 'goodsNeeded' | 'goodsTooMany' | 'goodsUnknown' | 'goodsWrong' | 'lookFailed'
  values?: Values
}
type WishForm = { title: string; months: string | number; remark?: string; files?: string[] }

/** Opens a request for contract prices. Product codes identify the goods. */
export function openContractWish(scope: Scope) {
  const once = openOnce()

  return {
    /** @param text one product code and quantity per line */
    async linesIn(text: string): Promise<Line[] | GoodsFault> {
      const reading = readOrderText(text)
      const wanted = 'grid' in reading ? wantedIn(reading.grid) : []
      if (wanted.length === 0) return { key: 'goodsNeeded' }
      if (wanted.length > mostContractLines) return { key: 'goodsTooMany', values: { n: mostContractLines } }
      try {
        const brandTerminalId = await siteOf(scope).id()
        const body = { brandTerminalId, codeList: codesIn(wanted) }
        const found = await scope.call(checkCodes, { body }, { quiet: true })
        const skus = new Map(found.map(({ code, sku }) => [code, sku]))
        const known = wanted.map(({ word, quantity }) => ({ word, quantity, sku: skus.get(word.trim()) }))
        const unknown = known.filter(({ sku }) => !sku || sku.withdrawn).map(({ word }) => word)
        if (unknown.length > 0)
          return { key: 'goodsUnknown', values: { codes: listed(unknown.slice(0, 5), scope.$locale.get()) } }
        const lines = known.flatMap(({ sku, quantity }) => {
          const pieces = quantityTyped(quantity)
          return sku && pieces !== undefined ? [{ skuId: sku.id, quantity: pieces }] : []
        })
        return lines.length === known.length ? lines : { key: 'goodsWrong' }
      } catch {
        return { key: 'lookFailed' }
      }
    },
    /** @throws CallError. The form retains all typed values. */
    async send(form: WishForm, lines: Line[]) {
      const body = { ...form, lines }
      return once(body, (options) => scope.call(applyForContract, { body }, options))
    },
  }
}
