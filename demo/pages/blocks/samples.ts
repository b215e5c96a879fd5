/** Block as a theme page stores it. */
export type Block = { type: string; version: number; props: unknown }

type Answer = { code: number; data: { blocks: Block[] } }

const script = document.querySelector<HTMLScriptElement>('script[data-api]')
const api = script?.dataset.api ?? '/api'

/** Returns the blocks of one page of the demo's default site, from its server. */
async function blocksOf(page: { type: 'home' } | { type: 'custom'; pageKey: string }): Promise<Block[]> {
  const answer = await fetch(`${api}/bbb/home/themePage/info`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...page, brandTerminalId: '1001' }),
  })
  const { data }: Answer = await answer.json()
  return data.blocks
}

/** Returns one block of each kind from the demo's pages. */
export async function samples(): Promise<Block[]> {
  const pages = await Promise.all([
    blocksOf({ type: 'home' }),
    blocksOf({ type: 'custom', pageKey: 'winter' }),
  ])
  return [...new Map(pages.flat().map((block) => [block.type, block])).values()]
}
