import type { Page } from '@playwright/test'
import { everyEndpoint } from './endpoints'
import { withWords } from './free-texts'
import { watchFaults } from './fault-watch'
import { keepAnswers, type Answer } from './recorded-answers'
import type { Mutation } from './mutations'
import { go } from '../visit'
import { complaints, lookAt } from './screen'
import { callOf, mutationPicker } from './next-mutation'

type Chosen = { call: string; mutation: Mutation }
const nameOf = ({ call, mutation }: Chosen) => `${call} ${mutation.name}`
const isGood = ({ status, body }: Answer) => status === 200 && /"code":200\b/.test(body)

/** Page that makes no calls except for the parts around it. */
const nowhere = '/goods/0'

/**
 * Opens the storefront with answers that violate the contract.
 * @param enter logs the viewer in again, because a wrong answer may have ended the session
 */
export async function openTriedShop(page: Page, enter: () => Promise<unknown>) {
  const answers = await keepAnswers(page, await everyEndpoint())
  const faults = watchFaults(page)
  const next = mutationPicker()
  let inputs = 0

  /** Opens a screen with the next mutation of each answer, or only with the given ones. @returns its problems */
  async function show(open: () => Promise<unknown>, moved: boolean, only?: Chosen[]) {
    const chosen = new Map<string, Mutation | undefined>()
    answers.give((recorded) => {
      if (!isGood(recorded.answer)) return recorded.answer
      const call = callOf(recorded)
      if (!chosen.has(call))
        chosen.set(call, only ? only.find((one) => one.call === call)?.mutation : next(recorded))
      return chosen.get(call)?.spoil(recorded.answer) ?? recorded.answer
    })
    await open()
    const seen = await lookAt(page, { waiting: answers.waiting, moved })
    const tried = [...chosen].flatMap(([call, mutation]) => (mutation ? [{ call, mutation }] : []))
    // NaN as a text value may be shown.
    if (tried.some(({ mutation }) => mutation.name.endsWith('NaN'))) seen.slips = []
    return { tried, wrong: [...faults.take(), ...complaints(seen)] }
  }

  /** Resets the page and gives it correct answers only. */
  async function afresh() {
    answers.give(({ answer }) => answer)
    await page.evaluate(() => localStorage.clear()).catch(() => {})
    await enter()
    await page.goto(nowhere)
    await lookAt(page, { waiting: answers.waiting, moved: false })
    faults.take()
  }

  /** Finds the mutation that causes a problem by trying each alone. Returns all of them if none does it alone. */
  async function blame(open: () => Promise<unknown>, moved: boolean, tried: Chosen[], wrong: string[]) {
    const alone: string[] = []
    for (const one of tried) {
      await afresh()
      const again = await show(open, moved, [one])
      if (again.wrong.length > 0) alone.push(`${nameOf(one)}: ${again.wrong.join(' · ')}`)
    }
    await afresh()
    return alone.length > 0 ? alone : [`${tried.map(nameOf).join(' + ')}: ${wrong.join(' · ')}`]
  }

  async function attempt(open: () => Promise<unknown>, moved: boolean) {
    const { tried, wrong } = await show(open, moved)
    inputs += tried.length
    return wrong.length > 0 ? blame(open, moved, tried, wrong) : []
  }

  return {
    afresh,
    inputs: () => inputs,
    /** Navigates as a link does, without reloading the parts around the page. @returns its problems */
    visit: (address: string) => attempt(() => go(page, address), true),
    /** Loads a page completely. @returns its problems */
    load: (open: () => Promise<unknown>) => attempt(open, false),
    /** Puts the same words into every place for free text. @returns the page's state and its problems */
    async say(words: string, address: string) {
      answers.give(({ endpoint, answer }) => (isGood(answer) ? withWords(endpoint, answer, words) : answer))
      await go(page, address)
      const seen = await lookAt(page, { waiting: answers.waiting })
      return { seen, wrong: [...faults.take(), ...complaints(seen)] }
    },
  }
}
