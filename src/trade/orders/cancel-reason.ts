import { siteDictionary } from '../../core/language/dictionary'

export const cancelReason = siteDictionary('cancelReason', {
  wrongAddress: [10, '地址填错', 'Wrong address'],
  noLongerWanted: [20, '不想要了', 'No longer wanted'],
  tooExpensive: [30, '价格太贵', 'Too expensive'],
  wrongItems: [40, '拍错或多拍', 'Wrong or multiple items'],
  outOfStock: [50, '缺货', 'Out of stock'],
  other: [60, '其他', 'Other'],
})
