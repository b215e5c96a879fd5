import { expect } from 'chai'
import { CurrencyContext } from '../../../src/ui/currency'
import { Price } from '../../../src/ui/price'
import { mount } from './mount'

describe('price', () => {
  it('shows symbol, amount and unit', () => {
    const { text } = mount(<Price amount={864_100} unit="套" />)
    expect(text('.price')).to.equal('¥8,641.00/套')
  })

  it('renders the symbol at three quarters of the amount’s font size, in all four sizes', () => {
    const sizes = { sm: 14, md: 16, lg: 20, xl: 28 } as const
    for (const [size, px] of Object.entries(sizes)) {
      const { get } = mount(
        <Price amount={760} size={size === 'sm' || size === 'md' || size === 'lg' ? size : 'xl'} />,
      )
      expect(getComputedStyle(get('.price-amount')).fontSize).to.equal(`${px}px`)
      expect(getComputedStyle(get('.price-symbol')).fontSize).to.equal(`${px * 0.75}px`)
      expect(getComputedStyle(get('.price-amount')).fontWeight).to.equal('600')
    }
  })

  it('uses the ink colour and tabular figures', () => {
    const { get } = mount(<Price amount={760} member />)
    const style = getComputedStyle(get('.price-amount'))
    expect(style.color).to.equal('rgb(21, 25, 31)')
    expect(style.fontVariantNumeric).to.contain('tabular-nums')
  })

  it('marks a member price and strikes the retail price, unless both are equal', () => {
    const { draw, get, all, text } = mount(<Price amount={760} member retail={860} />)
    expect(text('.tag')).to.equal('会员价')
    expect(text('s')).to.equal('零售价 ¥8.60')
    expect(getComputedStyle(get('s')).textDecorationLine).to.equal('line-through')
    draw(<Price amount={760} retail={760} />)
    expect(all('s, .tag')).to.eql([])
  })

  it('rounds and shows the symbol by the site’s currency rule', () => {
    const up = { symbol: '$', digit: 2, ways: 30 }
    const { text } = mount(
      <CurrencyContext value={up}>
        <Price amount={123_401} retail={999_999} />
      </CurrencyContext>,
    )
    expect(text('.price-amount')).to.equal('$1,235')
    expect(text('s')).to.contain('$10,000')
  })

  it('keeps a long unit within a narrow column', () => {
    const { get } = mount(
      <div className="column" style={{ display: 'flex', width: 140 }}>
        <Price amount={123_456_789} unit="DeepGrooveBallBearings" />
      </div>,
    )
    const { right } = get('.column').getBoundingClientRect()
    expect(get('.price').getBoundingClientRect().right).to.be.at.most(right)
    expect(get('.price-unit').getBoundingClientRect().right).to.be.at.most(right)
  })

  it('shows a minus before the symbol', () => {
    const { text } = mount(<Price amount={-4000} />)
    expect(text('.price')).to.equal('−¥40.00')
  })
})
