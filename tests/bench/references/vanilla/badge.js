import { call, site } from '../parts/call.js'
import { define } from '../parts/define.js'

const css = `
:host { display: inline-block }
.badge { display: inline-flex; align-items: center; gap: 8px; height: 36px; padding: 0 12px; border: 1px solid #cbd0d7; border-radius: 4px }
.badge svg { width: 18px; height: 18px; fill: none; stroke: currentColor; stroke-width: 1.75 }
.count { min-width: 20px; padding: 0 6px; border-radius: 10px; background: #1652b0; color: #fff; font-size: 12px; font-weight: 600; text-align: center }
`

define('bench-badge', css, async (root) => {
  await site
  const { totalCount } = await call('GET', '/bbb/userCenter/userShoppingCar/count')
  root.innerHTML = `<a class="badge" href="/cart" aria-label="购物车 ${totalCount} 件"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 4h2.5l2.2 11h10.2l2.1-8H6.5"/><circle cx="9" cy="19.5" r="1.3"/><circle cx="17" cy="19.5" r="1.3"/></svg>购物车<span class="count">${totalCount}</span></a>`
})
