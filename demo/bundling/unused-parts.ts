import type { Plugin } from 'vite'

type UnusedPart = { found: RegExp; instead: string }

const refusal = (why: string) => `{ throw new Error('${why}') }`

/** Parts of libraries that our calls never reach, and their replacements. */
const unused: [file: RegExp, UnusedPart[]][] = [
  [
    /\/@nanostores\/react\/index\.js$/,
    [
      // The kit always listens to whole stores.
      {
        found: /import \{ listenKeys \} from 'nanostores'/,
        instead: `const listenKeys = () => ${refusal('stores are listened to as a whole')}`,
      },
    ],
  ],
  [
    /\/ofetch\/dist\/shared\/ofetch\.\w+\.mjs$/,
    [
      // The API client repeats requests itself,
      {
        found: / {4}if \(context\.options\.retry !== false[^]*?\n {4}\}\n(?= {4}const error)/,
        instead: '',
      },
      // sets the response type itself,
      {
        found: /const textTypes =[^]*?\nfunction detectResponseType[^]*?\n\}\n/,
        instead: `const detectResponseType = () => ${refusal('answers are read in one way')}\n`,
      },
      // and only reads the name of an error.
      {
        found: /const errorMessage = [^]*?\n {2}return fetchError;/,
        instead: "return new FetchError('', { cause: ctx.error });",
      },
    ],
  ],
]

/** Removes unused parts of libraries from the bundle. Fails if a newer version of a library contains other code. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    enforce: 'pre',
    transform(code, id) {
      const [, parts] = unused.find(([file]) => file.test(id)) ?? []
      if (!parts) return undefined
      let reduced = code
      for (const { found, instead } of parts) {
        if (!found.test(reduced)) this.error(`${id} has another ${found}`)
        reduced = reduced.replace(found, instead)
      }
      return { code: reduced, map: null }
    },
  }
}
