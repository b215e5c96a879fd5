import { messages } from '../../core/language/messages'

/** Messages of the favourite button. The page of favourites has further messages. */
export const favouriteMessages = messages('favourite', {
  keep: ['收藏', 'Save'],
  kept: ['已收藏', 'Saved'],
  keepOf: ['收藏 {name}', 'Save {name}'],
  dropOf: ['取消收藏 {name}', 'Remove {name} from favourites'],
  added: ['已加入收藏', 'Added to favourites.'],
  dropped: ['已取消收藏', 'Removed from favourites.'],
})
