import { expect } from 'chai'
import { mount } from './mount'

/** Returns the computed value of a token as `#rrggbb`. */
function colour(token: string, { dark = false, on = '' } = {}) {
  const { host, get } = mount(<i style={{ background: `var(--trade-${token})` }} />, { dark })
  if (on) host.setAttribute('style', on)
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('no canvas')
  canvas.fillStyle = getComputedStyle(get('i')).backgroundColor
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

// Expected colours of the design language: light, dark.
const derived: [string, string, string][] = [
  ['brand-solid', '#1652b0', '#2f6bcb'],
  ['brand-hover', '#0243a0', '#235ebd'],
  ['brand-active', '#00338f', '#1652b0'],
  ['brand-text', '#1652b0', '#83b2fd'],
  ['brand-mid', '#6a91d0', '#6192e1'],
  ['brand-line', '#aec4e7', '#1a3d76'],
  ['brand-soft-2', '#dbe5f5', '#1a2d4b'],
  ['brand-soft', '#ecf1fa', '#19263b'],
  ['brand-deep', '#0f2c5a', '#102548'],
  ['focus', '#1652b0', '#83b2fd'],
  ['ink', '#15191f', '#e9ecf0'],
  ['surface', '#ffffff', '#171b21'],
]

const brands = ['#1652B0', '#E5481B', '#0B7A5B', '#F5B800', '#C2185B', '#6B21A8', '#111111', '#00A3E0']

const pairs: [string, string, number][] = [
  ['on-brand', 'brand-solid', 4.5],
  ['on-brand', 'brand-hover', 4.5],
  ['on-brand', 'brand-active', 4.5],
  ['on-brand', 'brand-deep', 4.5],
  ['brand-text', 'surface', 4.5],
  ['brand-text', 'bg', 4.5],
  ['brand-text', 'brand-soft', 4.5],
  ['brand-text', 'brand-soft-2', 4.5],
  ['ink', 'brand-soft', 4.5],
  ['focus', 'surface', 3],
  ['brand-solid', 'surface', 3],
]

describe('design tokens', () => {
  it('match the design’s table in both themes', () => {
    const found = derived.map(([token]) => [token, colour(token), colour(token, { dark: true })])
    expect(found).to.eql(derived)
  })

  it('follow a brand colour set on the element or its ancestor', () => {
    document.body.style.setProperty('--trade-brand', '#0B7A5B')
    const inherited = colour('brand-text')
    const own = colour('brand-text', { on: '--trade-brand: #6B21A8' })
    document.body.style.removeProperty('--trade-brand')
    expect([inherited, own]).to.eql([colour('brand-text', { on: '--trade-brand: #0B7A5B' }), '#6b21a8'])
    expect(inherited).not.to.equal(colour('brand-text'))
  })

  it('can be overridden one by one on the element', () => {
    expect(colour('ink', { on: '--trade-ink: #222222' })).to.equal('#222222')
    expect(colour('price', { on: '--trade-ink: #222222' })).to.equal('#222222')
  })

  for (const dark of [false, true]) {
    it(`have enough contrast for every brand colour, ${dark ? 'dark' : 'light'}`, () => {
      const weak = brands.flatMap((brand) =>
        pairs.flatMap(([front, back, limit]) => {
          const on = `--trade-brand: ${brand}`
          const found = contrast(colour(front, { dark, on }), colour(back, { dark, on }))
          return found < limit - 0.05 ? [`${brand} ${front} on ${back}: ${found.toFixed(2)}`] : []
        }),
      )
      expect(weak).to.eql([])
    })
  }
})

describe('base styles of an element', () => {
  it('do not inherit the page’s text styles', () => {
    document.body.setAttribute(
      'style',
      'font: italic 30px/3 serif; letter-spacing: 3px; text-transform: uppercase; text-align: right; color: red; word-spacing: 9px; text-indent: 40px; white-space: pre',
    )
    const { get } = mount(<p>text</p>)
    const style = getComputedStyle(get('p'))
    const found = [
      style.fontSize,
      style.lineHeight,
      style.fontStyle,
      style.letterSpacing,
      style.textTransform,
      style.textAlign,
      style.color,
      style.textIndent,
      style.whiteSpace,
    ]
    document.body.removeAttribute('style')
    expect(found).to.eql([
      '14px',
      '20px',
      'normal',
      'normal',
      'none',
      'start',
      'rgb(21, 25, 31)',
      '0px',
      'normal',
    ])
  })

  it('let the page hide or disable the element', () => {
    const { host, get } = mount(<p>text</p>)
    host.style.visibility = 'hidden'
    host.style.pointerEvents = 'none'
    expect(getComputedStyle(get('p')).visibility).to.equal('hidden')
    expect(getComputedStyle(get('p')).pointerEvents).to.equal('none')
    host.hidden = true
    expect(host.getBoundingClientRect().height).to.equal(0)
  })
})
