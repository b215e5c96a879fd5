import { useLocale } from '../../ui/host'
import { skuWords, type Specified } from './spec-words'

/** Code and size of a SKU below the name of its goods; the same on every line from the list to the invoice. */
export const SkuLine = ({ of }: { of: Specified }) => (
  <span className="meta">{skuWords(of, useLocale())}</span>
)
