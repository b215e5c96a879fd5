import { listRange } from '../../core/store/list-range'
import { CodeSelect } from './code-select'
import { useSay } from '../host'
import { dayMessages } from './day.messages'

type RangeSelectProps = {
  /** Name of the filtered date: 下单时间. */
  label: string
  /** Code of `listRange` as text, or empty. */
  range: string
  /** Removes the option for all. */
  required?: boolean
  width?: number
  onChange: (range: string) => void
}

/** Filter by a common range of time. */
export function RangeSelect({ label, range, required = false, width = 124, onChange }: RangeSelectProps) {
  const say = useSay(dayMessages)
  return (
    <CodeSelect
      of={listRange}
      label={label}
      all={required ? undefined : say('anyTime')}
      width={width}
      value={range}
      onChange={onChange}
    />
  )
}
