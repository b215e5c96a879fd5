import { useStore } from '@nanostores/react'
import { pictureAddress } from '../../core/address/picture-address'
import { themeOf, type ThemePage } from '../../site/theme/theme.store'
import { useHref, useSay, useScope } from '../../ui/host'
import { PlainPicture } from '../../ui/plain-picture'
import { Skeleton } from '../../ui/pages/skeleton'
import { menuMessages } from './menu.messages'

/** Logo mark: a nut seen from above, with an H. */
export const Mark = () => (
  <svg className="menu-logo-mark" width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
    <path className="menu-logo-nut" d="M20 2.7l15 8.65v17.3L20 37.3 5 28.65v-17.3z" />
    <path className="menu-logo-letter" d="M13.5 12v16M26.5 12v16M13.5 20h13" />
  </svg>
)

/** Link home with the brand site's logo, or the mark with name and slogan. */
export function Logo({ shell }: { shell: ThemePage['shell'] | undefined }) {
  const scope = useScope()
  const href = useHref()
  const say = useSay(menuMessages)
  const { status } = useStore(themeOf(scope).page.$state)
  if (!shell && status !== 'failed') {
    return (
      <span className="menu-logo">
        <Skeleton width={40} height={40} />
        <Skeleton width={96} height={20} />
      </span>
    )
  }
  const { siteName = '', slogan = '', logo } = shell ?? {}
  const address = pictureAddress(scope, logo)
  const words = (
    <>
      <Mark />
      <span className="shrink ink">
        <b className="menu-logo-name block truncate">{siteName}</b>
        <span className="menu-logo-slogan block truncate">{slogan}</span>
      </span>
    </>
  )
  return (
    <a className="menu-logo" href={href('home')}>
      {address ? (
        <PlainPicture className="menu-logo-picture" src={address} alt={siteName} otherwise={words} />
      ) : (
        words
      )}
      <span className="visually-hidden">{say('home')}</span>
    </a>
  )
}
