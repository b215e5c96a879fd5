import type { Specified } from '../../catalogue/goods/spec-words'
import { specMessages } from '../../catalogue/goods/spec.messages'
import { useSay } from '../../ui/host'

/** What tells a SKU from all others, a line for each: its code, then every value with its name. */
export function CartSpec({ spec, skuCode }: Specified) {
  const say = useSay(specMessages)
  return (
    <>
      <span>{skuCode}</span>
      {Object.entries(spec).map(([name, value]) => (
        <span key={name}>{say('entry', { name, value })}</span>
      ))}
    </>
  )
}
