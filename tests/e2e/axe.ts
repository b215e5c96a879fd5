import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Loads axe into the current document. */
export const loadAxe = (page: Page) => page.evaluate(axe)

/**
 * Runs axe on the page.
 * @param where selector of the part to check
 * @param rules ids of the rules to check, default all
 * @returns one line per violation: page, rule, place
 */
export async function axeFaults(
  page: Page,
  name: string,
  where: string,
  rules: string[] = [],
): Promise<string[]> {
  // The colours of a transition, as after a change of the theme, are not those that people read.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    for (const transition of document.getAnimations())
      if (transition instanceof CSSTransition) transition.finish()
  })
  const options = rules.length ? { runOnly: { type: 'rule', values: rules } } : {}
  const { violations }: AxeResults = await page.evaluate(
    `axe.run(${JSON.stringify(where)}, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})`,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${name}: ${id}: ${target.flat().join(' ')} ${html.slice(0, 120)}`),
  )
}
