import assert from 'node:assert/strict'

/** Returns the text of the page and of the shadow roots of our elements. */
const deep = `const deep = (selector, root = document) => [
  ...root.querySelectorAll(selector),
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? deep(selector, shadowRoot) : [])),
]
const reads = (words) => deep('*').some(({ shadowRoot }) => shadowRoot && shadowRoot.textContent.includes(words))
const shown = (node) => node.getClientRects().length > 0
const withText = (selector, words) => deep(selector).filter(shown).find((node) => new RegExp(words).test((node.innerText || node.getAttribute('aria-label') || '').trim()))`

/** Looks again and again. @throws where it was not found in time, with what was looked for */
export async function until(what, look, seconds = 60) {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const found = await look()
    if (found) return found
    assert.ok(Date.now() < end, what)
    await new Promise((done) => setTimeout(done, 150))
  }
}

/** Expressions are asked in the page, where `deep`, `reads`, `shown` and `withText` are known. */
export function visit(page, base) {
  const ask = (expression) => page.evaluate(`(() => { ${deep}; return ${expression} })()`)
  const wait = (what, expression, seconds) => until(what, () => ask(expression), seconds)
  let moves = 0
  /** Elements rendered by a server hydrate at the first interaction. */
  const wake = () =>
    until('what was drawn to wake up', async () => {
      await page.mouse.move(700, 15 + (moves++ % 2))
      return ask(`deep('[data-drawn]').length === 0`)
    })
  return {
    ask,
    wait,
    go: (path) => page.goto(base + path),
    press: async (selector, words) => {
      await wake()
      const found = `[withText(${JSON.stringify(selector)}, ${JSON.stringify(words)})]`
      // Found and pressed in one go: what was drawn may be drawn anew in between.
      await wait(`${words} to press`, `${found}.some((node) => (node?.click(), !!node))`)
    },
    fill: async (selector, text) => {
      await wait(`${selector} to fill`, `deep(${JSON.stringify(selector)}).some(shown)`)
      await ask(`deep(${JSON.stringify(selector)}).find(shown).focus()`)
      await page.keyboard.type(text)
    },
  }
}
