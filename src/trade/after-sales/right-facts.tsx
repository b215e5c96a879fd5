import type { ReactNode } from 'react'

/** Words and what they stand for; what is empty is left out. */
export const RightFacts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="right-facts">
    {facts.map(
      ([word, fact]) =>
        fact !== '' &&
        fact !== undefined && (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{fact}</dd>
          </div>
        ),
    )}
  </dl>
)
