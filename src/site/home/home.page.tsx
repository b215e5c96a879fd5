import { useStore } from '@nanostores/react'
import { Fragment, useMemo } from 'react'
import { siteOf } from '../brand-site/brand-site.store'
import { themeOf, type ThemePage } from '../theme/theme.store'
import { CurrencyContext } from '../../ui/currency'
import { useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/page-frame'
import { useSheet } from '../../ui/sheet'
import { readBlock } from './read-block'
import { HomeSkeleton } from './home-skeleton'
import { homeMessages } from './home.messages'
import sheet from './home.css?sheet'

/** The blocks of a theme page in the server's order; what cannot be read is left out. */
function Blocks({ of }: { of: ThemePage['blocks'] }) {
  const blocks = useMemo(() => of.map(readBlock), [of])
  return (
    <div className="home">{blocks.map((block, at) => block && <Fragment key={at}>{block}</Fragment>)}</div>
  )
}

/** The home page, as the brand site composed it. */
export default function HomePage() {
  useSheet(sheet)
  const scope = useScope()
  const say = useSay(homeMessages)
  const currency = useStore(siteOf(scope).$currency)
  return (
    <CurrencyContext value={currency}>
      <h1 className="visually-hidden">{say('page')}</h1>
      <Page of={themeOf(scope).page} what={say('page')} skeleton={<HomeSkeleton />}>
        {({ blocks }) => <Blocks of={blocks} />}
      </Page>
    </CurrencyContext>
  )
}
