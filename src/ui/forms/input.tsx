import type { ComponentProps, ReactNode } from 'react'
import { Control, useErrorOf, type ControlLook } from './control'
import { Icon, type IconName } from '../icons/icon'

export type InputProps = ControlLook &
  Omit<ComponentProps<'input'>, keyof ControlLook> & {
    /** Before the text. */
    icon?: IconName
    /** After the text: a unit, a spinner, a small button. */
    trailing?: ReactNode
  }

/** One line of text; all attributes of `<input>` pass. 50 characters unless `maxLength` says otherwise. */
export function Input({ size, error, width, className, icon, trailing, ...rest }: InputProps) {
  const { errorId, tied } = useErrorOf(error, rest['aria-describedby'])
  return (
    <Control {...{ size, error, errorId, width, className }}>
      {icon && <Icon name={icon} size={size === 'large' ? 18 : 16} />}
      <input maxLength={50} {...rest} {...tied} className="control-field" />
      {trailing && <span className="control-trailing">{trailing}</span>}
    </Control>
  )
}
