import { atom, computed } from 'nanostores'
import { listAddresses } from '../../account/addresses/addresses.contract'
import { byId } from '../../core/api/by-id'
import { isCallError } from '../../core/api/call-error'
import { goTo } from '../../core/address/go-to'
import { speaker } from '../../core/language/messages'
import { openOnce } from '../../core/api/once'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import {
  afterSalesInfo,
  applyForExchange,
  applyForRefund,
  tryRefund,
  type ApplyInfo,
  type ClaimLine,
} from './after-sales-apply.contract'
import { afterSalesMessages } from './after-sales.messages'
import { isRefund } from './after-sales-terms'
import { afterSalesType } from './after-sales-type'

/** Chosen quantity of a line in pieces, and the replacement SKU of an exchange. */
export type Choice = { quantity: number; skuId?: string }
type RequestDetails = {
  rightType: number
  reason?: number
  returnMethod?: number | undefined
  description: string
  files: string[]
}
const { exchange, refund, returnAndRefund, cancelOrder } = afterSalesType.code
/** Types, most common first. */
const usual = [returnAndRefund, cancelOrder, refund, exchange]

/**
 * Opens the application form for an after-sales case of one order: chosen lines, trial refund and submit.
 * @param missingOnly preselects the pieces that the check list reports as missing
 */
export function openAfterSalesRequest(
  scope: Scope,
  orderNo: string,
  firstType: number | undefined,
  missingOnly = false,
) {
  const addresses = resource((signal) => scope.call(listAddresses, {}, { signal, quiet: true }))
  const $type = atom<number | undefined>(firstType)
  const info = resource(
    async (signal) => {
      const found = await byId(orderNo, () =>
        scope.call(afterSalesInfo, { path: { orderId: orderNo } }, { signal, quiet: true }),
      )
      // Prefers the requested type if it is available.
      const open = usual.filter((type) => found?.types.some((row) => row.type === type && row.enabled === 10))
      if (!open.some((type) => type === $type.get())) $type.set(open[0])
      takeMissing(found)
      return found
    },
    [scope.$locale],
  )
  /** Preselects missing pieces. They are refunded without a return. */
  function takeMissing(found: ApplyInfo | null) {
    const lacking = found?.lines.filter(({ missing }) => missing > 0) ?? []
    if (!missingOnly || lacking.length === 0 || Object.keys($chosen.get()).length > 0) return
    $chosen.set(Object.fromEntries(lacking.map((line) => [line.orderLineId, { quantity: line.missing }])))
    if (found?.types.some((row) => row.type === refund && row.enabled === 10)) $type.set(refund)
  }
  /** Reason code. The refund amount is higher for a fault of the seller. */
  const $reason = atom<number | undefined>(undefined)
  const $chosen = atom<Readonly<Record<string, Choice>>>({})
  const $addressId = atom('')
  /** True after the first submit. The form then shows faults of the chosen goods. */
  const $tried = atom(false)
  /** True if the connection failed during submit, so that the outcome is unknown. */
  const $unknown = atom(false)
  const once = openOnce()

  const limitOf = (line: ClaimLine) => ($type.get() === cancelOrder ? line.unshipped : line.maxQuantity)
  const linesOf = ({ lines }: ApplyInfo) =>
    lines.flatMap((line) => {
      const { quantity = 0, skuId } = $chosen.get()[line.orderLineId] ?? {}
      return quantity > 0 && limitOf(line) > 0 ? [{ line, quantity, skuId }] : []
    })

  const $question = computed([$type, $reason, $chosen, info.$state], (type, reason, chosen) =>
    JSON.stringify([type, reason, chosen]),
  )
  /** Trial refund. Null for exchanges, without chosen lines, and if the server rejects the question. */
  const trial = resource(
    async (signal) => {
      const { value } = info.$state.get()
      const type = $type.get()
      if (!value || type === undefined || !isRefund(type)) return null
      const lines = type === cancelOrder ? [] : linesOf(value)
      if (type !== cancelOrder && lines.length === 0) return null
      const wanted = lines.map(({ line, quantity }) => ({ orderLineId: line.orderLineId, quantity }))
      const body = { orderId: value.orderId, rightType: type, reason: $reason.get(), lines: wanted }
      return scope.call(tryRefund, { body }, { signal, quiet: true }).catch((error: unknown) => {
        if (isCallError(error) && error.kind === 'business') return null
        throw error
      })
    },
    [$question],
  )

  /** Returns the fault of the chosen goods, or undefined if they can be submitted. */
  function faultOf(value: ApplyInfo): 'nothingChosen' | 'tooMany' | undefined {
    if ($type.get() === cancelOrder) return undefined
    const lines = linesOf(value)
    if (lines.length === 0) return 'nothingChosen'
    return lines.some(({ line, quantity }) => quantity > limitOf(line)) ? 'tooMany' : undefined
  }

  function send(value: ApplyInfo, { rightType, ...details }: RequestDetails) {
    const { orderId } = value
    const lines = linesOf(value).map(({ line, quantity, skuId }) => ({
      orderLineId: line.orderLineId,
      quantity,
      exchangeSkuId: skuId,
    }))
    if (!isRefund(rightType)) {
      const body = { orderId, lines, ...details, addressId: $addressId.get() || undefined }
      return once(body, (options) => scope.call(applyForExchange, { body }, options))
    }
    const wanted =
      rightType === cancelOrder ? [] : lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
    const body = { orderId, rightType, lines: wanted, ...details }
    return once(body, (options) => scope.call(applyForRefund, { body }, options))
  }

  return {
    info,
    addresses,
    trial,
    $type,
    $reason,
    $chosen,
    $addressId,
    $tried,
    $unknown,
    limitOf,
    faultOf,
    /** @param from pressed button */
    async submit(value: ApplyInfo, details: RequestDetails, from?: Element) {
      try {
        const { id } = await send(value, details)
        $unknown.set(false)
        scope.toasts.brief('success', speaker(afterSalesMessages, scope.$locale.get())('applied'))
        goTo(scope.href('afterSale', { afterSaleId: id }), { from })
      } catch (error) {
        $unknown.set(isCallError(error) && error.kind === 'network')
        if (isCallError(error) && error.kind === 'business') void info.reload()
        throw error
      }
    },
    choose: (lineId: string, choice: Choice) => $chosen.set({ ...$chosen.get(), [lineId]: choice }),
  }
}

export type AfterSalesRequest = ReturnType<typeof openAfterSalesRequest>
