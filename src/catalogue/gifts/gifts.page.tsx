import { useSheet } from '../../ui/sheet'
import { GiftDetail } from './gift-detail'
import { GiftList } from './gift-list'
import sheet from './gifts.css?sheet'

type GiftsPageProps = {
  /** Id of the shown gift; absent: all gifts. */
  giftId?: string | undefined
}

/** Page of gifts for points and with orders, or of one gift. Another gift mounts a new page. */
export default function GiftsPage({ giftId }: GiftsPageProps) {
  useSheet(sheet)
  return giftId ? <GiftDetail key={giftId} giftId={giftId} /> : <GiftList />
}
