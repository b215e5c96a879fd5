import { isDay } from '../../core/form/form-patterns'
import { DateInput } from './date-input'
import { useSay } from '../host'
import { RangeSelect } from './range-select'
import { dayMessages } from './day.messages'

/** An incomplete day is no filter. */
const isWhole = (day: string) => day === '' || isDay(day)

type Period = {
  /** Code of `listRange` as text, or empty. */
  range: string
  /** Days, `2026-11-21`, or empty. */
  from: string
  to: string
}

type PeriodFilterProps = {
  /** Name of the filtered date: 下单时间. */
  label: string
  period: Period
  onChange: (change: Partial<Period>) => void
}

/** Filter by a common range, by days, or both. */
export function PeriodFilter({ label, period: { range, from, to }, onChange }: PeriodFilterProps) {
  const say = useSay(dayMessages)
  return (
    <>
      <RangeSelect
        label={label}
        range={range}
        width={116}
        onChange={(chosen) => onChange({ range: chosen })}
      />
      <span className="period-filter-days">
        <DateInput
          size="small"
          width={132}
          aria-label={say('from')}
          value={from}
          max={to || undefined}
          onChange={(day) => isWhole(day) && onChange({ from: day })}
        />
        {say('until')}
        <DateInput
          size="small"
          width={132}
          aria-label={say('to')}
          value={to}
          min={from || undefined}
          onChange={(day) => isWhole(day) && onChange({ to: day })}
        />
      </span>
    </>
  )
}
