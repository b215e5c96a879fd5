import { expect } from 'chai'
import { useHost } from '../../src/ui/host'
import { useSheet } from '../../src/ui/sheet'
import { layout } from '../../src/ui/sheets'
import { drawRegion } from './drawn-region'

const room = new CSSStyleSheet()
room.replaceSync('.row { gap: 40px }')

describe('layout classes of a rendered element', () => {
  it('do not override the rules of its own sheet during hydration', async () => {
    const isAdopted: boolean[] = []
    const Row = () => {
      const { root } = useHost()
      useSheet(room)
      // The server has no root.
      if (root instanceof ShadowRoot) isAdopted.push(root.adoptedStyleSheets.includes(layout))
      return <p className="row">Goods</p>
    }
    const { root, find, live, press } = drawRegion(Row)
    const style = document.createElement('style')
    style.textContent = '.row { display: flex; gap: 0 } .row { gap: 40px }'
    root.prepend(style)
    await press('.row')
    await live()
    expect(isAdopted[0]).to.equal(false)
    expect(root.adoptedStyleSheets.indexOf(layout)).to.be.within(0, root.adoptedStyleSheets.indexOf(room) - 1)
    expect(getComputedStyle(find('.row')).gap).to.equal('40px')
  })
})
