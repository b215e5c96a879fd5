import type { AppContext } from '../../core/http/surroundings'

/**
 * Handles buyers whose browser returns with a POST form. The form is ignored, because providers report the result to the
 * server directly. The pay order is identified by the return URL.
 */
export function buyerReturns(c: AppContext) {
  const id = c.req.query('payOrderId') ?? ''
  return c.redirect(`/cart/paySuccess${/^\d{1,20}$/.test(id) ? `?payOrderId=${id}` : ''}`, 303)
}
