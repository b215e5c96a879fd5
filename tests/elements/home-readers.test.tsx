import { expect } from 'chai'
import homeElement from '../../elements/trade-home'
import priceElement from '../../elements/trade-price'
import { scopeOf } from '../../src/core/host/scope'
import { demoUser } from './demo-user'
import { answerCalls, goods, pause, put, theme, until } from './shop-answers'

const block = { type: 'goodsGroup', version: 1, props: { title: '组', data: ['4'] } }
localStorage.clear()
homeElement.define()
priceElement.define()
const scope = scopeOf(document.body)

/** Prices and names depend on the reader and the language. */
const price = () => ({ '': '8.60', 'member-a': '7.90', 'member-b': '6.50' })[scope.token.$token.get()] ?? '0'
const name = () => (scope.$locale.get() === 'en' ? 'Bearing' : '轴承')
answerCalls({
  themePage: () => ({ ...theme, blocks: [block] }),
  listData: () => [{ ...goods('4', { goodsPrice: price(), salePrice: price() }), goodsName: name() }],
  getUserInfo: () => ({ ...demoUser, id: scope.token.$token.get() }),
})

const shown = (root: ShadowRoot) => root.textContent ?? ''
/** Records everything that a root shows until it is stable. */
async function seen(root: ShadowRoot, wanted: readonly string[]) {
  const texts = [shown(root)]
  const watch = new MutationObserver(() => texts.push(shown(root)))
  watch.observe(root, { childList: true, subtree: true, characterData: true })
  await until(() => wanted.every((text) => shown(root).includes(text)))
  watch.disconnect()
  return texts.join('\n')
}

const readers = {
  visitor: { read: () => scope.token.clear(), sees: '8.60' },
  memberA: { read: () => scope.token.set('member-a'), sees: '7.90' },
  memberB: { read: () => scope.token.set('member-b'), sees: '6.50' },
}
const names = ['visitor', 'memberA', 'memberB'] as const
const changes = names.flatMap((from) => names.filter((to) => to !== from).map((to) => ({ from, to })))

describe('goods on the home page and in a price element', () => {
  for (const { from, to } of changes) {
    it(`are requested again for a ${to} who returns after a ${from}`, async () => {
      readers[from].read()
      const before = put('trade-home')
      await until(() => shown(before).includes(readers[from].sees))
      before.host.remove()
      // Longer than stores stay alive after their last listener has left.
      await pause(1100)
      readers[to].read()
      const after = put('trade-home')
      expect(await seen(after, [readers[to].sees])).not.to.contain(readers[from].sees)
      after.host.remove()
    })

    it(`of a ${from} are never shown to a ${to} who follows`, async () => {
      readers[from].read()
      const roots = [put('trade-home'), put('trade-price')]
      roots[1]?.host.setAttribute('goods-id', '4')
      await until(() => roots.every((root) => shown(root).includes(readers[from].sees)))
      readers[to].read()
      await pause(0)
      for (const root of roots) {
        expect(await seen(root, [readers[to].sees])).not.to.contain(readers[from].sees)
        root.host.remove()
      }
    })
  }

  it('have names in the language that was chosen while the page was removed', async () => {
    const root = put('trade-home')
    await until(() => shown(root).includes('轴承'))
    root.host.remove()
    scope.$language.set('en')
    const again = put('trade-home')
    expect(await seen(again, ['Bearing'])).not.to.contain('轴承')
    again.host.remove()
    scope.$language.set('')
  })
})
