import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { classNames } from '../class-names'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** Some of its items are selected: shown as a bar, announced as mixed. */
  half?: boolean
}

/** Checkbox with its label as children; without children it needs an `aria-label`. */
export function Checkbox({ half = false, children, className, ...rest }: CheckboxProps) {
  const label = useRef<HTMLLabelElement>(null)
  // `indeterminate` has no attribute and a click resets it, so it is set after every render.
  useLayoutEffect(() => {
    const box = label.current?.querySelector('input')
    if (box) box.indeterminate = half
  })
  return (
    <label ref={label} className={classNames('choice', !children && 'choice-bare', className)}>
      <input {...rest} type="checkbox" className="checkbox" />
      {children && <span className="choice-word">{children}</span>}
    </label>
  )
}
