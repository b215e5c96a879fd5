import { saysInEnglish } from '../../core/database/english'
import { block, drawing } from './block'
import type { ThemeGoods } from './theme-goods'
import type { Block } from './theme.table'

type FloorWords = {
  title: string
  /** Category of the floor. */
  category: string
  side: 'left' | 'right'
  drawing: string
  /** Subcategories by name, linked beside the banner. */
  ways: string[]
  tabs: string[]
  columns?: number
}

const panelGoods = 8

// A small catalogue may lack goods for some panels; empty panels are omitted.

async function panels(themeGoods: ThemeGoods, tabs: string[]) {
  const filled = []
  for (const label of tabs) filled.push({ label, data: await themeGoods.best(label, panelGoods) })
  return filled.filter(({ data }) => data.length > 0)
}

/** Builds the common part of floors with and without a ranking. */
async function floorOf(themeGoods: ThemeGoods, words: FloorWords) {
  const { title, category, side, drawing: name, ways, columns } = words
  const count = (await themeGoods.count(category)).toLocaleString('en-US')
  const text = `${count} 种在售`
  await saysInEnglish({ [text]: `${count} products` })
  return {
    title,
    text,
    link: themeGoods.to(category),
    side,
    columns,
    ways: ways.map((label) => ({ label, link: themeGoods.to(label) })),
    picture: drawing(name),
    tabs: await panels(themeGoods, words.tabs),
  }
}

export async function floor(themeGoods: ThemeGoods, words: FloorWords): Promise<Block[]> {
  const props = await floorOf(themeGoods, words)
  return props.tabs.length ? [block('floorGroup', props)] : []
}

type RankingWords = [label: string, category: string]

async function rankingOf(themeGoods: ThemeGoods, [label, category]: RankingWords) {
  return { label, link: themeGoods.to(category), goods_select: await themeGoods.best(category, 6) }
}

/** @param ranked heading and category of the ranking beside the floor */
export async function topFloor(
  themeGoods: ThemeGoods,
  words: FloorWords,
  ranked: RankingWords,
): Promise<Block[]> {
  const props = await floorOf(themeGoods, words)
  const ranking = await rankingOf(themeGoods, ranked)
  return props.tabs.length && ranking.goods_select.length ? [block('topFloor', { ...props, ranking })] : []
}

/** Builds best-seller lists by heading and category. */
export async function hotGoods(themeGoods: ThemeGoods, lists: RankingWords[]): Promise<Block[]> {
  const all: Awaited<ReturnType<typeof rankingOf>>[] = []
  for (const list of lists) all.push(await rankingOf(themeGoods, list))
  const topList = all.filter(({ goods_select: ids }) => ids.length > 0)
  return topList.length ? [block('hotGoods', { topList })] : []
}

export async function goodsGroup(themeGoods: ThemeGoods, category: string, most: number): Promise<Block[]> {
  const data = await themeGoods.best(category, most)
  return data.length ? [block('goodsGroup', { title: category, link: themeGoods.to(category), data })] : []
}
