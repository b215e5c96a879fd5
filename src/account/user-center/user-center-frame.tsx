import { useStore } from '@nanostores/react'
import { Fragment, type ReactNode } from 'react'
import { pick } from '../../core/language/messages'
import { isRouteName } from '../../core/address/hrefs'
import { routeTable } from '../../core/address/routes'
import { Refused } from '../../session/permission/refused'
import { sessionOf } from '../../session/sign-in/session.store'
import { Breadcrumb } from '../../ui/pages/breadcrumb'
import { keepsFocus } from '../../ui/pages/keep-focus'
import { useHref, useLocale, useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { SideMenu } from './side-menu'
import { userCenterMessages } from './user-center.messages'
import sheet from './user-center.css?sheet'
import { userTrail } from './user-menu'

type FrameProps = {
  /** Current route. */
  route: string
  children: ReactNode
}

/** Breadcrumb of a page. Parents whose path has parameters are not links. */
function Trail({ route }: { route: string }) {
  const say = useSay(userCenterMessages)
  const locale = useLocale()
  const href = useHref()
  const steps = userTrail(route).map((name) => ({
    label: name === 'userHome' ? say('userCenter') : pick(routeTable()[name]?.title ?? ['', ''], locale),
    href: isRouteName(name) && !routeTable()[name]?.path.includes('{') ? href(name) : undefined,
  }))
  return <Breadcrumb items={[{ label: say('home'), href: href('home') }, ...steps]} />
}

/** Frame of all user centre pages: breadcrumb and side menu. */
export default function UserCenterFrame({ route, children }: FrameProps) {
  useSheet(sheet)
  const scope = useScope()
  const session = useStore(sessionOf(scope).$session)
  const token = useStore(scope.token.$token)
  if (session.state !== 'member') return <Refused refusal="logIn" form="page" />
  return (
    <div className="user-center">
      <div className="user-center-trail">
        <Trail route={route} />
      </div>
      <div className="user-center-columns">
        <SideMenu route={route} />
        {/* The key remounts the page for another buyer. */}
        <Fragment key={token}>
          <div className="user-center-main" {...keepsFocus}>
            {children}
          </div>
        </Fragment>
      </div>
    </div>
  )
}
