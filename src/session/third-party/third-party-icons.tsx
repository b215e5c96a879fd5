import { useState } from 'react'
import { Outline } from '../../ui/icons/icon'
import { leaveFor } from '../../core/go-to'
import { pick } from '../../core/messages'
import { useLocale, useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { safeRedirect } from '../sign-in/redirect'
import { channelNames, thirdChannels, type ThirdChannel } from './third-channel'
import sheet from './third-party.css?sheet'
import { thirdPartyMarks } from './third-party-marks'
import { thirdPartyMessages } from './third-party.messages'
import { thirdPartyOf } from './third-party.store'

/** Where the buyer goes on afterwards: the login page's own way back, else the page that is open. */
function wayBack(): string {
  const { origin, pathname, search, hash, href } = location
  const asked = safeRedirect(new URLSearchParams(search).get('redirect'), href)
  return asked ?? safeRedirect(pathname + search + hash, `${origin}/login`) ?? ''
}

/**
 * Buttons for logging in by WeChat, QQ and Alipay. They lead away and back to the shop's own pages: none are drawn
 * where the shop's server is another site, because this tab could not know the answer again there.
 * @param back path of the shop to go on to, if it is not this page's own
 */
export function ThirdPartyIcons({ back }: { back?: string }) {
  const scope = useScope()
  const say = useSay(thirdPartyMessages)
  const locale = useLocale()
  const [leaving, setLeaving] = useState<ThirdChannel>()
  useSheet(sheet)
  if (new URL(scope.settings.api).origin !== location.origin) return null

  async function leave(channel: ThirdChannel) {
    if (leaving) return
    setLeaving(channel)
    try {
      const given = await thirdPartyOf(scope).begin(channel, back ?? wayBack())
      if (given && leaveFor(given)) return
      scope.toasts.full('warning', say('notKept'), say('notKeptText'))
    } catch {
      // Said by the client.
    }
    setLeaving(undefined)
  }

  return (
    <div className="third-party-icons" role="group" aria-label={say('others')}>
      <span className="third-party-icons-title">{say('others')}</span>
      {channelNames.map((channel) => {
        const name = pick(thirdChannels[channel], locale)
        return (
          <button
            key={channel}
            type="button"
            className="third-party-icon"
            aria-label={say('logInWith', { name })}
            aria-busy={leaving === channel || undefined}
            onClick={() => void leave(channel)}
          >
            <Outline path={thirdPartyMarks[channel]} size={24} />
            {name}
          </button>
        )
      })}
    </div>
  )
}
