/** Made by screens-plugin.ts while building. */
declare module 'virtual:screens' {
  type Dictionary = import('../../src/core/language/dictionary').Dictionary
  type ScreenSource = import('./read-screens').ScreenSource

  export const screens: readonly ScreenSource[]
  /** Room of the contract that exports a name: `{ goodsPage: 'catalogue/goods' }`. */
  export const rooms: Readonly<Record<string, string>>
  export const dictionaries: readonly { room: string; words: Dictionary }[]
}
