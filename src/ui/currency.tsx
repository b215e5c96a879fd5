import { createContext, use } from 'react'
import { defaultCurrency, type CurrencyRule } from '../core/money'

/** The brand site's currency rule; provided around a page once it is known. */
export const CurrencyContext = createContext<CurrencyRule>(defaultCurrency)

export const useCurrency = () => use(CurrencyContext)
