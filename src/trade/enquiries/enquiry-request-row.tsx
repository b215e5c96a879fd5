import { memo } from 'react'
import { useSay } from '../../ui/host'
import { Input } from '../../ui/input'
import type { DraftLine } from '../offers/offer-draft'
import { OfferGoods } from '../offers/offer-goods'
import type { LineFaults } from '../offers/offer-line-faults'
import { enquiryRequestMessages } from './enquiry-request.messages'
import type { EnquiryRequest } from './enquiry-request.store'

type RowProps = {
  line: DraftLine
  /** From 1 on. */
  at: number
  faults: LineFaults
  request: EnquiryRequest
}

/** One row of an inquiry: what the shop lists stands as it is, what it does not is typed in. */
export const EnquiryRequestRow = memo(function EnquiryRequestRow({ line, at, faults, request }: RowProps) {
  const say = useSay(enquiryRequestMessages)
  const { key, skuId, goodsId, name, spec, image, quantity, unit, targetPrice } = line
  const typed = skuId === ''
  const called = name.trim() || say('typedLine', { n: at })
  const field = (of: 'name' | 'unit' | 'quantity' | 'targetPrice') => ({
    size: 'small' as const,
    error: faults[of] && say(faults[of]),
    onChange: ({ target }: { target: HTMLInputElement }) => request.changeLine(key, { [of]: target.value }),
  })
  return (
    <tr className="request-row" part="row">
      <td>
        {typed ? (
          <Input
            maxLength={200}
            aria-label={say('nameOf', { n: at })}
            placeholder={say('namePlaceholder')}
            value={name}
            {...field('name')}
          />
        ) : (
          <OfferGoods goodsId={goodsId} name={name} spec={spec} image={image} />
        )}
      </td>
      <td className="request-quantity">
        <Input
          inputMode="numeric"
          maxLength={7}
          aria-label={say('quantityOf', { name: called })}
          value={quantity}
          {...field('quantity')}
        />
      </td>
      <td className="request-unit">
        {typed ? (
          <Input
            maxLength={20}
            aria-label={say('unitOf', { name: called })}
            value={unit}
            {...field('unit')}
          />
        ) : (
          unit
        )}
      </td>
      <td>
        <Input
          inputMode="decimal"
          maxLength={13}
          aria-label={say('targetOf', { name: called })}
          placeholder={say('optional')}
          value={targetPrice}
          {...field('targetPrice')}
        />
      </td>
      <td className="request-action">
        <button
          type="button"
          className="link"
          part="action"
          aria-label={say('leaveOutOf', { name: called })}
          onClick={() => request.drop(key)}
        >
          {say('leaveOut')}
        </button>
      </td>
    </tr>
  )
})
