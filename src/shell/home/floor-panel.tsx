import { useState, type CSSProperties } from 'react'
import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { Tabs } from '../../ui/tabs'
import { ThemeLink } from '../../site/links/theme-link'
import { GoodsFailed, useBlockGoods } from './block-goods'
import type { BlockProps } from './blocks'
import { FloorGoods, FloorGoodsSkeleton } from './floor-goods'
import { mostOfPanel } from './goods-blocks'
import { homeMessages } from './home.messages'

type FloorPanelProps = Pick<BlockProps<'floorGroup'>, 'title' | 'link' | 'columns' | 'tabs'>

/** Tabs of a floor. All goods load at once; only those of the current tab are rendered. */
export function FloorPanel({ title, link, columns, tabs }: FloorPanelProps) {
  const say = useSay(homeMessages)
  const [current, show] = useState('0')
  const panels = tabs.map(({ data }) => data.slice(0, mostOfPanel))
  const { found, waiting, failed, retry } = useBlockGoods(panels.flat())
  const ids = panels[Number(current)] ?? []
  const goods = ids.flatMap((id) => found.get(id) ?? [])
  const grid: CSSProperties = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
  return (
    <div className="home-floor-panel">
      <Tabs
        items={tabs.map(({ label }, at) => ({ key: String(at), label }))}
        current={current}
        onChange={show}
        label={title}
      >
        {failed && <GoodsFailed retry={retry} />}
        {!waiting && !failed && goods.length === 0 && (
          <p className="home-block-failed row gap-12 center text-dense ink-2">{say('noGoods')}</p>
        )}
        <ul className="home-floor-grid" style={grid} aria-busy={waiting}>
          {waiting && ids.map((id) => <FloorGoodsSkeleton key={id} />)}
          {!waiting && goods.map((each) => <FloorGoods key={each.id} goods={each} />)}
        </ul>
      </Tabs>
      {link !== undefined && (
        <ThemeLink
          className="home-more home-floor-more inline-row gap-2 rigid text-meta ink-2 brand-hover"
          url={link}
        >
          {say('toFloor')}
          <Icon name="chevronRight" size={12} />
        </ThemeLink>
      )}
    </div>
  )
}
