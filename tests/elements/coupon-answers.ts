/** Simulates the coupons of product 105, with the number that the buyer has taken of each. */
export function couponCentre() {
  const received = new Map<string, number>()
  const list = [40, 260, 20, 60].map((value, at) => ({
    id: `t${at}`,
    name: '',
    type: at === 3 ? 20 : 10,
    kind: 10,
    threshold: `${value * 20}.00`,
    value: `${value}.00`,
    scope: 10,
    scopeName: '',
    ...(at === 3 && { shop: { id: '1', name: '恒锐官方旗舰店' } }),
    useFrom: '2026-11-01 00:00:00',
    useTo: '2026-12-31 00:00:00',
    state: 20,
    receiveTo: '2026-12-01 00:00:00',
    left: 100,
    total: 200,
    perCustomer: 1,
    pointsCost: 0,
  }))
  return {
    beside: (goodsId: string) =>
      goodsId === '105' ? list.map((one) => ({ ...one, received: received.get(one.id) ?? 0 })) : [],
    take(id: string) {
      received.set(id, (received.get(id) ?? 0) + 1)
      const found = list.find((one) => one.id === id)
      return found && { ...found, code: 'ABC', state: 10 }
    },
  }
}
