import type { ComponentProps } from 'react'
import { buttonClass, buttonIcon, type ButtonLook } from './button'

type LinkButtonProps = ButtonLook & ComponentProps<'a'> & { href: string }

/** A link that looks like a button. */
export function LinkButton({ variant, size, icon, wide, className, children, ...rest }: LinkButtonProps) {
  const look = { variant, size, icon, wide }
  return (
    <a part="action" {...rest} className={buttonClass(look, className)}>
      <span className="button-label">
        {buttonIcon(look)}
        {children}
      </span>
    </a>
  )
}
