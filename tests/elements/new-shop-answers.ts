const salesperson = {
  name: '周明远',
  title: '客户经理',
  phone: '400-1',
  workTime: '9:00–18:00',
  intro: '按清单备货',
}
const tabs = [
  { key: 'tools', label: '常备工具', count: 12 },
  { key: 'oil', label: '润滑', count: 3 },
]
const blocks = tabs.map(({ key, label }) => ({
  type: 'goodsGroup',
  version: 1,
  props: { title: label, link: `/newShop/tab?tab=${key}`, data: ['100', '101'] },
}))

/** Response about the salesperson's shop without its goods. */
export const newShopAnswer = { salesperson, tabs, blocks }
