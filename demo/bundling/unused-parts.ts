import type { Plugin } from 'vite'

type UnusedPart = { found: RegExp; instead: string }

const refusal = (why: string) => `{ throw new Error('${why}') }`

/** Parts of libraries that our calls never come to, and what stands in their place. */
const unused: [file: RegExp, UnusedPart[]][] = [
  [
    /\/@nanostores\/react\/index\.js$/,
    [
      // We listen to stores as a whole.
      {
        found: /import \{ listenKeys \} from 'nanostores'/,
        instead: `const listenKeys = () => ${refusal('stores are listened to as a whole')}`,
      },
    ],
  ],
  [
    /\/ofetch\/dist\/shared\/ofetch\.\w+\.mjs$/,
    [
      // The one client says how answers are read,
      {
        found: /const textTypes =[^]*?\nfunction detectResponseType[^]*?\n\}\n/,
        instead: `const detectResponseType = () => ${refusal('answers are read in one way')}\n`,
      },
      // and asks of what was thrown its name alone.
      {
        found: /const errorMessage = [^]*?\n {2}return fetchError;/,
        instead: "return new FetchError('', { cause: ctx.error });",
      },
    ],
  ],
]

/** Buyers do not load what nobody calls. Fails when a newer version is written otherwise. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    enforce: 'pre',
    transform(code, id) {
      const [, parts] = unused.find(([file]) => file.test(id)) ?? []
      if (!parts) return undefined
      let kept = code
      for (const { found, instead } of parts) {
        if (!found.test(kept)) this.error(`${id} has another ${found}`)
        kept = kept.replace(found, instead)
      }
      return { code: kept, map: null }
    },
  }
}
