import { form } from '../../core/form/form'

/** Maximum length of a review in characters. */
const longestReview = 300
export const mostReviewPictures = 6

const stars = [1, 2, 3, 4, 5] as const

/** Form for the review of an order line. */
export const reviewForm = form('reviewForm', {
  stars: {
    type: 'radio',
    label: ['评分', 'Score'],
    required: true,
    options: stars.map((value) => ({
      value,
      text: ['{n} 星', '{n} {n|star|stars}'] as const,
      values: { n: value },
    })),
  },
  text: {
    type: 'textarea',
    label: ['评价', 'Review'],
    required: true,
    max: longestReview,
    placeholder: ['质量、包装、交期如何？', 'How are quality, packing and delivery?'],
  },
  images: { type: 'files', label: ['图片', 'Pictures'], max: mostReviewPictures },
  anonymous: { type: 'checkbox', label: ['匿名评价', 'Post anonymously'] },
})

/** Form for the one later addition to a review. */
export const appendForm = form('reviewAppendForm', {
  text: { type: 'textarea', label: ['追评', 'Addition'], required: true, max: longestReview },
})
