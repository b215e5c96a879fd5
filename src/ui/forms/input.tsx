import type { ComponentProps, ReactNode } from 'react'
import { useTooLong } from './too-long'
import { Control, useErrorOf, type ControlLook } from './control'
import { Icon, type IconName } from '../icons/icon'

export type InputProps = ControlLook &
  Omit<ComponentProps<'input'>, keyof ControlLook> & {
    /** Icon before the text. */
    icon?: IconName
    /** Sign before the text, for example of a currency. */
    leading?: string | undefined
    /** Content after the text: a unit, a spinner, a small button. */
    trailing?: ReactNode
  }

/**
 * Text field that passes all attributes of `<input>`. Text beyond `maxLength` is kept and reported, because browsers
 * cut it silently.
 */
export function Input(props: InputProps) {
  const { size, error: given, width, className, icon, leading, trailing, maxLength, ...rest } = props
  const tooLong = useTooLong([...String(rest.value ?? '')].length, maxLength)
  const error = given ?? tooLong
  const { errorId, tied } = useErrorOf(error, rest['aria-describedby'])
  return (
    <Control {...{ size, error, errorId, width, className }}>
      {icon && <Icon name={icon} size={size === 'large' ? 18 : 16} />}
      {leading && (
        <span className="control-leading" aria-hidden="true">
          {leading}
        </span>
      )}
      <input {...rest} {...tied} className="control-field" />
      {trailing && <span className="control-trailing">{trailing}</span>}
    </Control>
  )
}
