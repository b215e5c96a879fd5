import type { Config } from '../../../core/config/config'
import type { App } from '../../../core/http/surroundings'

// A real shop loads none of it.
const cashier = () => import('./cashier')

/** Serves the demo's payment providers: cashier pages, pages for scanned codes, and the buyer's choices. */
export function routes(app: App, { demo }: Config) {
  if (!demo) return
  app.get('/demo/pay/gateway/alipay', async (c) => (await cashier()).openAlipay(c))
  app.post('/demo/pay/gateway/frontTransReq.do', async (c) => (await cashier()).openUnionPay(c))
  app.get('/demo/pay/:no', async (c) => (await cashier()).showPayment(c))
  app.post('/demo/pay/:no', async (c) => (await cashier()).choose(c, async (request) => app.fetch(request)))
}
