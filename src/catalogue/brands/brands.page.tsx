import { useStore } from '@nanostores/react'
import { hiddenParts } from '../../core/host/hidden-parts'
import { NotFound } from '../../site/not-found/not-found'
import { Breadcrumb } from '../../ui/pages/breadcrumb'
import { Card } from '../../ui/card'
import { useHref, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import { BrandGoods } from './brand-goods'
import { BrandLetters } from './brand-letters'
import sheet from './brands.css?sheet'
import { brandsMessages } from './brands.messages'
import { brandsOf } from './brands.store'

type BrandsPageProps = {
  /** Id of the brand whose goods are shown; absent: all brands, A to Z. */
  brandId?: string | undefined
  /** Omitted parts, separated by spaces: `breadcrumb`. */
  hide?: string | undefined
}

/** Page of the brands A to Z, or of one brand with its goods. */
export default function BrandsPage({ brandId = '', hide }: BrandsPageProps) {
  useSheet(sheet)
  const say = useSay(brandsMessages)
  const href = useHref()
  const brands = brandsOf(useScope())
  const all = useStore(brands.$state).value
  const own = all?.find(({ id }) => id === brandId)
  const missing = Boolean(brandId && all && !own)
  const trail = [
    { label: say('home'), href: href('home') },
    { label: say('title'), ...(brandId && { href: href('brands') }) },
    ...(own ? [{ label: own.brandName }] : []),
  ]
  return (
    <div className="brands-room">
      {!missing && !hiddenParts(hide).has('breadcrumb') && <Breadcrumb items={trail} />}
      <Page
        of={brands}
        what={say('brands')}
        safe={say('cartSafe')}
        skeleton={
          <Card padding="none">
            <SkeletonRows rows={6} />
          </Card>
        }
        empty={{
          when: (list) => !brandId && list.length === 0,
          drawing: 'list',
          heading: 'h1',
          title: say('none'),
        }}
      >
        {(list) => {
          if (own) return <BrandGoods brand={own} />
          if (brandId)
            return (
              <NotFound
                what={say('gone')}
                text={say('goneText')}
                others={{ label: say('all'), href: href('brands') }}
              />
            )
          return (
            <>
              <h1 className="visually-hidden">{say('title')}</h1>
              <BrandLetters brands={list} />
            </>
          )
        }}
      </Page>
    </div>
  )
}
