/** Activates the copy buttons beside code. */
export function openCopy() {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-copy]')
    const code = button && button.parentElement?.querySelector('code')
    if (button && code) void copy(button, code)
  })
}

async function copy(button: HTMLElement, code: HTMLElement) {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    say(button, 'Copied')
  } catch {
    // Without clipboard permission, the code is selected so that the reader can copy it with the keyboard.
    getSelection()?.selectAllChildren(code)
    say(button, 'Press Ctrl+C')
  }
}

function say(button: HTMLElement, words: string) {
  button.textContent = words
  setTimeout(() => (button.textContent = 'Copy'), 1600)
}
