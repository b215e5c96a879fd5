import { useStore } from '@nanostores/react'
import { useScope } from '../../ui/host'
import { featuresOf, type Feature } from './features.store'

/** Returns a function that tests for a feature, from the back end's settings and from calls that returned 404. */
export const useFeatures = () => useStore(featuresOf(useScope()))
export const useFeature = (feature: Feature): boolean => useFeatures()(feature)
