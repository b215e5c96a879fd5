import * as z from 'zod/mini'
import { blockShapes, type BlockType } from '../../../../src/site/home/blocks'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import type { Seed } from '../../core/seed'
import { categoryLinks } from '../brand-site/category-links'
import { bestSellers } from './best-sellers'
import { homeWords, type HomeWords } from './home-words'
import { themePages, type Block } from './theme.table'

type Links = Awaited<ReturnType<typeof categoryLinks>>

/** A block of the first version; one that the home page could not draw is not even stored. */
function block<Type extends BlockType>(type: Type, props: z.input<(typeof blockShapes)[Type]>): Block {
  blockShapes[type].parse(props)
  return { type, version: 1, props }
}

async function homeBlocks(words: HomeWords, links: Links): Promise<Block[]> {
  const place = (name: string) => (name.startsWith('/') ? name : links.to(name))
  const slides = words.slides.map(({ goodsOf, ...slide }) => ({
    ...slide,
    url: place(goodsOf ?? '/goods/list/all'),
  }))
  const shortcuts = words.shortcuts.map(([icon, label, hint, to]) => ({ icon, label, hint, url: place(to) }))
  const blocks = [block('slides', { slides, shortcuts })]

  const items = words.quick.map(([icon, title, text, to]) => ({ icon, title, text, url: place(to) }))
  if (items.length) blocks.push(block('quickNavigation', { items }))

  const lists = []
  for (const [label, name] of words.rankings)
    lists.push({ label, url: links.to(name), goodsIds: await bestSellers(links.id(name), 3) })
  if (lists.length) {
    blocks.push(block('title', { text: '热销榜单', more: { label: '全部商品', url: '/goods/list/all' } }))
    blocks.push(block('ranking', { lists }))
    blocks.push(block('separator', { margin: 32, line: 'dashed' }))
  }

  for (const [title, name] of words.groups) {
    const goodsIds = await bestSellers(links.id(name), 10)
    blocks.push(block('goodsGroup', { title, url: links.to(name), goodsIds }))
  }
  return blocks
}

export const seed: Seed = {
  room: 'site/theme',
  after: ['site/brand-site', 'catalogue/goods'],
  async run() {
    const links = await categoryLinks()
    for (const [siteId, words] of Object.entries(homeWords)) {
      const blocks = await homeBlocks(words, links)
      const page = { siteId, type: 'home', pageKey: 'home', publishedAt: clock.now() } as const
      await db()
        .insert(themePages)
        .values({ ...page, blocks })
    }
  },
}
