import { newPair } from '../../../session/third-party/rsa2'

type Pair = Awaited<ReturnType<typeof newPair>>
let made: Promise<{ shop: Pair; provider: Pair }> | undefined

/** Returns the keys of the demo's shop and payment providers, created once per process. */
const demoKeys = () => (made ??= (async () => ({ shop: await newPair(), provider: await newPair() }))())

/** Returns the shop's keys: its private key, and the provider's public key. */
export async function shopKeys() {
  const { shop, provider } = await demoKeys()
  return { privatePem: shop.privatePem, publicPem: provider.publicPem }
}

/** Returns the provider's keys: its private key, and the shop's public key. */
export async function providerKeys() {
  const { shop, provider } = await demoKeys()
  return { privatePem: provider.privatePem, publicPem: shop.publicPem }
}

/** Merchant data of the shop at the demo's providers. */
export const demoMerchant = {
  appId: 'demo-shop',
  mchId: '1900000001',
  merId: '777290058110048',
  serial: 'DEMO0001',
  apiKey: 'the-demo-key-has-32-characters--',
} as const
