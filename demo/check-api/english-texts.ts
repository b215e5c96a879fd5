import type * as z from 'zod/mini'
import { changeWordings } from '../server/core/http/worded-parts'
import type { Judged } from './judge-reply'

const han = /\p{Script=Han}/u

/** Text of the shop that is Chinese in an English response. */
type Untranslated = { endpoint: string; path: string; found: string; count: number }
export type EnglishTexts = { texts: number; missing: Untranslated[] }

type Text = { path: string; text: string }

/** Returns the texts of the shop in a response, with their paths. */
function wordingsOf(shape: z.ZodMiniType, data: unknown): Text[] {
  const found: Text[] = []
  changeWordings(shape, data, (text, path) => {
    if (text) found.push({ path: path.startsWith('[') ? `data${path}` : `data.${path}`, text })
    return text
  })
  return found
}

const isChinese = ({ text }: Text) => han.test(text)

/** Counts texts of the shop without an English translation. English readers see them in Chinese. */
export function englishTexts() {
  const missing = new Map<string, Untranslated>()
  const asked = new Set<string>()
  let texts = 0

  function count(endpoint: string, { path, text }: Text) {
    const key = `${endpoint} ${path}`
    const known = missing.get(key)
    if (known) known.count++
    else missing.set(key, { endpoint, path, found: text, count: 1 })
  }

  return {
    /**
     * Repeats a request in English, once for an endpoint, if its response has Chinese texts of the shop.
     * @param shape of the response
     */
    async judge(
      endpoint: string,
      shape: z.ZodMiniType,
      data: unknown,
      askInEnglish: () => Promise<Judged>,
    ): Promise<void> {
      if (asked.has(endpoint) || !wordingsOf(shape, data).some(isChinese)) return
      asked.add(endpoint)
      const judged = await askInEnglish()
      if (judged === 'faulty' || 'refused' in judged) return
      const wordings = wordingsOf(shape, judged.data)
      texts += wordings.length
      for (const text of wordings.filter(isChinese)) count(endpoint, text)
    },
    result: (): EnglishTexts => ({ texts, missing: [...missing.values()] }),
  }
}
