import { Icon } from '../icons/icon'
import { Input, type InputProps } from './input'

/** A day, `yyyy-MM-dd`, with the browser's own calendar. */
export const DateInput = (props: Omit<InputProps, 'type' | 'trailing'>) => (
  <Input {...props} type="date" trailing={<Icon name="calendar" size={16} className="control-date" />} />
)
