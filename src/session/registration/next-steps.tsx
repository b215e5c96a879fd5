import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useHref, useSay, useScope } from '../../ui/host'
import { Icon, type IconName } from '../../ui/icon'
import { LinkButton } from '../../ui/link-button'
import { openApplications } from './applications.store'
import { useRegisterPlaces } from './register-places'
import { registrationMessages } from './registration.messages'

type NextStepProps = {
  icon: IconName
  title: string
  text: string
  action: string
  link: { href: string }
  first?: boolean
}

const NextStep = ({ icon, title, text, action, link, first = false }: NextStepProps) => (
  <li className="next-step">
    <Icon name={icon} size={24} />
    <span className="next-step-words">
      <b>{title}</b>
      {text}
    </span>
    <LinkButton variant={first ? 'primary' : 'secondary'} {...link}>
      {action}
    </LinkButton>
  </li>
)

/** What a new member may want to do; the membership for retail members only. */
export function NextSteps() {
  const say = useSay(registrationMessages)
  const href = useHref()
  const { link } = useRegisterPlaces()
  const scope = useScope()
  const [{ state }] = useState(() => openApplications(scope))
  const { value } = useStore(state.$state)
  return (
    <ul className="next-steps">
      {value?.userType !== 20 && (
        <NextStep
          first
          icon="building"
          title={say('enterprise')}
          text={say('enterpriseText')}
          action={say(value?.settlement ? 'enterpriseState' : 'enterpriseAction')}
          link={link('settlement')}
        />
      )}
      <NextStep
        icon="cart"
        title={say('shopping')}
        text={say('shoppingText')}
        action={say('shoppingAction')}
        link={{ href: href('allCategories') }}
      />
      <NextStep
        icon="listAdd"
        title={say('quick')}
        text={say('quickText')}
        action={say('quickAction')}
        link={{ href: href('quickOrder') }}
      />
    </ul>
  )
}
