import { describe, expect, test } from 'vitest'
import { demoSites, ownSite } from '../../demo/server/core/config/site'
import { welcome } from '../../demo/server/welcome'

async function linesOf(more: Partial<Parameters<typeof welcome>[0]>) {
  const lines: string[] = []
  const plain = { port: 4173, demo: false, database: { dataDir: 'data' }, sites: ownSite, https: false }
  await welcome({ ...plain, ...more }, undefined, (line) => lines.push(line.trim()))
  return lines
}
const sites = { ...ownSite, hosts: new Map(ownSite.hosts).set('shop.example.com', '1001') }

describe('the addresses printed at startup', () => {
  test('use the host name of this machine if it is reachable by it', async () => {
    expect((await linesOf({}))[0]).toBe('The shop:       http://localhost:4173')
    expect((await linesOf({ sites }))[0]).toBe('The shop:       http://localhost:4173')
    expect((await linesOf({ demo: true, sites: demoSites, https: true }))[0]).toBe(
      'The shop:       http://localhost:4173',
    )
  })

  test('show the public host name behind a TLS proxy, beside the local port', async () => {
    const lines = await linesOf({ sites, https: true })
    expect(lines.slice(0, 2)).toEqual([
      'The shop:       https://shop.example.com',
      'Listening:      port 4173',
    ])
    expect(lines).toContain('Platform:       https://shop.example.com/operator')
  })

  test('include the page’s tags with the server’s address and site', async () => {
    expect((await linesOf({ demo: true, sites: demoSites })).join('\n')).toContain(
      '<link rel="stylesheet" href="http://localhost:4173/kit/tradefront.css">\n  <script type="module" src="http://localhost:4173/kit/tradefront.js" data-api="http://localhost:4173/api" data-site="localhost"></script>',
    )
    expect((await linesOf({ sites, https: true })).join('\n')).toContain(
      'src="https://shop.example.com/kit/tradefront.js" data-api="https://shop.example.com/api" data-site="shop.example.com"',
    )
  })
})
