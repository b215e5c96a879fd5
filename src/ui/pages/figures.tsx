import type { ReactNode } from 'react'
import sheet from './figures.css?sheet'
import { useSheet } from '../sheet'

type FiguresProps = {
  of: readonly (readonly [name: string, figure: ReactNode])[]
  /** The first of them is what it is about. */
  main?: boolean
  children?: ReactNode
}

/** Figures beside each other, each under its name. */
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
