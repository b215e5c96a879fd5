import type { Messages } from '../src/core/messages'

const rooms = import.meta.glob<Record<string, Messages>>('../src/**/*.messages.ts', { eager: true })

/** `messages.json`: every text of the kit by its public key, for those who translate or replace some. */
export const messageTexts = (): Record<string, { 'zh-CN': string; en: string }> =>
  Object.fromEntries(
    Object.values(rooms)
      .flatMap((file) => Object.values(file))
      .flatMap(({ room, texts }) =>
        Object.entries(texts).map(([key, [zh, en]]) => [`${room}.${key}`, { 'zh-CN': zh, en }] as const),
      )
      .sort(([a], [b]) => a.localeCompare(b, 'en')),
  )
