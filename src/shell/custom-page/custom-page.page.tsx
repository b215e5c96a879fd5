import { useMemo } from 'react'
import { ThemeBlocks } from '../home/theme-blocks'
import { usePageName } from '../../site/layout/page-name'
import { NotFound } from '../../site/not-found/not-found'
import { rawBlock } from '../../site/theme/theme.contract'
import type { ThemePage } from '../../site/theme/theme.store'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import sheet from './custom-page.css?sheet'
import { customPageMessages } from './custom-page.messages'
import { openCustomPage } from './custom-page.store'

function Composed({ title = '', blocks }: ThemePage) {
  const say = useSay(customPageMessages)
  usePageName(title)
  return (
    <div className="custom-page">
      {title && <h1 className="below-16 text-h1 bold">{title}</h1>}
      {blocks.length ? (
        <ThemeBlocks of={blocks} />
      ) : (
        <p className="custom-page-empty ink-3 text-center">{say('empty')}</p>
      )}
    </div>
  )
}

function CustomPage({ pageId }: { pageId: string }) {
  const scope = useScope()
  const say = useSay(customPageMessages)
  const page = useOpened(() => openCustomPage(scope, pageId))
  return (
    <Page of={page} what={say('page')} missing={<NotFound />}>
      {(found) => <Composed {...found} />}
    </Page>
  )
}

/** Renders blocks that the host page supplies. */
function Given({ blocks }: { blocks: readonly unknown[] }) {
  const read = useMemo(() => blocks.map((given) => rawBlock.parse(given)), [blocks])
  return <ThemeBlocks of={read} />
}

type CustomPageProps = {
  pageId?: string | undefined
  /** Blocks instead of a page of the site. */
  blocks?: readonly unknown[] | undefined
}

/** A page of blocks composed by the brand site. */
export default function CustomPagePage({ pageId = '', blocks }: CustomPageProps) {
  useSheet(sheet)
  return (
    <>
      {Array.isArray(blocks) && <Given blocks={blocks} />}
      {!blocks && (pageId ? <CustomPage key={pageId} pageId={pageId} /> : <NotFound />)}
    </>
  )
}
