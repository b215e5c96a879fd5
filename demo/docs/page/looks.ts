import { write } from './code-tabs'
import { all } from './find'
import { storedChoices } from './stored-choices'

/** Returns the documents of the page: its own, and those of the example frames. */
const documents = () => [
  document,
  ...all<HTMLIFrameElement>('iframe').flatMap((frame) => frame.contentDocument ?? []),
]

/** Activates the switch between light and dark. The initial value is the reader's choice or the system setting. */
export function openTheme() {
  const button = document.querySelector<HTMLElement>('#theme')
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  let theme = storedChoices.read('theme') || system

  function show() {
    document.documentElement.dataset.theme = theme
    button?.setAttribute('aria-pressed', String(theme === 'dark'))
    for (const shown of documents())
      for (const site of all('.stage-inner, .hero-card', shown)) site.setAttribute('theme', theme)
  }
  button?.addEventListener('click', () => {
    theme = theme === 'dark' ? 'light' : 'dark'
    storedChoices.write('theme', theme)
    show()
  })
  for (const frame of all('iframe')) frame.addEventListener('load', show)
  show()
}

const colour = /^#[0-9a-f]{6}$/i

/** Activates the choice of a brand colour for the page and its examples. */
export function openBrand() {
  const field = document.querySelector<HTMLInputElement>('#brand')
  const text = document.querySelector<HTMLInputElement>('#brand-text')
  const code = document.querySelector('.picker code')
  const initial = field?.value ?? ''

  function show(brand: string) {
    for (const { documentElement } of documents()) {
      if (brand === initial) documentElement.style.removeProperty('--trade-brand')
      else documentElement.style.setProperty('--trade-brand', brand)
    }
    if (field) field.value = brand
    if (text && document.activeElement !== text) text.value = brand
    if (code) write(code, `:root {\n  --trade-brand: ${brand};\n}`, 'css')
    for (const button of all('.picker-swatches [data-pick]'))
      button.setAttribute('aria-pressed', String(button.dataset.pick === brand))
  }
  function choose(brand: string) {
    storedChoices.write('brand', brand)
    show(brand)
  }

  field?.addEventListener('input', () => choose(field.value))
  text?.addEventListener('input', () => {
    const good = colour.test(text.value)
    text.setAttribute('aria-invalid', String(!good))
    if (good) choose(text.value.toLowerCase())
  })
  for (const button of all('[data-pick]'))
    button.addEventListener('click', () => choose(button.dataset.pick ?? initial))
  for (const frame of all('iframe')) frame.addEventListener('load', () => show(field?.value ?? initial))
  const before = storedChoices.read('brand')
  show(colour.test(before) ? before : initial)
}

/** Applies colours from the markup. A strict policy blocks inline styles but allows styles set by a script. */
export function paint() {
  for (const each of all('[data-brand]')) each.style.setProperty('--trade-brand', each.dataset.brand ?? '')
  for (const each of all('.picker-swatches [data-pick]')) each.style.background = each.dataset.pick ?? ''
  for (const each of all('[data-size]')) each.style.fontSize = `var(${each.dataset.size})`
  for (const each of all('[data-corner]')) each.style.borderRadius = `var(${each.dataset.corner})`
  for (const each of all('[data-colour]')) each.style.background = `var(${each.dataset.colour})`
}
