import { themeOf } from '../../site/theme/theme.store'
import { useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { HomeSkeleton } from './home-skeleton'
import { homeMessages } from './home.messages'
import sheet from './home.css?sheet'
import { ThemeBlocks } from './theme-blocks'

/** The home page composed by the brand site. */
export default function HomePage() {
  useSheet(sheet)
  const scope = useScope()
  const say = useSay(homeMessages)
  return (
    <>
      <h1 className="visually-hidden">{say('page')}</h1>
      <Page of={themeOf(scope).page} what={say('page')} skeleton={<HomeSkeleton />}>
        {({ blocks }) => <ThemeBlocks of={blocks} />}
      </Page>
    </>
  )
}
