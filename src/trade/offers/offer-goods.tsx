import { pictureAddress } from '../../core/picture-address'
import { useHref, useSay, useScope } from '../../ui/host'
import { later } from '../../ui/later'
import { Picture } from '../../ui/picture'
import { useSheet } from '../../ui/sheet'
import { Tag } from '../../ui/tag'
import type { RequireInfo } from '../cart/add-to-cart.contract'
import { offerMessages } from './offers.messages'
import sheet from './offers.css?sheet'

// Few goods are made as somebody asks.
const RequirementFacts = later(() => import('../requirement/requirement-facts'))

type OfferGoodsProps = {
  /** Empty: the shop does not list it. */
  goodsId?: string | undefined
  name: string
  /** Size or model in words. */
  spec?: string
  image?: string
  custom?: boolean
  /** Of custom goods: what is to be made. */
  requireInfo?: RequireInfo | undefined
}

/** Picture, name and size of what is asked for. */
export function OfferGoods(props: OfferGoodsProps) {
  const { goodsId, name, spec, image, custom = false, requireInfo } = props
  useSheet(sheet)
  const say = useSay(offerMessages)
  const scope = useScope()
  const href = useHref()
  return (
    <span className="offer-goods">
      <span className="offer-tile">
        <Picture src={image ? pictureAddress(scope, image) : ''} alt="" size={48} />
      </span>
      <span className="offer-words">
        {goodsId ? (
          <a className="offer-name" href={href('goods', { goodsId })} title={name}>
            {name}
          </a>
        ) : (
          <span className="offer-name">{name}</span>
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
