import { pictureAddress } from '../../core/address/picture-address'
import { useHref, useSay, useScope } from '../../ui/host'
import { later } from '../../ui/later'
import { Picture } from '../../ui/picture'
import { useSheet } from '../../ui/sheet'
import { Tag } from '../../ui/tag'
import type { RequireInfo } from '../cart/add-to-cart.contract'
import { offerMessages } from './offers.messages'
import sheet from './offers.css?sheet'

// Loaded on demand because custom goods are rare.
const RequirementFacts = later(() => import('../requirement/requirement-facts'))

type OfferGoodsProps = {
  /** Product id. Empty for unlisted goods. */
  goodsId?: string | undefined
  name: string
  /** Spec or model as text. */
  spec?: string
  image?: string
  custom?: boolean
  /** Requirement of custom goods. */
  requireInfo?: RequireInfo | undefined
}

/** Picture, name and spec of requested goods. */
export function OfferGoods(props: OfferGoodsProps) {
  const { goodsId, name, spec, image, custom = false, requireInfo } = props
  useSheet(sheet)
  const say = useSay(offerMessages)
  const scope = useScope()
  const href = useHref()
  return (
    <span className="offer-goods row gap-12 stretch shrink">
      <span className="offer-tile">
        <Picture src={image ? pictureAddress(scope, image) : ''} alt="" size={48} />
      </span>
      <span className="offer-words">
        {goodsId ? (
          <a className="offer-name clamp-2 anywhere" href={href('goods', { goodsId })} title={name}>
            {name}
          </a>
        ) : (
          <span className="offer-name clamp-2 anywhere">{name}</span>
        )}
        <span className="meta">
          {custom && <Tag tone="brand">{say('custom')}</Tag>}
          {!goodsId && <Tag>{say('unlisted')}</Tag>}
          {spec}
        </span>
        {requireInfo && <RequirementFacts info={requireInfo} />}
      </span>
    </span>
  )
}
