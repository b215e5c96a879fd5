import type { Host } from '../../core/host/host'
import { make } from '../../ui/make'
import { SmallPart } from '../../ui/small'
import type { SessionState } from '../sign-in/session-state'
import { sessionOf } from '../sign-in/session.store'
import { userType } from '../user-type'
import sheet from './if.css?sheet'
import { userKinds, type UserKind } from './user-kind'

/** The member's data arrive after the token; the user type may be known earlier. */
function isKind(session: SessionState, kind: UserKind): boolean {
  if (session.state === 'visitor') return userKinds[kind](undefined)
  if (session.user) return userKinds[kind](session.user)
  if (kind === 'retail' || kind === 'enterprise') return session.userType === userType.code[kind]
  return kind === 'member'
}

const sheets = [sheet]

/** Shows its content to some kinds of users. */
export class IfPart extends SmallPart {
  protected override readonly sheets = sheets

  declare session: UserKind
  #content = make('slot')

  protected override draw(host: Host) {
    const session = this.use(sessionOf(host.scope).$session)
    const shows = isKind(session, this.session)
    this.inState('denied', !shows)
    return shows ? this.#content : undefined
  }
}
