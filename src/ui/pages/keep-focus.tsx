import type { FocusEvent, ReactNode } from 'react'

let code: Promise<typeof import('./restore-focus')> | undefined

/** Keeps the focus in a frame, see restore-focus.ts. The code is loaded with the first focus, because only later actions need it. */
export async function keepFocus(frame: HTMLElement, focused: EventTarget) {
  code ??= import('./restore-focus')
  try {
    ;(await code).restoreFocus(frame, focused)
  } catch {
    code = undefined
  }
}

/** Properties of an element that keeps the focus when an action removes its own row or button. */
export const keepsFocus = {
  onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => void keepFocus(currentTarget, target),
}

/**
 * Keeps the focus in a page when an action removes its own row or button. List and document pages and the frame of the user
 * centre do so themselves.
 */
export const KeepFocus = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'contents' }} {...keepsFocus}>
    {children}
  </div>
)
