import { memo } from 'react'
import { inUnits } from '../../core/text/in-units'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { Input } from '../../ui/forms/input'
import { Price } from '../../ui/price'
import { OfferGoods } from './offer-goods'
import type { LineFaults } from './offer-line-faults'
import type { OfferRequest, RequestRow } from './offer-request.store'
import { offerMessages } from './offers.messages'

export type RequestChanges = Pick<OfferRequest, 'change' | 'leaveOut'>

type RowProps = {
  row: RequestRow
  /** Row number, starting at 1. */
  at: number
  faults: LineFaults
  request: RequestChanges
  prices: boolean
}

/** Row of a quotation request. Listed products show their data, unlisted goods have text fields. */
export const OfferRequestRow = memo(function OfferRequestRow({ row, at, faults, request, prices }: RowProps) {
  const say = useSay(offerMessages)
  const { symbol } = useCurrency()
  const { cart, skuId, goodsId, name, spec, image, quantity, unit, targetPrice } = row
  const listed = cart?.price ?? row.listPrice
  const typed = skuId === ''
  const called = name.trim() || say('typedLine', { n: at })
  const fault = (of: keyof LineFaults) => faults[of] && say(faults[of])
  const change = (of: 'name' | 'unit' | 'quantity' | 'targetPrice') => ({
    onChange: ({ target }: { target: HTMLInputElement }) => request.change(row, { [of]: target.value }),
  })
  return (
    <tr className="offer-request-row" part="row">
      <td>
        {typed ? (
          <Input
            size="small"
            maxLength={200}
            aria-label={say('nameOf', { n: at })}
            placeholder={say('namePlaceholder')}
            value={name}
            error={fault('name')}
            {...change('name')}
          />
        ) : (
          <OfferGoods
            goodsId={goodsId}
            name={name}
            spec={spec}
            image={image}
            custom={cart?.shopCarBizType === 30}
            requireInfo={cart?.requireInfo}
          />
        )}
      </td>
      <td className="offer-request-quantity">
        {cart ? (
          inUnits(cart.quantity, { orderUnit: cart.orderUnit })
        ) : (
          <Input
            size="small"
            inputMode="numeric"
            maxLength={7}
            aria-label={say('quantityOf', { name: called })}
            value={quantity}
            error={fault('quantity')}
            {...change('quantity')}
          />
        )}
      </td>
      <td className="offer-request-unit">
        {typed ? (
          <Input
            size="small"
            maxLength={20}
            aria-label={say('unitOf', { name: called })}
            value={unit}
            error={fault('unit')}
            {...change('unit')}
          />
        ) : (
          unit
        )}
      </td>
      {prices && (
        <td className="offer-request-price">
          {listed === undefined ? '–' : <Price amount={listed} size="sm" />}
        </td>
      )}
      <td>
        <Input
          size="small"
          inputMode="decimal"
          leading={symbol}
          maxLength={13}
          aria-label={say('targetOf', { name: called })}
          placeholder={say('optional')}
          value={targetPrice}
          error={fault('targetPrice')}
          {...change('targetPrice')}
        />
      </td>
      <td className="offer-request-action">
        <button
          type="button"
          className="link"
          part="action"
          aria-label={say('leaveOutOf', { name: called })}
          onClick={() => request.leaveOut(row)}
        >
          {say('leaveOut')}
        </button>
      </td>
    </tr>
  )
})
