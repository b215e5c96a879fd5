import { createContext, use } from 'react'
import { defaultCurrency, type CurrencyRule } from '../core/money'

/** Currency format of the brand site, provided once known. */
export const CurrencyContext = createContext<CurrencyRule>(defaultCurrency)

export const useCurrency = () => use(CurrencyContext)
