import type * as z from 'zod/mini'
import { changeWordings } from '../server/core/http/worded-parts'
import type { Judged } from './judge-reply'

const han = /\p{Script=Han}/u

/** A text of the shop that came in Chinese although English was asked for. */
type Untranslated = { endpoint: string; path: string; found: string; count: number }
export type EnglishTexts = { texts: number; missing: Untranslated[] }

type Text = { path: string; text: string }

/** Texts of the shop in an answer, by their place. */
function wordingsOf(shape: z.ZodMiniType, data: unknown): Text[] {
  const told: Text[] = []
  changeWordings(shape, data, (text, path) => {
    if (text) told.push({ path: path.startsWith('[') ? `data${path}` : `data.${path}`, text })
    return text
  })
  return told
}

const isChinese = ({ text }: Text) => han.test(text)

/** Counts texts that the shop has no English for: who reads English sees them in Chinese. */
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
     * Asks the same again in English, once for an endpoint, where its answer has Chinese texts of the shop.
     * @param shape of the answer
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
      const told = wordingsOf(shape, judged.data)
      texts += told.length
      for (const text of told.filter(isChinese)) count(endpoint, text)
    },
    result: (): EnglishTexts => ({ texts, missing: [...missing.values()] }),
  }
}
