import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import sheet from './facts.css?sheet'
import { useSheet } from '../sheet'

type Fact = readonly [name: string, fact: ReactNode]
type FactsProps = {
  of: readonly Fact[]
  /** Names above, four beside each other, and these below in the whole width. */
  wide?: readonly Fact[]
}

/** Words and what they stand for; what is empty is left out. */
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
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
