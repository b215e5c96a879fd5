import type { AppContext } from '../../core/http/surroundings'

/**
 * Some providers send the browser back with a form. The page reads none of it: what became of the payment the provider
 * tells the server itself. Which pay order it was stands in the address, as we gave it to the provider.
 */
export function buyerReturns(c: AppContext) {
  const id = c.req.query('payOrderId') ?? ''
  return c.redirect(`/cart/paySuccess${/^\d{1,20}$/.test(id) ? `?payOrderId=${id}` : ''}`, 303)
}
