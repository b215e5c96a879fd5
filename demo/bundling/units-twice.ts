import type { Plugin } from 'vite'

const asker = /\/unit-field\.part\.ts$|\?small$/
const words =
  /\/(change-unit|whole-units|unit-rule|shown-unit|in-units|whole-number|unit-label|unit\.messages)\.ts$/

/**
 * Gives small elements their own copy of the unit functions. Regions load these functions with React, so sharing
 * them would make a small element load all of that. The copies have no state.
 */
export function unitsTwice(): Plugin {
  return {
    name: 'units-twice',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (!asker.test(importer)) return undefined
      const found = await this.resolve(source, importer.replace(/\?small$/, ''), { skipSelf: true })
      return found && words.test(found.id) ? `${found.id}?small` : found
    },
  }
}
