import type { ComponentProps } from 'react'
import { classNames } from '../class-names'

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size'>

/** Radio button. Buttons with the same `name` form a group; arrows move between them. */
export function Radio({ children, className, ...rest }: RadioProps) {
  return (
    <label className={classNames('choice', !children && 'choice-bare', className)}>
      <input {...rest} type="radio" className="radio" />
      {children && <span className="choice-word">{children}</span>}
    </label>
  )
}
