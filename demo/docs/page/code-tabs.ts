import { highlight } from '../highlight'
import { languages, type Language } from './code'
import { all } from './find'

/** Writes highlighted code into an element. */
export function write(into: Element, code: string, language: string) {
  into.replaceChildren(
    ...highlight(code, language).map(({ kind, text }) => {
      const piece = document.createElement('span')
      if (kind !== 'plain') piece.className = `code-${kind}`
      piece.textContent = text
      return piece
    }),
  )
}

const isLanguage = (name: string | undefined): name is Language =>
  name !== undefined && Object.hasOwn(languages, name)

/** Activates the language tabs of an example's code. Returns a function that updates the code. */
export function openCodeTabs(codeIn: (language: Language) => string) {
  const tabs = all<HTMLButtonElement>('[role=tab]')
  const panel = document.querySelector('#code-shown')
  const box = panel?.querySelector('code')
  let chosen: Language = 'HTML'

  const show = () => box && write(box, codeIn(chosen), languages[chosen])

  function choose(tab: HTMLButtonElement) {
    const name = tab.textContent?.trim()
    if (!isLanguage(name)) return
    chosen = name
    for (const each of tabs) {
      each.setAttribute('aria-selected', String(each === tab))
      each.tabIndex = each === tab ? 0 : -1
    }
    panel?.setAttribute('aria-labelledby', tab.id)
    show()
  }
  for (const [at, tab] of tabs.entries()) {
    tab.disabled = false
    tab.addEventListener('click', () => choose(tab))
    tab.addEventListener('keydown', ({ key }) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
      const next = tabs[(at + step + tabs.length) % tabs.length]
      if (step === 0 || !next) return
      next.focus()
      choose(next)
    })
  }
  return show
}
