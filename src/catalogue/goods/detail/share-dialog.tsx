import { useSay } from '../../../ui/host'
import { Input } from '../../../ui/forms/input'
import { Modal } from '../../../ui/overlays/modal'
import { goodsDetailMessages } from './goods-detail.messages'

type ShareDialogProps = { address: string; onClose: () => void }

/** Dialog with an address to copy manually. */
export default function ShareDialog({ address, onClose }: ShareDialogProps) {
  const say = useSay(goodsDetailMessages)
  return (
    <Modal title={say('shareTitle')} width={480} onClose={onClose}>
      <Input
        readOnly
        aria-label={say('shareHint')}
        value={address}
        onFocus={(event) => event.target.select()}
      />
    </Modal>
  )
}
