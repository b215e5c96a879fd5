import type { ReactNode } from 'react'
import sheet from './change.css?sheet'
import { useSheet } from './sheet'

/** Signed change of an amount; positive ones are green. */
export function Change({ sign, children }: { sign: string; children: ReactNode }) {
  useSheet(sheet)
  return (
    <b className={sign === '+' ? 'change-more' : undefined}>
      {sign}
      {children}
    </b>
  )
}
