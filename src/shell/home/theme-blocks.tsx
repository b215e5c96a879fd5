import { Fragment, useEffect, useMemo } from 'react'
import { tell } from '../../core/host/tell'
import { useHost } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import type { ThemePage } from '../../site/theme/theme.store'
import sheet from './home.css?sheet'
import { readBlock, type ReadBlock } from './read-block'

const complained = new Set<string>()
const why = { type: 'its type is unknown', props: 'its data does not fit' }

/** Reports skipped blocks once, in the console and by event. */
function useComplaints(blocks: readonly ReadBlock[]) {
  const { element } = useHost()
  useEffect(() => {
    for (const [at, block] of blocks.entries()) {
      if (!('skipped' in block)) continue
      const { type, version, reason } = block.skipped
      tell('trade-block-skip', block.skipped, element)
      const line = `tradefront: block ${at + 1} ("${type}", version ${version}) is left out: ${why[reason]}`
      if (!complained.has(line)) console.warn(line)
      complained.add(line)
    }
  }, [blocks, element])
}

/** Renders the blocks of a composed page in order, without the invalid ones. */
export function ThemeBlocks({ of }: { of: ThemePage['blocks'] }) {
  useSheet(sheet)
  const blocks = useMemo(() => of.map(readBlock), [of])
  useComplaints(blocks)
  return (
    <div className="home">
      {blocks.map((block, at) => 'drawn' in block && <Fragment key={at}>{block.drawn}</Fragment>)}
    </div>
  )
}
