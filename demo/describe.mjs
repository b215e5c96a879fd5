import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withSources } from './with-sources.mjs'

/** Writes the server's description of its API. No other request is sent, so the server needs no database. */
export const describeApi = (folder) =>
  withSources(async (server) => {
    const { createApp } = await server.ssrLoadModule('/demo/server/app.ts')
    const { readConfig } = await server.ssrLoadModule('/demo/server/core/config/config.ts')
    const app = createApp({ database: { waiting: () => 0 }, config: readConfig({}), log: console })
    const answer = await app.request('/api/openapi.json')
    if (!answer.ok) throw new Error(`the API's description was answered with HTTP ${answer.status}`)
    writeFileSync(join(folder, 'openapi.json'), await answer.text())
  })

/** Writes the files generated from the elements' descriptions: manifest, editor data, typings. */
export const describeElements = (folder) =>
  withSources(async (server) => {
    const manifest = await server.ssrLoadModule('/elements/manifest.ts')
    mkdirSync(folder, { recursive: true })
    const write = (name, text) => writeFileSync(join(folder, name), text)
    write('custom-elements.json', JSON.stringify(manifest.customElementsManifest(), null, 2))
    const editor = await server.ssrLoadModule('/elements/editor-data.ts')
    write('vscode.html-data.json', JSON.stringify(editor.htmlData(), null, 2))
    write('vscode.css-data.json', JSON.stringify(editor.cssData(), null, 2))
    const { webTypes } = await server.ssrLoadModule('/elements/web-types.ts')
    write('web-types.json', JSON.stringify(webTypes(), null, 2))
    const { designTokens } = await server.ssrLoadModule('/elements/design-tokens.ts')
    for (const theme of ['light', 'dark'])
      write(`tokens.${theme}.json`, JSON.stringify(designTokens(theme), null, 2))
    const texts = await server.ssrLoadModule('/elements/message-texts.ts')
    write('messages.json', JSON.stringify(await texts.messageTexts(), null, 2))
    const placeholders = await server.ssrLoadModule('/elements/placeholder-sheet.ts')
    write('tradefront.css', placeholders.placeholderSheet())
    const typings = await server.ssrLoadModule('/elements/typings.ts')
    write('elements.d.ts', typings.elementTypings())
    write('element.d.ts', typings.elementFileTypings())
    write('react.js', typings.reactModule())
    write('react.d.ts', typings.reactTypings())
    write('jsx.d.ts', typings.jsxTypings())
    write('vue.d.ts', typings.vueTypings())
    write('svelte.d.ts', typings.svelteTypings())
  })
