import { troubleMessages } from './trouble.messages'

/** A text in the language around an element, by no store and no method that the page could have damaged. */
export function say(key: keyof typeof troubleMessages, near: Element = document.documentElement): string {
  const around = near.closest('[lang]')?.getAttribute('lang') || document.documentElement.lang || 'zh'
  const chinese = around[0] === 'z' && around[1] === 'h'
  return troubleMessages[key][chinese ? 0 : 1]
}
