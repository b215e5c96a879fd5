import { listRange } from '../../core/list-range'
import { CodeSelect } from './code-select'
import { useSay } from '../host'
import { dayMessages } from './day.messages'

type RangeSelectProps = {
  /** What of a row is meant: 下单时间. */
  label: string
  /** A code of `listRange` as text, or empty. */
  range: string
  /** There is no way to all of them. */
  required?: boolean
  width?: number
  onChange: (range: string) => void
}

/** A list narrowed to one of the usual ranges of time. */
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
