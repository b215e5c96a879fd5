/**
 * Builds the pages of the static site from its Markdown.
 * @param output folder for the pages
 * @param configPath Eleventy configuration. Without one, the pages contain the tags as written
 */
export function makeSite(output: string, configPath?: string): Promise<void>
