import { callsPage } from './calls-page'
import { elementPages, exampleFrames } from './element-page'
import { guidePages } from './guide-page'
import { llms, llmsFull } from './llms'
import { framed } from './page-frame'
import { searchIndex } from './search-index'
import { startPage } from './start-page'
import { pageTokens } from './tokens'
import { tokensPage } from './tokens-page'

const looks = import.meta.glob<string>('./looks/*.css', { query: '?raw', import: 'default', eager: true })

/** Returns every page of the documentation. */
export const pages = () => [startPage(), ...guidePages(), tokensPage(), callsPage(), ...elementPages()]

/** Returns every text file of the documentation site by path. */
export const siteFiles = (): Record<string, string> => ({
  ...Object.fromEntries(pages().map((page) => [page.path, framed(page)])),
  ...Object.fromEntries(exampleFrames()),
  'search.json': JSON.stringify(searchIndex(pages())),
  'docs.css': [pageTokens, ...Object.values(looks)].join('\n'),
  'frame.css': 'body {\n  margin: 0;\n}\n',
  'llms.txt': llms(),
  'llms-full.txt': llmsFull(),
})
