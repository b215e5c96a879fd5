import * as z from 'zod/mini'
import { knownLocale } from '../../core/language/messages'
import { keepAbility } from '../../core/host/known-abilities'
import { shared } from '../../core/host/scope'
import { askStart, readerMark, type StartAnswer, type Started } from './ask-start'

/** Milliseconds for which a part of the answer counts as current. */
const fresh = 10_000

/** Parts that are the same for every reader of a site. */
const ofEverybody = ['site', 'currency', 'features']

/** Shared answer of the page's first request. Without one, each part is asked by its own call. */
export const startOf = shared('start', (scope) => {
  const { token, $locale } = scope
  const taken = new Set<string>()
  let started: Started | undefined
  let asking: Promise<StartAnswer | undefined> | undefined

  async function begin(): Promise<StartAnswer | undefined> {
    if (scope.passing) return undefined
    const { api } = scope.settings
    started = askStart(api, scope.site, $locale.get(), token.$token.get())
    const answer = await started?.answer
    if (answer !== 'none') return answer
    keepAbility(api, 'start', false)
    return undefined
  }

  /** Returns whether a part is for the current reader, also if a cache confuses readers. */
  function isOwn(name: string, { reader }: Readonly<Record<string, unknown>>): boolean {
    if (ofEverybody.includes(name)) return true
    if (name === 'theme') return knownLocale(started?.locale) === $locale.get()
    const now = token.$token.get()
    return now !== '' && now === started?.token && reader === readerMark(now)
  }

  /**
   * Takes a part of the answer. Each is given once, so that a later reload asks the server.
   * @param shape that the part must have
   * @param isFirst false if the page has shown a newer value, for example that of its rendering
   * @returns nothing if it is missing, invalid, out of date or of another reader
   * @throws after the time limit
   */
  async function part<Shape extends z.ZodMiniType>(
    name: string,
    shape: Shape,
    isFirst = true,
  ): Promise<z.output<Shape> | undefined> {
    if (!isFirst || taken.has(name)) return undefined
    taken.add(name)
    const answer = await (asking ??= begin())
    if (!answer || performance.now() - answer.at > fresh || !isOwn(name, answer.parts)) return undefined
    return shape.safeParse(answer.parts[name]).data
  }

  return {
    part,
    /** Like `part`, but returns nothing after the time limit. */
    partIfAny: <Shape extends z.ZodMiniType>(name: string, shape: Shape, isFirst?: boolean) =>
      part(name, shape, isFirst).catch(() => undefined),
  }
})
