import { useStore } from '@nanostores/react'
import { Fragment, type ReactNode } from 'react'
import { pick } from '../../core/messages'
import { isRouteName } from '../../core/hrefs'
import { routeTable } from '../../core/routes'
import { Refused } from '../../session/permission/refused'
import { sessionOf } from '../../session/sign-in/session.store'
import { Breadcrumb } from '../../ui/pages/breadcrumb'
import { useHref, useLocale, useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { SideMenu } from './side-menu'
import { userCenterMessages } from './user-center.messages'
import sheet from './user-center.css?sheet'
import { userTrail } from './user-menu'

type FrameProps = {
  /** The route that is shown in it. */
  route: string
  children: ReactNode
}

/** The way down to a page; parts of it that have parameters of their own are no links. */
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

/** What all pages of the user centre have around them: the way down to them, and the side menu. */
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
        {/* Another buyer's page is another page. */}
        <Fragment key={token}>
          <div className="user-center-main">{children}</div>
        </Fragment>
      </div>
    </div>
  )
}
