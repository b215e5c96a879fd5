import './blocks/blocks.css'
import { samples, type Block } from './blocks/samples'

/** Shows every kind of block alone with its settings. Settings can be edited, and invalid ones are reported. */
const asked = new URLSearchParams(location.search)
const only = asked.get('only')?.split(',')
const theme = asked.get('theme') ?? 'light'
document.documentElement.lang = asked.get('lang') ?? 'zh-CN'
document.body.classList.toggle('dark', theme === 'dark')
const brand = asked.get('brand')
if (brand) document.body.style.setProperty('--trade-brand', brand)

function titled(tag: 'h1' | 'h2' | 'summary', words: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = words
  return element
}

function shown(block: Block): HTMLElement {
  const section = document.createElement('section')
  section.id = block.type
  const page = document.createElement('trade-custom-page')
  page.setAttribute('theme', theme)
  const settings = document.createElement('textarea')
  settings.value = JSON.stringify(block.props, undefined, 2)
  settings.setAttribute('aria-label', `${block.type}: props`)
  const fault = document.createElement('output')

  const draw = (props: unknown) => Object.assign(page, { blocks: [{ ...block, props }] })
  settings.addEventListener('input', () => {
    fault.value = ''
    try {
      draw(JSON.parse(settings.value))
    } catch {
      fault.value = 'This is no JSON.'
    }
  })
  page.addEventListener(
    'trade-block-skip',
    () => (fault.value = 'The block is left out: its data does not fit.'),
  )

  const details = document.createElement('details')
  details.append(titled('summary', 'props'), settings, fault)
  section.append(titled('h2', block.type), page, details)
  draw(block.props)
  return section
}

const blocks = await samples()
document.body.append(
  titled('h1', 'Home blocks'),
  ...blocks.filter(({ type }) => !only || only.includes(type)).map(shown),
)
