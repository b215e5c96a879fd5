import { specWords } from '../goods/spec-words'
import { useHref, useLocale, useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { Skeleton } from '../../ui/pages/skeleton'
import { pictureAddress } from '../../core/address/picture-address'
import { CodeChoice } from './code-choice'
import { quickOrderMessages } from './quick-order.messages'
import type { JudgedLine } from './quick-order.store'
import { listed } from '../../core/text/listed'

type OrderRowGoodsProps = { line: JudgedLine; onChoose: (code: string) => void }

/** Goods of a row's code, or the candidates for an unclear code. */
export function OrderRowGoods({ line: { at, verdict, twinRows }, onChoose }: OrderRowGoodsProps) {
  const say = useSay(quickOrderMessages)
  const locale = useLocale()
  const scope = useScope()
  const href = useHref()
  const { state, sku, candidates, substitutes = [], pieces = 0, twins } = verdict
  // Only the first of several rows with the same SKU shows the note.
  const isFirst = twins.every((twin) => twin > at)
  if (sku) {
    const { goodsId, goodsName, image, spec, unitName } = sku
    return (
      <>
        <a className="quick-order-ware row gap-12 shrink" href={href('goods', { goodsId })} tabIndex={-1}>
          <Picture src={pictureAddress(scope, image)} alt="" size={40} />
          <span className="stack shrink">
            <span className="quick-order-name truncate" part="title" title={goodsName}>
              {goodsName}
            </span>
            <span className="note">
              {specWords(spec, locale)}
              {twinRows.length > 0 && isFirst && (
                <span className="quick-order-twins">
                  {say('twins', {
                    rows: listed(twinRows, locale),
                    n: pieces,
                    unit: unitName,
                  })}
                </span>
              )}
            </span>
          </span>
        </a>
        {substitutes.length > 0 && (
          <CodeChoice label={say('instead')} codes={substitutes} onChoose={onChoose} />
        )}
      </>
    )
  }
  if (candidates.length > 0) {
    return (
      <CodeChoice
        label={say(candidates[0]?.equals ? 'instead' : 'meant')}
        codes={candidates}
        onChoose={onChoose}
      />
    )
  }
  if (state !== 'waits') return null
  return (
    <span className="quick-order-ware row gap-12 shrink" aria-label={say('checking')} role="img">
      <Skeleton width={40} height={40} />
      <span className="stack shrink">
        <Skeleton width={180} />
      </span>
    </span>
  )
}
