import { Fragment } from 'react'
import { useLocale } from '../../ui/host'
import { gap, skuParts, type Specified } from './spec-words'

// A narrow column breaks between values.
const whole = { display: 'inline-block' }

/** Code and size of a SKU below the name of its goods; the same on every line from the list to the invoice. */
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
