import type { ReactNode } from 'react'
import { useSheet } from '../../ui/sheet'
import sheet from './registration.css?sheet'

/** Content of an application's page: its steps, then its state or form. */
export function ApplicationBody({ children }: { children: ReactNode }) {
  useSheet(sheet)
  return <div className="registration-steps">{children}</div>
}
