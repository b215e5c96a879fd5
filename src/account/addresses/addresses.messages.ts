import { messages } from '../../core/messages'

export const addressMessages = messages('addresses', {
  add: ['新增地址', 'Add address'],
  addTitle: ['新增收货地址', 'Add a delivery address'],
  save: ['保存', 'Save'],
  cancel: ['取消', 'Cancel'],
  saved: ['地址已保存', 'Address saved.'],
  asDefault: ['设为默认收货地址', 'Use as the default address'],
  isDefault: ['默认', 'Default'],
  province: ['省份', 'Province'],
  city: ['城市', 'City'],
  district: ['区县', 'District'],
  regionsFailed: ['无法获取地址信息', 'Unable to get address information.'],
  retry: ['重试', 'Try again'],
  hint: ['最多保存 {n} 个地址', 'At most {n} addresses'],
})
