import { css, html, nothing } from 'lit'
import type { Host } from '../../core/host'
import { SmallPart } from '../../ui/small'
import { sessionOf } from '../sign-in/session.store'
import { userType } from '../user-type'

type Audience = 'member' | 'visitor' | 'retail' | 'enterprise'

/** Shows its content to some kinds of users. */
export class IfPart extends SmallPart {
  static override styles = css`
    :host {
      display: contents;
    }
  `

  declare session: Audience

  protected override draw(host: Host) {
    const session = this.use(sessionOf(host.scope).$session)
    const type = session.state === 'member' ? (session.user?.userType ?? session.userType) : undefined
    const shown: Record<Audience, boolean> = {
      visitor: session.state === 'visitor',
      member: session.state === 'member',
      retail: type === userType.code.retail,
      enterprise: type === userType.code.enterprise,
    }
    return shown[this.session] ? html`<slot></slot>` : nothing
  }
}
