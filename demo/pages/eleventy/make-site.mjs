import Eleventy from '@11ty/eleventy'

/**
 * Makes the pages of the static site from its Markdown.
 * @param output folder that gets them
 * @param configPath an Eleventy configuration; without one the pages hold the tags as they were written
 */
export async function makeSite(output, configPath) {
  const site = new Eleventy('demo/pages/eleventy', output, { quietMode: true, configPath })
  site.disableLogger()
  await site.write()
}
