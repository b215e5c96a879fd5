import { useStore } from '@nanostores/react'
import { useState } from 'react'
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
  const theme = themeOf(scope)
  useState(theme.withBlocks)
  const { value } = useStore(theme.page.$state)
  return (
    <>
      <h1 className="visually-hidden">{say('page')}</h1>
      <Page
        of={theme.page}
        what={say('page')}
        skeleton={<HomeSkeleton />}
        ready={value?.blocks !== undefined}
      >
        {({ blocks = [] }) => <ThemeBlocks of={blocks} />}
      </Page>
    </>
  )
}
