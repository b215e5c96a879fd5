import type { Plugin } from 'vite'

const keys = "import { listenKeys } from 'nanostores'"

/** We listen to stores as a whole: what `useStore` would listen to some of their keys by is not loaded. */
export function wholeStores(): Plugin {
  return {
    name: 'whole-stores',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/@nanostores/react/index.js')) return undefined
      if (!code.includes(keys)) throw new Error('@nanostores/react listens to keys in another way')
      const refusal = "const listenKeys = () => { throw new Error('stores are listened to as a whole') }"
      return { code: code.replace(keys, refusal), map: null }
    },
  }
}
