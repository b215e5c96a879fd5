import type { ThirdChannel } from './third-channel'

/** Own outline icons on a 24 grid, because the protected logos may not be shipped. */
export const thirdPartyMarks: Record<ThirdChannel, string> = {
  wechat:
    'M9.5 4C5.4 4 2 6.7 2 10c0 1.9 1.1 3.6 2.9 4.7L4.3 17l2.7-1.4a9 9 0 0 0 1.9.4M16 9.5c-3.3 0-6 2.3-6 5.1s2.7 5.1 6 5.1c.7 0 1.3-.1 1.9-.3l2.3 1.1-.5-2c1.4-.9 2.3-2.3 2.3-3.9 0-2.8-2.7-5.1-6-5.1zM7.2 8.6h.01M11.6 8.6h.01M14.2 13.4h.01M17.8 13.4h.01',
  qq: 'M12 3a5 5 0 0 0-5 5v2.2c-1.3 1.5-2.4 3.3-2.4 5.2 0 .8.5.9 1 .4l.9-1.2c.3 1.3 1 2.4 1.9 3.2-.9.3-1.4.8-1.4 1.4C7 20.4 9.4 21 12 21s5-.6 5-1.8c0-.6-.5-1.1-1.4-1.4.9-.8 1.6-1.9 1.9-3.2l.9 1.2c.5.5 1 .4 1-.4 0-1.9-1.1-3.7-2.4-5.2V8a5 5 0 0 0-5-5z',
  alipay: 'M5 6.5h14M12 3.5v3M7 10.5h10c-1.2 4.4-5 7.9-11 9.5M8 13c2.2 3.4 6 5.8 11 7',
}
