import { useEffect, useState, type FocusEvent, type FormEvent } from 'react'
import { typedAmount } from '../../../core/text/plain-signs'
import { useSay } from '../../../ui/host'
import { Input } from '../../../ui/forms/input'
import { QueryForm } from '../../../ui/forms/query-form'
import { goodsListMessages } from './goods-list.messages'
import type { Range } from './goods-query'

/** A decimal or the incomplete input of one. */
const typedFigure = /^-?\d{0,9}(\.\d{0,6})?$/
const tidy = (typed: string) => typed.replace(/\.0*$|^-$/, '').replace(/^(-?)\./, '$10.')

type NumberRangeProps = {
  /** Id of the form, for fields outside of it. */
  id?: string
  /** Address of the list without these fields; undefined if the list has no address. */
  href: string | undefined
  /** Shown name of the limited value. */
  label: string
  /** Names of the two fields in the address. */
  names: readonly [min: string, max: string]
  hints: readonly [min: string, max: string]
  range: Range
  /** Maximum number of decimals. */
  places?: number
  onChange: (range: Range) => void
}

/** Two number fields that apply on Enter or when the focus leaves both; the smaller number is the lower limit. */
export function NumberRange({
  id,
  href,
  label,
  names,
  hints,
  range,
  places = 6,
  onChange,
}: NumberRangeProps) {
  const say = useSay(goodsListMessages)
  const { min, max } = range
  const [low, setLow] = useState(min)
  const [high, setHigh] = useState(max)
  useEffect(() => setLow(min), [min])
  useEffect(() => setHigh(max), [max])

  function apply() {
    const [one, other] = [tidy(low), tidy(high)]
    const swapped = one !== '' && other !== '' && Number(one) > Number(other)
    const next = swapped ? { min: other, max: one } : { min: one, max: other }
    if (next.min !== min || next.max !== max) onChange(next)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    apply()
  }
  function leave(event: FocusEvent<HTMLFormElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) apply()
  }
  const field = (at: 0 | 1, value: string, limit: string, set: (typed: string) => void) => (
    <Input
      name={names[at]}
      size="small"
      width={84}
      inputMode="decimal"
      autoComplete="off"
      placeholder={hints[at]}
      aria-label={`${label} ${limit}`}
      value={value}
      onChange={(event) => {
        const typed = typedAmount(event.target.value)
        if (typedFigure.test(typed) && (typed.split('.')[1]?.length ?? 0) <= places) set(typed)
      }}
    />
  )

  return (
    <QueryForm id={id} className="goods-range" href={href} onSubmit={submit} onBlur={leave}>
      {field(0, low, say('lowest'), setLow)}
      <span aria-hidden="true">–</span>
      {field(1, high, say('highest'), setHigh)}
      <button className="visually-hidden" tabIndex={-1}>
        {say('applyRange', { name: label })}
      </button>
    </QueryForm>
  )
}
