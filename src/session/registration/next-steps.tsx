import { useStore } from '@nanostores/react'
import { useHref, useOpened, useSay, useScope } from '../../ui/host'
import { Icon, type IconName } from '../../ui/icons/icon'
import { LinkButton } from '../../ui/link-button'
import { ApplicationLine } from './application-state'
import { openApplications } from './applications.store'
import { useRegisterSteps } from './register-steps'
import type { Application } from './registration.contract'
import { registrationMessages } from './registration.messages'

type NextStepProps = {
  icon: IconName
  title: string
  text: string
  action: string
  link: { href: string }
  first?: boolean
  /** Latest application. */
  application?: Application
}

const NextStep = ({ icon, title, text, action, link, first = false, application }: NextStepProps) => (
  <li className="registration-next-step row gap-16 ruled">
    <Icon name={icon} size={24} />
    <span className="stack grow text-dense ink-2">
      <b className="text-body ink">{title}</b>
      {text}
      {application && <ApplicationLine of={application} />}
    </span>
    <LinkButton variant={first ? 'primary' : 'secondary'} {...link}>
      {action}
    </LinkButton>
  </li>
)

/** Next steps of a new member with the state of each. The membership is for retail members only. */
export function NextSteps() {
  const say = useSay(registrationMessages)
  const href = useHref()
  const { link } = useRegisterSteps()
  const scope = useScope()
  const { state } = useOpened(() => openApplications(scope))
  const { value } = useStore(state.$state)
  return (
    <ul className="registration-next-steps">
      {value?.userType !== 20 && (
        <NextStep
          first
          icon="building"
          title={say('enterprise')}
          text={say('enterpriseText')}
          action={say(value?.settlement ? 'enterpriseState' : 'enterpriseAction')}
          link={link('settlement')}
          application={value?.settlement}
        />
      )}
      {value?.supplier && (
        <NextStep
          icon="building"
          title={say('supplierTitle')}
          text={say('supplierText')}
          action={say('enterpriseState')}
          link={link('supplier')}
          application={value.supplier}
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
