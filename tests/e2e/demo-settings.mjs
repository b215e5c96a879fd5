/** Settings of the journeys' shop. `npm test` runs it without its documentation. */
export const demoSettings = {
  GOODS: '1200',
  DEMO_FIXED_CODE: '2468',
  DEMO_AUTOPILOT: 'off',
  DEMO_COMPANIES: process.env.TEST_ALL ? '150' : '80',
  // Tests that log in through the API use their own addresses, so the limits of one address can stay unchanged.
  TRUST_PROXY: '1',
  BUILD_PART: process.env.TEST_ALL ? 'all' : 'shop',
}
