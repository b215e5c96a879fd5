import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import { invoiceMessages } from './invoices.messages'

type KeptActionsProps = {
  isDefault: boolean
  onDefault: () => void
  onChange: () => void
  onRemove: () => void
}

/** What is done with one of a short list that a company keeps. */
export function KeptActions({ isDefault, onDefault, onChange, onRemove }: KeptActionsProps) {
  const say = useSay(invoiceMessages)
  return (
    <>
      {!isDefault && (
        <Button size="small" variant="text" onClick={onDefault}>
          {say('makeDefault')}
        </Button>
      )}
      <Button size="small" onClick={onChange}>
        {say('change')}
      </Button>
      <Button size="small" onClick={onRemove}>
        {say('remove')}
      </Button>
    </>
  )
}
