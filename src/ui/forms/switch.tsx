import type { ComponentProps } from 'react'
import { classNames } from '../class-names'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'>

/** On/off switch that applies at once. Label as children or `aria-label`. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames('choice', !children && 'choice-bare', className)}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native box says whether it is on */}
      <input {...rest} type="checkbox" role="switch" className="switch" />
      {children && <span className="choice-word">{children}</span>}
    </label>
  )
}
