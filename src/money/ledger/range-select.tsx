import { listRange } from '../../core/list-range'
import { CodeSelect } from '../../ui/code-select'

type RangeSelectProps = {
  label: string
  anyTime: string
  /** A code of `listRange` as text, or empty. */
  value: string
  onChange: (range: string) => void
}

/** How far back a list goes. */
export const RangeSelect = ({ anyTime, ...rest }: RangeSelectProps) => (
  <CodeSelect of={listRange} all={anyTime} width={120} {...rest} />
)
