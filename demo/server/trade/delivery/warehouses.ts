/** Warehouses of the demo, with the working days to each served province. */
export const warehouses = [
  {
    id: '801',
    name: '苏州仓',
    nameEn: 'Suzhou warehouse',
    cutOff: '17:00',
    transit: { 310000: 1, 320000: 1, 330000: 2 },
  },
  {
    id: '802',
    name: '嘉兴仓',
    nameEn: 'Jiaxing warehouse',
    cutOff: '16:00',
    transit: { 310000: 1, 320000: 2, 330000: 1 },
  },
  {
    id: '803',
    name: '南京仓',
    nameEn: 'Nanjing warehouse',
    cutOff: '15:30',
    transit: { 310000: 2, 320000: 1, 330000: 2 },
  },
] as const

/** Returns the demo's warehouse of a product; the first goods are in Suzhou. */
export const warehouseOf = (goodsId: string) =>
  ((Number(goodsId) > 100_010 && warehouses[Number(goodsId) % warehouses.length]) || warehouses[0]).id
