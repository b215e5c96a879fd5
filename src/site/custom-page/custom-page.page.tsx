import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { siteOf } from '../brand-site/brand-site.store'
import { ThemeBlocks } from '../home/theme-blocks'
import { usePageName } from '../layout/page-name'
import { NotFound } from '../not-found/not-found'
import type { ThemePage } from '../theme/theme.store'
import { CurrencyContext } from '../../ui/currency'
import { useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/page-frame'
import { useSheet } from '../../ui/sheet'
import sheet from './custom-page.css?sheet'
import { customPageMessages } from './custom-page.messages'
import { openCustomPage } from './custom-page.store'

function Composed({ title = '', blocks }: ThemePage) {
  const say = useSay(customPageMessages)
  usePageName(title)
  return (
    <div className="custom-page">
      {title && <h1 className="custom-page-title">{title}</h1>}
      {blocks.length ? <ThemeBlocks of={blocks} /> : <p className="custom-page-empty">{say('empty')}</p>}
    </div>
  )
}

function CustomPage({ pageId }: { pageId: string }) {
  const scope = useScope()
  const say = useSay(customPageMessages)
  const [page] = useState(() => openCustomPage(scope, pageId))
  return (
    <Page of={page} what={say('page')}>
      {(found) => (found ? <Composed {...found} /> : <NotFound />)}
    </Page>
  )
}

/** A page of blocks that the brand site composed; another id is another page. */
export default function CustomPagePage({ pageId = '' }: { pageId?: string | undefined }) {
  useSheet(sheet)
  const currency = useStore(siteOf(useScope()).$currency)
  return (
    <CurrencyContext value={currency}>
      {pageId ? <CustomPage key={pageId} pageId={pageId} /> : <NotFound />}
    </CurrencyContext>
  )
}
