import { EmptyCard } from '../../ui/pages/empty-card'
import { useHref, useSay } from '../../ui/host'
import { paymentMessages } from './payment.messages'

/** Reason why nothing can be paid: the order ended, is under review, or does not exist. */
export type Over = 'void' | 'voidOther' | 'returned' | 'underReview' | 'none'

const texts = {
  void: ['voidTitle', 'voidText'],
  voidOther: ['voidOtherTitle', 'voidOtherText'],
  returned: ['voidTitle', 'returnedText'],
  underReview: ['underReviewTitle', 'underReviewText'],
  none: ['noneTitle', 'noneText'],
} as const

export function PayOver({ why }: { why: Over }) {
  const say = useSay(paymentMessages)
  const href = useHref()
  const [title, text] = texts[why]
  return (
    <EmptyCard
      drawing="bolt"
      title={say(title)}
      text={say(text)}
      way={{ label: say('toCart'), href: href('cart') }}
    />
  )
}
