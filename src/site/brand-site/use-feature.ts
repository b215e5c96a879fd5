import { useStore } from '@nanostores/react'
import { useScope } from '../../ui/host'
import { featuresOf, type Feature } from './features.store'

/** Says of parts whether the back end has them, as far as it is known: what it said once, and what it answered 404. */
export const useFeatures = () => useStore(featuresOf(useScope()))
export const useFeature = (feature: Feature): boolean => useFeatures()(feature)
