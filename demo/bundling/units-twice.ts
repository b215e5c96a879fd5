import type { Plugin } from 'vite'

const asker = /\/unit-field\.part\.ts$|\?small$/
const words =
  /\/(change-unit|whole-units|unit-rule|shown-unit|in-units|whole-number|unit-label|unit\.messages)\.ts$/

/**
 * Regions have the words for units in what they load with React: a small element that needs them has its own, or it would
 * load all of that. They hold nothing, so that nothing comes apart.
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
