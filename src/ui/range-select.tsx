import { listRange } from '../core/list-range'
import { CodeSelect } from './code-select'
import { useSay } from './host'
import { uiMessages } from './ui.messages'

type RangeSelectProps = {
  /** What of a row is meant: 下单时间. */
  label: string
  /** A code of `listRange` as text, or empty. */
  range: string
  width?: number
  onChange: (range: string) => void
}

/** A list narrowed to one of the usual ranges of time. */
export function RangeSelect({ label, range, width = 124, onChange }: RangeSelectProps) {
  const say = useSay(uiMessages)
  return (
    <CodeSelect
      of={listRange}
      label={label}
      all={say('anyTime')}
      width={width}
      value={range}
      onChange={onChange}
    />
  )
}
