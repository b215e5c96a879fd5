import { Fragment } from 'react'
import { useLocale } from '../../ui/host'
import { gap, skuParts, type Specified } from './spec-words'

// Breaks a narrow column between values only.
const whole = { display: 'inline-block' }

/** Code and size of a SKU below the name of its goods, in every list and document. */
export const SkuLine = ({ of }: { of: Specified }) => (
  <span className="meta">
    {skuParts(of, useLocale()).map((part, at) => (
      <Fragment key={part}>
        {at > 0 && gap}
        <span style={whole}>{part}</span>
      </Fragment>
    ))}
  </span>
)
