import type { Page } from '@playwright/test'
import { everyEndpoint } from './endpoints'
import { withWords } from './every-word'
import { watchFaults } from './fault-watch'
import { keepAnswers, type Answer } from './kept-answers'
import type { Mutation } from './mutations'
import { go } from '../visit'
import { complaints, lookAt } from './screen'
import { callOf, turns } from './turns'

type Chosen = { call: string; mutation: Mutation }
const nameOf = ({ call, mutation }: Chosen) => `${call} ${mutation.name}`
const isGood = ({ status, body }: Answer) => status === 200 && /"code":200\b/.test(body)

/** A page that asks the server for nothing but what stands around it. */
const nowhere = '/goods/0'

/**
 * The storefront with answers that are not what the contract says.
 * @param enter whoever looks is logged in again: a wrong answer may have ended that
 */
export async function openTriedShop(page: Page, enter: () => Promise<unknown>) {
  const answers = await keepAnswers(page, await everyEndpoint())
  const faults = watchFaults(page)
  const next = turns()
  let inputs = 0

  /** Opens a screen, each answer wrong in its next place, or in these only. @returns what is wrong with it */
  async function show(open: () => Promise<unknown>, moved: boolean, only?: Chosen[]) {
    const chosen = new Map<string, Mutation | undefined>()
    answers.give((told) => {
      if (!isGood(told.answer)) return told.answer
      const call = callOf(told)
      if (!chosen.has(call))
        chosen.set(call, only ? only.find((one) => one.call === call)?.mutation : next(told))
      return chosen.get(call)?.spoil(told.answer) ?? told.answer
    })
    await open()
    const seen = await lookAt(page, { waiting: answers.waiting, moved })
    const tried = [...chosen].flatMap(([call, mutation]) => (mutation ? [{ call, mutation }] : []))
    // What was put there as a word may be shown as one.
    if (tried.some(({ mutation }) => mutation.name.endsWith('NaN'))) seen.slips = []
    return { tried, wrong: [...faults.take(), ...complaints(seen)] }
  }

  /** A page to which nothing wrong was ever told. */
  async function afresh() {
    answers.give(({ answer }) => answer)
    await page.evaluate(() => localStorage.clear()).catch(() => {})
    await enter()
    await page.goto(nowhere)
    await lookAt(page, { waiting: answers.waiting, moved: false })
    faults.take()
  }

  /** Which of several wrong answers it is, each tried alone; together, where each alone does no harm. */
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
    /** Goes there as a press on a link does: what stands around the page stays. @returns what was wrong */
    visit: (address: string) => attempt(() => go(page, address), true),
    /** Opens a page anew: all around it is asked for again. @returns what was wrong */
    load: (open: () => Promise<unknown>) => attempt(open, false),
    /** The same words in every place of every answer that takes any. @returns what is seen then, and what was wrong */
    async say(words: string, address: string) {
      answers.give(({ endpoint, answer }) => (isGood(answer) ? withWords(endpoint, answer, words) : answer))
      await go(page, address)
      const seen = await lookAt(page, { waiting: answers.waiting })
      return { seen, wrong: [...faults.take(), ...complaints(seen)] }
    },
  }
}
