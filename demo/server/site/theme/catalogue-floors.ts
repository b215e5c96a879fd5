import type { Category } from '../../../../src/catalogue/categories/categories.contract'
import { mostOfPanel } from '../../../../src/shell/home/goods-blocks'
import { categoryTreeNow } from '../../catalogue/categories/category-tree'
import { cachedUntilChanged } from '../../catalogue/goods/cached-until-changed'
import { everybody, visibilityKey } from '../../catalogue/goods/visible-goods'
import { categoryAddress } from '../brand-site/category-links'
import { bestSellers } from './best-sellers'
import { block } from './block'
import type { Block } from './theme.table'

/** Placeholder block known only to the server. It is replaced by floors generated from the catalogue. */
export const catalogueFloors: Block = { type: 'catalogueFloors', version: 1, props: {} }

const mostFloors = 4
const mostTabs = 4
const mostWays = 6

const sites = 100
const cachedFloors = cachedUntilChanged<Block[]>(sites)

async function tabOf(site: string, { id, cateName }: Category) {
  const data = await bestSellers(site, id, mostOfPanel)
  return data.length ? [{ label: cateName, data }] : []
}

async function tabsOf(site: string, department: Category) {
  const tabs = []
  for (const group of department.childrenList) {
    tabs.push(...(await tabOf(site, group)))
    if (tabs.length === mostTabs) break
  }
  return tabs.length ? tabs : tabOf(site, department)
}

async function floorsOf(site: string): Promise<Block[]> {
  const departments = (await categoryTreeNow(site)).filter(({ goodsCount }) => goodsCount)
  const floors = []
  for (const [at, department] of departments.slice(0, mostFloors).entries()) {
    const { id, cateName, childrenList } = department
    const ways = childrenList.slice(0, mostWays)
    floors.push(
      block('floorGroup', {
        title: cateName,
        link: categoryAddress(id),
        side: at % 2 ? 'right' : 'left',
        ways: ways.map((way) => ({ label: way.cateName, link: categoryAddress(way.id) })),
        tabs: await tabsOf(site, department),
      }),
    )
  }
  return floors
}

/**
 * Replaces the placeholder in a site's page with floors: the first departments with goods for sale, and their best sellers.
 */
export async function withCatalogueFloors(site: string, blocks: Block[]): Promise<Block[]> {
  const { type } = catalogueFloors
  if (!blocks.some((each) => each.type === type)) return blocks
  const floors = await cachedFloors(await visibilityKey(everybody(site)), site, () => floorsOf(site))
  return blocks.flatMap((each) => (each.type === type ? floors : each))
}
