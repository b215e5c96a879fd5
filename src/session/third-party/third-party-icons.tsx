import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Outline } from '../../ui/icons/icon'
import { leaveFor } from '../../core/address/go-to'
import { pick } from '../../core/language/messages'
import { useLocale, useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { safeRedirect } from '../sign-in/redirect'
import { channelNames, thirdChannels, type ThirdChannel } from './third-channel'
import sheet from './third-party.css?sheet'
import { thirdPartyMarks } from './third-party-marks'
import { thirdPartyMessages } from './third-party.messages'
import { comesBack, thirdPartyOf } from './third-party.store'

/** Returns the path to continue at: the login page's redirect, or the current page. */
function wayBack(): string {
  const { origin, pathname, search, hash, href } = location
  const asked = safeRedirect(new URLSearchParams(search).get('redirect'), href)
  return asked ?? safeRedirect(pathname + search + hash, `${origin}/login`) ?? ''
}

/**
 * Buttons for the third-party logins that the shop offers. They return to the shop's own pages, so none are shown if the API is on another
 * origin, where this tab could not recognise the answer.
 * @param back path to continue at. Default: this page
 */
export function ThirdPartyIcons({ back }: { back?: string }) {
  const scope = useScope()
  const say = useSay(thirdPartyMessages)
  const locale = useLocale()
  const [leaving, setLeaving] = useState<ThirdChannel>()
  const offered = useStore(thirdPartyOf(scope).offered.$state)
  useSheet(sheet)
  const known = offered.value ?? channelNames
  const channels = channelNames.filter((channel) => known.includes(channel))
  if (channels.length === 0 || !comesBack(scope)) return null

  async function leave(channel: ThirdChannel) {
    if (leaving) return
    setLeaving(channel)
    try {
      const given = await thirdPartyOf(scope).begin(channel, back ?? wayBack())
      if (given && leaveFor(given)) return
      scope.toasts.full('warning', say('notKept'), say('notKeptText'))
    } catch {
      // The client shows the error.
    }
    setLeaving(undefined)
  }

  return (
    // Reserves the space until the offered logins are known.
    <div
      className="third-party-icons row wrap gap-12 stretch"
      role="group"
      aria-label={say('others')}
      aria-busy={(offered.status === 'loading' && !offered.value) || undefined}
    >
      <span className="third-party-icons-title row gap-12 text-meta ink-3">{say('others')}</span>
      {channels.map((channel) => {
        const name = pick(thirdChannels[channel], locale)
        return (
          <button
            key={channel}
            type="button"
            className="third-party-icon stack gap-4 center text-meta ink-2"
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
