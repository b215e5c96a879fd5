import { useEffect, useState, type FocusEvent, type FormEvent } from 'react'
import { useCurrency } from '../../../ui/currency'
import { useSay } from '../../../ui/host'
import { Input } from '../../../ui/forms/input'
import { QueryForm } from '../../../ui/forms/query-form'
import { goodsListMessages } from './goods-list.messages'

/** A decimal with two places, or what somebody may have typed on the way to one. */
const typedAmount = /^\d{0,10}(\.\d{0,2})?$/
const tidy = (typed: string) => typed.replace(/\.$/, '').replace(/^\./, '0.')

type PriceRangeProps = {
  /** Of the form: other fields of the list may belong to it. */
  id: string
  /** Where the list is without its fields; nothing where no address holds it. */
  href: string | undefined
  /** Decimals, empty for no limit. */
  min: string
  max: string
  onChange: (range: { minPrice: string; maxPrice: string }) => void
}

/** Two amounts, in force on Enter and when the focus leaves them; the smaller one counts as the lower limit. */
export function PriceRange({ id, href, min, max, onChange }: PriceRangeProps) {
  const say = useSay(goodsListMessages)
  const { symbol } = useCurrency()
  const [low, setLow] = useState(min)
  const [high, setHigh] = useState(max)
  useEffect(() => setLow(min), [min])
  useEffect(() => setHigh(max), [max])

  function apply() {
    const [one, other] = [tidy(low), tidy(high)]
    const swapped = one !== '' && other !== '' && Number(one) > Number(other)
    const range = swapped ? { minPrice: other, maxPrice: one } : { minPrice: one, maxPrice: other }
    if (range.minPrice !== min || range.maxPrice !== max) onChange(range)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    apply()
  }
  function leave(event: FocusEvent<HTMLFormElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) apply()
  }
  const field = (name: string, value: string, label: string, set: (typed: string) => void) => (
    <Input
      name={name}
      size="small"
      width={84}
      inputMode="decimal"
      autoComplete="off"
      placeholder={`${symbol} ${label}`}
      aria-label={`${say('price')} ${label}`}
      value={value}
      onChange={(event) => {
        const typed = event.target.value.normalize('NFKC').trim()
        if (typedAmount.test(typed)) set(typed)
      }}
    />
  )

  return (
    <QueryForm id={id} className="goods-price-range" href={href} onSubmit={submit} onBlur={leave}>
      {field('min', low, say('lowest'), setLow)}
      <span aria-hidden="true">–</span>
      {field('max', high, say('highest'), setHigh)}
      <button className="visually-hidden" tabIndex={-1}>
        {say('applyPrice')}
      </button>
    </QueryForm>
  )
}
