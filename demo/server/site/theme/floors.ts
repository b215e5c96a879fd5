import { block, drawing } from './block'
import type { Shelf } from './shelf'

type FloorWords = {
  title: string
  /** Category that the floor is about. */
  category: string
  side: 'left' | 'right'
  drawing: string
  /** Categories inside, by name: ways in at the banner. */
  ways: string[]
  tabs: string[]
  columns?: number
}

const panelGoods = 8

/** What floors with and without a ranking have in common. */
async function floorOf(
  shelf: Shelf,
  { title, category, side, drawing: name, ways, tabs, columns }: FloorWords,
) {
  const panels = []
  for (const label of tabs) panels.push({ label, data: await shelf.best(label, panelGoods) })
  const count = await shelf.count(category)
  return {
    title,
    text: `${count.toLocaleString('en-US')} 种在售`,
    link: shelf.to(category),
    side,
    columns,
    ways: ways.map((label) => ({ label, link: shelf.to(label) })),
    picture: drawing(name),
    tabs: panels,
  }
}

export const floor = async (shelf: Shelf, words: FloorWords) =>
  block('floorGroup', await floorOf(shelf, words))

/** @param ranked heading and category of the ranking beside it */
export const topFloor = async (shelf: Shelf, words: FloorWords, [label, category]: [string, string]) =>
  block('topFloor', {
    ...(await floorOf(shelf, words)),
    ranking: { label, link: shelf.to(category), goods_select: await shelf.best(category, 6) },
  })

/** Best sellers by heading and category. */
export async function hotGoods(shelf: Shelf, lists: [label: string, category: string][]) {
  const topList = []
  for (const [label, category] of lists)
    topList.push({ label, link: shelf.to(category), goods_select: await shelf.best(category, 6) })
  return block('hotGoods', { topList })
}

export const goodsGroup = async (shelf: Shelf, category: string, most: number) =>
  block('goodsGroup', { title: category, link: shelf.to(category), data: await shelf.best(category, most) })
