import { useMemo } from 'react'
import { skuWords } from '../../catalogue/goods/spec-words'
import type { LookUpSource } from '../../core/store/look-up'
import { useLocale, useSay, useScope } from '../../ui/host'
import LookUp from '../../ui/forms/look-up'
import { lookUpExchangeSkus, type ClaimLine, type ExchangeSku } from './after-sales-apply.contract'
import { afterSalesMessages } from './after-sales.messages'

type ExchangeSkuFieldProps = {
  of: ClaimLine
  orderId: string
  disabled: boolean
  value: string
  onChoose: (skuId: string) => void
}

/** Field for the replacement SKU of a line. It searches on the server because some products have many SKUs. */
export function ExchangeSkuField({ of, orderId, ...rest }: ExchangeSkuFieldProps) {
  const scope = useScope()
  const say = useSay(afterSalesMessages)
  const locale = useLocale()
  const { orderLineId, goodsName, exchangeFor } = of
  const source = useMemo((): LookUpSource => {
    const line = { orderId, orderLineId }
    const asFound = (sku: ExchangeSku) => ({ value: sku.skuId, label: skuWords(sku, locale) })
    return {
      async page(asked, options) {
        const { content, totalElements } = await scope.call(
          lookUpExchangeSkus,
          { body: { ...line, ...asked } },
          options,
        )
        return { content: content.map(asFound), totalElements }
      },
      async one(skuId, options) {
        const found =
          exchangeFor.find((sku) => sku.skuId === skuId) ??
          (await scope.call(lookUpExchangeSkus, { body: { ...line, skuId } }, options)).content[0]
        return found && asFound(found)
      },
    }
  }, [scope, locale, orderId, orderLineId, exchangeFor])
  return <LookUp size="small" aria-label={say('insteadOf', { name: goodsName })} source={source} {...rest} />
}
