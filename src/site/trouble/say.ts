import { troubleMessages } from './trouble.messages'

/** Returns a text in the language around an element. It uses no store and no method that the page could have damaged. */
export function say(key: keyof typeof troubleMessages, near: Element = document.documentElement): string {
  const around = near.closest('[lang]')?.getAttribute('lang') || document.documentElement.lang || 'zh'
  const chinese = around[0] === 'z' && around[1] === 'h'
  return troubleMessages[key][chinese ? 0 : 1]
}
