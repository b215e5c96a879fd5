import type { ComponentProps, MouseEvent } from 'react'
import type { Step } from '../core/step'
import { isPlainClick } from '../core/plain-click'

type LinkOrButtonProps = Step &
  Pick<
    ComponentProps<'a'>,
    'className' | 'part' | 'title' | 'aria-label' | 'aria-current' | 'rel' | 'children'
  > & {
    /** One of several values, and in force or not. */
    chosen?: boolean | undefined
    disabled?: boolean | undefined
  }

/**
 * A step within a list: a filter, an order, a page. Where it leads to an address it is a link, which works without script
 * and opens in other tabs; else a button.
 */
export function LinkOrButton({ href, onPress, chosen, disabled, rel, children, ...rest }: LinkOrButtonProps) {
  if (!href || disabled)
    return (
      <button {...rest} type="button" disabled={disabled} aria-pressed={chosen} onClick={onPress}>
        {children}
      </button>
    )

  // On its way down: others who follow links have not seen it yet.
  function press(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onPress()
  }
  return (
    <a aria-current={chosen || undefined} {...rest} href={href} rel={rel} onClickCapture={press}>
      {children}
    </a>
  )
}
