import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { pick } from '../../core/messages'
import { routeTable, type Where } from '../../core/routes'
import { useLocale, useScope } from '../../ui/host'
import { layoutOf } from '../layout/layout.store'
import { themeOf } from '../theme/theme.store'

/** The page around the outlet is ours: its ground, its brand colour, its title and the shell's layout follow. */
export function usePageOwner(place: Where | undefined) {
  const scope = useScope()
  const locale = useLocale()
  const theme = themeOf(scope)
  const shell = useStore(theme.page.$state).value?.shell

  useEffect(() => {
    const page = document.documentElement
    const stops = [
      theme.$dark.subscribe((dark) => (page.dataset.theme = dark ? 'dark' : 'light')),
      theme.$brand.subscribe((brand) => brand && page.style.setProperty('--trade-brand', brand)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [theme])

  // The frame of the first page stands before its code is there.
  useEffect(() => {
    const row = place && routeTable()[place.route]
    if (!row) return
    layoutOf(scope).set({ ...place, kind: row.layout ?? 'default', title: row.title })
    const page =
      place.route === 'home' ? [shell?.siteName, shell?.slogan] : [pick(row.title, locale), shell?.siteName]
    document.title = page.filter(Boolean).join(' · ')
  }, [place, scope, locale, shell])
}
