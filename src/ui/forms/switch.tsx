import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { usePartSheet } from '../sheet'
import sheet from './switch.css?sheet'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'>

/** On/off switch that applies at once. Label as children or `aria-label`. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  usePartSheet(sheet)
  return (
    <label className={classNames('choice', !children && 'choice-bare', className)}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native box says whether it is on */}
      <input {...rest} type="checkbox" role="switch" className="switch" />
      {children && <span className="choice-word">{children}</span>}
    </label>
  )
}
