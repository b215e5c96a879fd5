import type { Asked } from '../../../../src/core/api/endpoint'
import type { applyForContract } from '../../../../src/trade/contracts/contracts.contract'
import { contractForm, contractState } from '../../../../src/trade/contracts/contract'
import { mostPieces } from '../../../../src/core/api/shapes'
import { addDocument } from '../../core/documents/add-document'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { validated } from '../../core/http/validate'
import { onlyOwnFiles } from '../../session/registration/own-files'
import type { Buyer } from '../cart/buyer'
import { typed } from '../offers/asked-lines'
import { contract, contractLine } from './contracts.table'

type Asking = Asked<typeof applyForContract>['body']

const nothing = () => refuse(422, ['请先选择商品', 'Please select products first.'])

/**
 * Requests contract prices from the platform.
 * @throws Refusal 400 invalid field, 422 no goods, or unavailable goods
 */
export async function askForContract(buyer: Buyer, { lines: wanted, ...body }: Asking) {
  const kind = { entity: 'contract', letters: 'C', action: 'apply' }
  const { id: contractId, no } = await addDocument(buyer.who, kind, async (own, contractNo) => {
    const { title, months, remark = '' } = validated(contractForm.shape, body, contractForm.fields)
    await onlyOwnFiles(own.placedBy, body.files, 'files')
    const pieces = new Map<string, number>()
    for (const { skuId, quantity } of wanted)
      pieces.set(skuId, Math.min(mostPieces, quantity + (pieces.get(skuId) ?? 0)))
    const lines = await typed(
      buyer,
      [...pieces].map(([skuId, quantity]) => ({
        skuId,
        quantity,
        name: '',
        unit: '',
        targetPrice: undefined,
      })),
    )
    if (lines.length === 0) throw nothing()
    const state = contractState.code.pendingReview
    await db()
      .insert(contract)
      .values({
        ...own,
        contractNo,
        title,
        months: Number(months),
        remark,
        files: body.files,
        state,
        waitsSince: clock.now(),
      })
    await db()
      .insert(contractLine)
      .values(
        lines.map(({ skuId, snapshot, qty, listPrice }, position) => ({
          skuId: skuId ?? '',
          snapshot,
          qty,
          listPrice,
          contractId: own.id,
          position,
        })),
      )
    return state
  })
  return { contractId, contractNo: no }
}
