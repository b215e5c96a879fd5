import { useSheet } from '../../ui/sheet'
import { GiftDetail } from './gift-detail'
import { GiftList } from './gift-list'
import sheet from './gifts.css?sheet'

type GiftsPageProps = {
  /** Shows this gift; without it all gifts. */
  giftId?: string | undefined
}

/** Gifts for points and with orders, or one of them. Another gift is another page. */
export default function GiftsPage({ giftId }: GiftsPageProps) {
  useSheet(sheet)
  return giftId ? <GiftDetail key={giftId} giftId={giftId} /> : <GiftList />
}
