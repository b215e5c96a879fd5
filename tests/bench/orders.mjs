import { createServer } from 'vite'

/**
 * Ratio of the times for the first page of the order list: a buyer with 10,000 orders to one with 100, on the server in
 * memory. Part of npm run bench; alone: node tests/bench/orders.mjs
 */
export async function orderListRatio() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
  try {
    const { measureOrderList } = await vite.ssrLoadModule('/tests/bench/order-list-cost.ts')
    return await measureOrderList()
  } finally {
    await vite.close()
  }
}

const most = 2

if (process.argv[1]?.endsWith('orders.mjs')) {
  const { few, many } = await orderListRatio()
  const ratio = many / few
  console.log(
    `order list: 100 orders ${few.toFixed(1)} ms, 10,000 orders ${many.toFixed(1)} ms, ratio ${ratio.toFixed(2)} (at most ${most})`,
  )
  process.exitCode = ratio <= most ? 0 : 1
}
