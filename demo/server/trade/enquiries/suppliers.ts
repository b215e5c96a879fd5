/** Suppliers of the demo, with invented names and different pricing. */
export const suppliers = [
  { name: '苏州恒锐传动有限公司', rate: 100, leadDays: 2 },
  { name: '宁波北仑机电供应站', rate: 97, leadDays: 5 },
  { name: '无锡顺拓五金有限公司', rate: 103, leadDays: 1 },
] as const
