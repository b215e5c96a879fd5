import { useState } from 'react'
import { resource } from '../../core/resource'
import { Permitted } from '../../session/permission/permitted'
import registrationSheet from '../../session/registration/registration.css?sheet'
import { Supplier } from '../../session/registration/supplier'
import { FileList } from '../../site/files/file-list'
import { Card } from '../../ui/card'
import { useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/page-frame'
import { useSheet } from '../../ui/sheet'
import { companyMessages } from './company.messages'
import { supplierDetail, type SupplierDetail } from './supplier.contract'

/** The company as a supplier: what it said of itself, what became of it, and the form where it may be handed in. */
export default function SupplierPage() {
  useSheet(registrationSheet)
  const say = useSay(companyMessages)
  const scope = useScope()
  const [detail] = useState(() =>
    resource(
      (signal) => scope.call(supplierDetail, {}, { signal, quiet: true }),
      [scope.token.$token, scope.$locale],
    ),
  )
  return (
    <Page of={detail} title={say('supplier')}>
      {({ supplier }) => (
        <div className="register-steps">
          <Card>
            <Permitted action="becomeSupplier">
              <Supplier />
            </Permitted>
          </Card>
          {supplier && <SupplierFacts of={supplier} />}
        </div>
      )}
    </Page>
  )
}

function SupplierFacts({ of }: { of: NonNullable<SupplierDetail['supplier']> }) {
  const say = useSay(companyMessages)
  const facts: [string, string][] = [
    [say('company'), of.company],
    [say('creditCode'), of.creditCode],
    [say('categories'), of.categories.join('、')],
    [say('bankAccount'), say('bankAccountOf', { bank: of.bank, digits: of.bankCard })],
    [say('contact'), `${of.contact} ${of.phone}`],
  ]
  return (
    <Card title={say('supplierData')}>
      <dl className="application-facts">
        {facts.flatMap(([name, value]) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={name}>{value}</dd>,
        ])}
        <dt>{say('licences')}</dt>
        <dd>
          <FileList files={of.licenses} />
        </dd>
      </dl>
    </Card>
  )
}
