import { fill, speaker } from '../../core/language/messages'
import type { Scope } from '../../core/host/scope'
import { enquiryDraftOf } from '../../trade/enquiries/enquiry-draft.store'
import { mostEnquiryLines } from '../../trade/enquiries/enquiries.contract'
import { lineOf } from '../../trade/enquiries/enquiry-intake'
import { unitWords } from './line-unit'
import type { ListTable } from './order-lines'
import { quickOrderMessages } from './quick-order.messages'
import type { JudgedLine } from './quick-order.store'

const longest = { name: 200, remark: 500 }
const namesGoods = /名称|品名|name|description|描述/i

/**
 * Adds rows to the current inquiry draft: with their SKU if the shop sells it, otherwise in the buyer's words. The row
 * number is in the name; for a SKU, which has a fixed name, it is in the remark.
 * @returns keys of the rows that fit
 */
export function askSuppliers(scope: Scope, rows: readonly JudgedLine[], tables: readonly ListTable[]) {
  const { $draft, change } = enquiryDraftOf(scope)
  const locale = scope.$locale.get()
  const say = speaker(quickOrderMessages, locale)
  const lines = [...$draft.get().lines]
  const notes = $draft.get().said.remark ? [$draft.get().said.remark] : []
  const taken = new Set<number>()

  for (const { key, row, code, ownCode = code, quantity, unit, list, cells, verdict } of rows) {
    const { sku } = verdict
    if (sku && !sku.withdrawn) {
      const note = say('askedRow', { row: String(row), code: ownCode, n: quantity + unitWords(sku, unit) })
      const known = lines.findIndex(({ skuId }) => skuId === sku.id)
      const fits = [...notes, note].join('\n').length <= longest.remark
      if (!fits || (known < 0 && lines.length >= mostEnquiryLines)) continue
      notes.push(note)
      // Goods already in the draft stay one line, with the quantity of all rows.
      const before = lines[known]
      const sum = String(Number(before?.quantity ?? 0) + Number(quantity))
      if (before) lines[known] = { ...before, quantity: verdict.pieces ? String(verdict.pieces) : sum }
      else lines.push(lineOf({ word: code, quantity: `${verdict.pieces || quantity || 1}` }, sku, locale))
    } else {
      if (lines.length >= mostEnquiryLines) continue
      const named = tables.find((each) => each.list === list)?.head.findIndex((head) => namesGoods.test(head))
      const words = [ownCode, (named !== undefined && cells?.[named]) || sku?.goodsName || '']
      const own = fill(say('ownRowOf', { row: String(row) }))
      const name = words
        .filter(Boolean)
        .join(' ')
        .slice(0, longest.name - own.length)
      lines.push(lineOf({ word: name + own, quantity: quantity || '1' }, undefined, locale))
    }
    taken.add(key)
  }
  change({ lines, said: { ...$draft.get().said, remark: notes.join('\n') } })
  return taken
}
