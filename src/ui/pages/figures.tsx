import type { ReactNode } from 'react'
import sheet from './figures.css?sheet'
import { useSheet } from '../sheet'

type FiguresProps = {
  of: readonly (readonly [name: string, figure: ReactNode])[]
  /** Emphasises the first figure. */
  main?: boolean
  children?: ReactNode
}

/** Figures side by side, each below its label. */
export function Figures({ of, main, children }: FiguresProps) {
  useSheet(sheet)
  return (
    <div className="figures">
      {of.map(([name, figure], at) => (
        <dl key={name}>
          <dt>{name}</dt>
          <dd className={main && at === 0 ? 'figures-main' : undefined}>{figure}</dd>
        </dl>
      ))}
      {children}
    </div>
  )
}
