import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { classNames } from '../class-names'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** Some of what it stands for is chosen: drawn with a bar, said as mixed. */
  half?: boolean
}

/** A checkbox with its word as children; without children give it an `aria-label`. */
export function Checkbox({ half = false, children, className, ...rest }: CheckboxProps) {
  const label = useRef<HTMLLabelElement>(null)
  // HTML has no attribute for it, and a click clears it: set after every draw.
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
