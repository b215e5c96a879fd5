import { messages } from '../../core/language/messages'

export const addressMessages = messages('addresses', {
  add: ['新增地址', 'Add address'],
  addTitle: ['新增收货地址', 'Add a delivery address'],
  title: ['收货地址', 'Delivery addresses'],
  changeTitle: ['编辑收货地址', 'Change the delivery address'],
  removeAsk: ['删除这个地址？', 'Delete this address?'],
  consignee: ['收货人', 'Consignee'],
  phone: ['联系电话', 'Phone'],
  region: ['收货地址', 'Address'],
  none: ['还没有收货地址', 'No delivery addresses'],
  noneText: ['添加后下单时可直接选择。', 'Saved addresses can be chosen at checkout.'],
  save: ['保存', 'Save'],
  asDefault: ['设为默认收货地址', 'Use as the default address'],
  province: ['省份', 'Province'],
  city: ['城市', 'City'],
  district: ['区县', 'District'],
  regionsFailed: ['无法获取地址信息', 'Unable to get address information.'],
  retry: ['重试', 'Try again'],
  hint: ['最多保存 {n} 个地址', 'At most {n} {n|address|addresses}'],
})
