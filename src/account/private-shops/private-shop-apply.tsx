import { Papers } from '../../session/registration/papers'
import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useContact } from '../../session/sign-in/use-contact'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { privateShopFields } from './private-shop-fields'
import type { PrivateShop } from './private-shops.contract'
import { privateShopMessages } from './private-shops.messages'
import type { PrivateShops } from './private-shops.store'

type PrivateShopApplyProps = { shop: PrivateShop; shops: PrivateShops; onClose: () => void }

/** Dialog to apply for access to a private shop, with documents. */
export function PrivateShopApply({ shop: { id, name }, shops, onClose }: PrivateShopApplyProps) {
  const say = useSay(privateShopMessages)
  const { toasts } = useScope()
  const { phone } = useContact()
  const filling = useFilling(privateShopFields, {
    start: { phone },
    async send(body) {
      await shops.apply(id, body)
      toasts.brief('success', say('applied'))
      onClose()
    },
  })
  return (
    <Dialog
      title={say('applyTitle', { name })}
      width={600}
      form={filling}
      action={say('submit')}
      onClose={onClose}
    >
      <Form of={filling}>
        <FormField of={filling} name="company" />
        <FormField of={filling} name="contact" />
        <FormField of={filling} name="phone" />
        <FormField of={filling} name="purpose" />
        <Papers of={filling} name="files" />
      </Form>
    </Dialog>
  )
}
