import type { ThirdChannel } from '../../../../src/session/third-party/third-channel'
import { clock } from '../../core/time/clock'
import { alipay } from './alipay'
import type { Provider } from './provider'
import { qq } from './qq'
import { demoApp } from './stand-in'
import { demoKeys, standInAlipay } from './stand-in-alipay'
import { standInQq } from './stand-in-qq'
import { standInWechat } from './stand-in-wechat'
import { wechat } from './wechat'

const now = () => clock.now()
/** Base URL of the stand-ins. Requests to it are answered within this process. */
const nowhere = 'https://stand-in.invalid'

/** Production adapters with the stand-in's URL and transport. */
export const standIns: Record<ThirdChannel, (authorize: string) => Promise<Provider>> = {
  wechat: async (authorize) => wechat({ ...demoApp('wechat'), authorize, api: nowhere }, standInWechat),
  qq: async (authorize) => qq({ ...demoApp('qq'), authorize, api: nowhere }, standInQq),
  alipay: async (authorize) =>
    alipay(
      { ...demoApp('alipay'), ...(await demoKeys()), authorize, gateway: `${nowhere}/gateway.do` },
      standInAlipay,
      now,
    ),
}
