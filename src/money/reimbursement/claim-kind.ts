import { siteDictionary } from '../../core/language/dictionary'

/** Kinds of expenses. The codes are our own. */
export const claimKind = siteDictionary('claimKind', {
  freight: [10, '运费垫付', 'Freight'],
  travel: [20, '差旅', 'Travel'],
  inspection: [30, '检测费', 'Inspection'],
  repair: [40, '维修费', 'Repair'],
  other: [90, '其他', 'Other'],
})
