import type { MouseEvent, MouseEventHandler } from 'react'

/**
 * Returns the properties of a button that ignores clicks while something runs. Unlike `disabled`, they keep the keyboard focus
 * on it.
 */
export const ignoredWhile = (busy: boolean, onClick?: MouseEventHandler<HTMLButtonElement>) => ({
  'aria-disabled': busy || undefined,
  onClick: busy ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() : onClick,
})
