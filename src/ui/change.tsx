import type { ReactNode } from 'react'
import sheet from './change.css?sheet'
import { useSheet } from './sheet'

/** How something changed; what came is green. */
export function Change({ sign, children }: { sign: string; children: ReactNode }) {
  useSheet(sheet)
  return (
    <b className={sign === '+' ? 'change-more' : undefined}>
      {sign}
      {children}
    </b>
  )
}
