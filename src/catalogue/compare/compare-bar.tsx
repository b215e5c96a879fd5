import { useStore } from '@nanostores/react'
import { useState, type ComponentType } from 'react'
import { Button } from '../../ui/button'
import { useHref, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { Picture } from '../../ui/picture'
import { useSheet } from '../../ui/sheet'
import { pictureAddress } from '../../core/address/picture-address'
import { compareMessages } from './compare.messages'
import { compareOf, mostCompared } from './compare.store'
import sheet from './compare.css?sheet'

const least = 2

/** Bar at the bottom of the window with the goods chosen for comparison. */
export default function CompareBar() {
  useSheet(sheet)
  const say = useSay(compareMessages)
  const scope = useScope()
  const href = useHref()
  const compare = compareOf(scope)
  const chosen = useStore(compare.$chosen)
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()

  // Loaded on demand because most buyers never compare.
  async function open() {
    try {
      const { CompareDialog } = await import('./compare-dialog')
      setDialog(() => CompareDialog)
    } catch {
      scope.toasts.brief('warning', say('failed'))
    }
  }

  const missing = least - chosen.length
  return (
    <>
      <section className="compare-bar row gap-16 text-dense" aria-label={say('bar')}>
        <ul className="compare-places grow shrink">
          {chosen.map(({ id, name, picture }) => (
            <li key={id} className="compare-place row gap-8 shrink">
              <Picture src={pictureAddress(scope, picture)} alt="" size={40} />
              <a
                className="compare-name grow shrink clamp-2 anywhere brand-hover"
                href={href('goods', { goodsId: id })}
                title={name}
              >
                {name}
              </a>
              <button
                type="button"
                className="compare-remove stack middle rigid ink-3"
                aria-label={say('removeOf', { name })}
                title={say('removeOf', { name })}
                onClick={() => compare.remove(id)}
              >
                <Icon name="close" size={12} />
              </button>
            </li>
          ))}
          {missing > 0 && (
            <li className="compare-place compare-empty row gap-8 shrink">{say('slot', { n: missing })}</li>
          )}
        </ul>
        <button type="button" className="link" onClick={compare.clear}>
          {say('clear')}
        </button>
        <Button variant="primary" icon="scale" disabled={missing > 0} onClick={() => void open()}>
          {say('start', { n: chosen.length, most: mostCompared })}
        </Button>
      </section>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}
