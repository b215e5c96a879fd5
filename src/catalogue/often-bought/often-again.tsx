import { useHref, useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { LinkButton } from '../../ui/link-button'
import { oftenMessages } from './often-bought.messages'
import type { AgainAnswer } from './often-order.store'

/** Result of a repeated order: the added lines, and the reason for each line that was left out. */
export function OftenAgain({ answer: { added, skipped } }: { answer: AgainAnswer }) {
  const say = useSay(oftenMessages)
  const href = useHref()
  const words =
    skipped.length === 0
      ? say('againAll', { n: added })
      : added === 0
        ? say('againNone')
        : say('againSome', { n: added, m: skipped.length })
  return (
    <div className="often-bought-again">
      <InlineBar
        tone={skipped.length > 0 ? 'warn' : 'success'}
        actions={
          added > 0 && (
            <LinkButton size="small" href={href('cart')}>
              {say('toCart')}
            </LinkButton>
          )
        }
      >
        {words}
        {skipped.length > 0 && (
          <ul className="often-bought-left stack gap-4 above-8">
            {skipped.map(({ skuId, goodsName, skuCode, reason }) => (
              <li key={skuId} className="row wrap gap-12 row-gap-0 stretch">
                <span className="shrink">{goodsName}</span>
                <span className="note">{skuCode}</span>
                <span className="often-bought-left-reason">{reason}</span>
              </li>
            ))}
          </ul>
        )}
      </InlineBar>
    </div>
  )
}
