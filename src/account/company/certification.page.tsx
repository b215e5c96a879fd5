import { Permitted } from '../../session/permission/permitted'
import { ApplicationState, isOpen } from '../../session/registration/application-state'
import { Card } from '../../ui/card'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { Steps } from '../../ui/pages/steps'
import { CertificationForm } from './certification-form'
import { openCertification } from './certification.store'
import { companyMessages } from './company.messages'
import sheet from './company.css?sheet'
import { reviewState } from '../../words/review-state'

/** Page of the company's certification: the form, or the state of the application. */
export default function CertificationPage() {
  useSheet(sheet)
  const say = useSay(companyMessages)
  const scope = useScope()
  const store = useOpened(() => openCertification(scope))
  const steps = [say('papers'), say('review'), say('certified')]
  return (
    <Page of={store.state} title={say('certification')} what={say('certification')}>
      {({ certState, application }) => {
        const there = certState === reviewState.code.approved
        const open = isOpen(application) && !there
        return (
          <Card>
            <div className="company-certification">
              <p className="ink-2">{say('about')}</p>
              <Steps items={steps} current={there ? steps.length : open ? 0 : 1} layout="track" />
              {application && <ApplicationState of={application} />}
              {there && !application && <p className="ink-2">{say('certifiedText')}</p>}
              {open && (
                <Permitted action="certify">
                  <CertificationForm of={store} />
                </Permitted>
              )}
            </div>
          </Card>
        )
      }}
    </Page>
  )
}
