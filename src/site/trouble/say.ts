import { troubleMessages } from './trouble.messages'

/** A text in the language around a place, by no store and no method that the page could have damaged. */
export function say(key: keyof typeof troubleMessages, place: Element = document.documentElement): string {
  const around = place.closest('[lang]')?.getAttribute('lang') || document.documentElement.lang || 'zh'
  const chinese = around[0] === 'z' && around[1] === 'h'
  return troubleMessages[key][chinese ? 0 : 1]
}
