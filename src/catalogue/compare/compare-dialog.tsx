import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/forms/checkbox'
import { elementIs } from '../../ui/element-state'
import { useSay, useScope } from '../../ui/host'
import { Modal } from '../../ui/overlays/modal'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import { openComparison } from './compare-dialog.store'
import { compareMessages } from './compare.messages'
import { ComparisonTable } from './comparison-table'

/** Dialog with the chosen goods side by side. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const say = useSay(compareMessages)
  const scope = useScope()
  const [comparison] = useState(() => openComparison(scope))
  const [different, setDifferent] = useState(false)
  const state = useStore(comparison.$state)
  return (
    <Modal
      title={say('title')}
      width={1120}
      onClose={onClose}
      hint={
        <Checkbox checked={different} onChange={(event) => setDifferent(event.target.checked)}>
          {say('onlyDifferences')}
        </Checkbox>
      }
    >
      {state.value ? (
        <ComparisonTable compared={state.value} different={different} />
      ) : state.status === 'failed' ? (
        <p className="compare-failed row gap-12" role="alert" ref={elementIs('failed')}>
          {say('failed')}
          <Button size="small" onClick={() => void comparison.reload()}>
            {say('retry')}
          </Button>
        </p>
      ) : (
        <div aria-busy="true" aria-label={say('loading')} role="status">
          <SkeletonRows rows={6} />
        </div>
      )}
    </Modal>
  )
}
