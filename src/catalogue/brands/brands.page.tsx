import { useStore } from '@nanostores/react'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Card } from '../../ui/card'
import { useHref, useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/page-frame'
import { useSheet } from '../../ui/sheet'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { BrandGoods } from './brand-goods'
import { BrandLetters } from './brand-letters'
import sheet from './brands.css?sheet'
import { brandsMessages } from './brands.messages'
import { brandsOf } from './brands.store'

type BrandsPageProps = {
  /** Shows the goods of this brand; without it all brands, A to Z. */
  brandId?: string | undefined
  /** Parts that are left out, separated by spaces: `breadcrumb`. */
  hide?: string | undefined
}

/** Brands A to Z, or one of them with its goods. */
export default function BrandsPage({ brandId = '', hide = '' }: BrandsPageProps) {
  useSheet(sheet)
  const say = useSay(brandsMessages)
  const href = useHref()
  const brands = brandsOf(useScope())
  const own = useStore(brands.$state).value?.find(({ id }) => id === brandId)
  const trail = [
    { label: say('home'), href: href('home') },
    { label: say('brands'), ...(brandId && { href: href('brands') }) },
    ...(own ? [{ label: own.brandName }] : []),
  ]
  return (
    <div className="brands-room">
      {!hide.split(/\s+/).includes('breadcrumb') && <Breadcrumb items={trail} />}
      <Page
        of={brands}
        what={say('brands')}
        safe={say('cartSafe')}
        skeleton={
          <Card padding="none">
            <SkeletonRows rows={6} />
          </Card>
        }
        empty={
          brandId
            ? {
                when: (list) => !list.some(({ id }) => id === brandId),
                drawing: 'bolt',
                heading: 'h1',
                title: say('gone'),
                text: say('goneText'),
                actions: <LinkButton href={href('brands')}>{say('all')}</LinkButton>,
              }
            : { when: (list) => list.length === 0, drawing: 'list', heading: 'h1', title: say('none') }
        }
      >
        {(list) =>
          own ? (
            <BrandGoods brand={own} />
          ) : (
            <>
              <h1 className="visually-hidden">{say('title')}</h1>
              <BrandLetters brands={list} />
            </>
          )
        }
      </Page>
    </div>
  )
}
