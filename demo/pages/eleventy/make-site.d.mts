/**
 * Makes the pages of the static site from its Markdown.
 * @param output folder that gets them
 * @param configPath an Eleventy configuration; without one the pages hold the tags as they were written
 */
export function makeSite(output: string, configPath?: string): Promise<void>
