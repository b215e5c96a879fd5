import type { ComponentProps, MouseEvent } from 'react'
import type { Step } from '../core/store/step'
import { isPlainClick } from '../core/address/plain-click'

type LinkOrButtonProps = Step &
  Pick<
    ComponentProps<'a'>,
    'className' | 'part' | 'title' | 'aria-label' | 'aria-current' | 'rel' | 'children'
  > & {
    /** Selected or not, for one of several values. */
    chosen?: boolean | undefined
    disabled?: boolean | undefined
  }

/**
 * A step within a list: filter, sorting, page. With an address it is a link, which works without JavaScript and opens
 * in new tabs; otherwise a button.
 */
export function LinkOrButton({ href, onPress, chosen, disabled, rel, children, ...rest }: LinkOrButtonProps) {
  if (!href || disabled)
    return (
      <button {...rest} type="button" disabled={disabled} aria-pressed={chosen} onClick={onPress}>
        {children}
      </button>
    )

  // In the capture phase, before handlers that follow links.
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
