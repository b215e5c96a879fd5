/** Element that this page shows for a route of the shop. The user centre routes its own pages. */
type Shown = { tag: string; attributes: Record<string, string> }

const listOf = { 'page-size': '10', hide: 'filters compare' }

function shownFor({
  href,
  route = '',
  params = {},
}: WindowEventMap['trade-navigate']['detail']): Shown | undefined {
  const { pathname, searchParams } = new URL(href)
  const inside = /^\/user(?:\/(.*))?$/.exec(pathname)
  if (inside) return { tag: 'trade-user-center', attributes: { page: inside[1] ?? '' } }
  switch (route) {
    case 'goods':
      return { tag: 'trade-goods-detail', attributes: { 'goods-id': params.goodsId ?? '' } }
    case 'goodsList':
    case 'search':
      return { tag: 'trade-goods-list', attributes: listOf }
    case 'cart':
      return { tag: 'trade-cart', attributes: {} }
    case 'checkout':
      return { tag: 'trade-checkout', attributes: {} }
    case 'payment':
    case 'paySuccess':
      return {
        tag: 'trade-payment',
        attributes: { 'pay-order-id': searchParams.get('payOrderId') ?? '' },
      }
    default:
      return undefined
  }
}

for (const side of document.querySelectorAll('section')) {
  const show = ({ tag, attributes }: Shown) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    side.querySelector('.region')?.replaceChildren(element)
  }
  side.addEventListener('trade-navigate', (event) => {
    const next = shownFor(event.detail)
    const from = event.target
    const within = from instanceof Element && from.localName === 'trade-user-center'
    if (!next || (within && next.tag === 'trade-user-center')) return
    event.preventDefault()
    show(next)
  })
  for (const button of side.querySelectorAll<HTMLElement>('button[data-tag]'))
    button.addEventListener('click', () => {
      const { tag = '', page = '' } = button.dataset
      show({ tag, attributes: page ? { page } : listOf })
    })
}
