import Eleventy from '@11ty/eleventy'

/**
 * Builds the pages of the static site from its Markdown.
 * @param output folder for the pages
 * @param configPath Eleventy configuration. Without one, the pages contain the tags as written
 */
export async function makeSite(output, configPath) {
  const site = new Eleventy('demo/frameworks/eleventy', output, { quietMode: true, configPath })
  site.disableLogger()
  await site.write()
}
