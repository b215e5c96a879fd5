import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import sheet from './facts.css?sheet'
import { useSheet } from '../sheet'
import { unbroken } from '../unbroken'

type Fact = readonly [name: string, fact: ReactNode]
type FactsProps = {
  of: readonly Fact[]
  /** Facts in full width below the others. */
  wide?: readonly Fact[]
}

/** Labels with values, four per row. Empty values are omitted. */
export function Facts({ of, wide }: FactsProps) {
  useSheet(sheet)
  return (
    <dl className={classNames('facts', wide && 'facts-above')}>
      {[...of, ...(wide ?? [])].map(
        ([name, fact], at) =>
          fact !== undefined &&
          fact !== '' &&
          fact !== false && (
            <div key={name} className={at < of.length ? undefined : 'facts-wide'}>
              <dt>{name}</dt>
              <dd>{unbroken(fact)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
