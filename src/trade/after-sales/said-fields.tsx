import type { ReactNode } from 'react'
import { choicesOfSite } from '../../core/form/form-field'
import { Pictures } from '../../site/files/pictures'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import { afterSalesForm } from './after-sales-form'
import { afterSalesReason } from './after-sales-reason'

type SaidFieldsProps = {
  of: Filling<typeof afterSalesForm.fields>
  /** Codes of the allowed reasons. */
  reasons: readonly number[]
  /** Content between the return method and the description. */
  children?: ReactNode
}

/** Fields for reason, return method, description and pictures. */
export const SaidFields = ({ of, reasons, children }: SaidFieldsProps) => (
  <>
    <FormField of={of} name="reason" width={320} choices={choicesOfSite(afterSalesReason, reasons)} />
    <FormField of={of} name="returnMethod" />
    {children}
    <FormField of={of} name="description" rows={5} />
    <FormField of={of} name="files">
      {(drawn) => <Pictures drawn={drawn} />}
    </FormField>
  </>
)
