import type { ComponentProps } from 'react'
import { classNames } from '../class-names'

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size'>

/** One of a group: those with the same `name` exclude each other, arrows move between them. */
export function Radio({ children, className, ...rest }: RadioProps) {
  return (
    <label className={classNames('choice', !children && 'choice-bare', className)}>
      <input {...rest} type="radio" className="radio" />
      {children && <span className="choice-word">{children}</span>}
    </label>
  )
}
