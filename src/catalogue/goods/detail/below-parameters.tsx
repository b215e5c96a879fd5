import { pictureAddress } from '../../../core/address/picture-address'
import { useSay, useScope } from '../../../ui/host'
import { PlainPicture } from '../../../ui/plain-picture'
import { useSheet } from '../../../ui/sheet'
import { LatestReviews } from '../../reviews/latest-reviews'
import type { GoodsDetail } from '../goods.contract'
import sheet from './below-parameters.css?sheet'
import { belowParametersMessages } from './below-parameters.messages'
import type { GoodsDetailStore } from './goods-detail.store'

type BelowParametersProps = { goods: GoodsDetail; store: GoodsDetailStore; onReviews: () => void }

/** Content below the parameters: drawing of the dimensions and latest reviews. */
export default function BelowParameters({ goods, store, onReviews }: BelowParametersProps) {
  useSheet(sheet)
  const say = useSay(belowParametersMessages)
  const scope = useScope()
  return (
    <>
      {goods.dimensionDrawing && (
        <section className="goods-dimensions stack columns-1 gap-12" aria-label={say('dimensions')}>
          <h2 className="text-h3">{say('dimensions')}</h2>
          <div className="goods-dimensions-tile">
            <PlainPicture
              src={pictureAddress(scope, goods.dimensionDrawing)}
              alt={say('dimensionsOf', { name: goods.goodsName })}
              loading="lazy"
              width={720}
              height={300}
            />
          </div>
        </section>
      )}
      <LatestReviews reviews={store.reviews} onAll={onReviews} />
    </>
  )
}
